import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ShownProduct } from '../../../../common/api';
import type { CartItem } from '../../../../common/domain/cartItem';
import { totalOf } from '../../../../common/domain/cartTotals';
import { formatKsh } from '../../../../common/domain/money';
import { paths } from '../../../../common/domain/paths';
import { priceOf } from '../../../../common/domain/price';
import { usePriceMoment } from '../../../../common/ui/clock';
import layout from '../../../../common/ui/layout.module.css';
import { useInLanguage, useMessages } from '../../../../common/i18n/messages';
import { needs } from '../../../texts/en/needs';
import { shop } from '../../../texts/en/shop';
import { PartList, PartRow } from '../../../ui/PartRow';
import { cartItemOf } from '../../../../common/domain/productInSmall';
import css from './AlsoNeeded.module.css';
import { OldPrice } from '../../../ui/OldPrice';

type Related = NonNullable<ShownProduct['related']>;

interface AlsoNeededProps {
  related: Related;
  /** Adds one; the page joins it in. */
  add: (item: Omit<CartItem, 'quantity'>) => ReactNode;
  addAll: (items: readonly CartItem[]) => ReactNode;
}

/** What a kit needs beside it, each with its reason, and all of it by one press, the sum said before. */
export function AlsoNeeded({ related, add, addAll }: AlsoNeededProps) {
  const t = useMessages('needs', needs);
  const titleId = useId();
  const now = usePriceMoment(related.map(({ product }) => product));
  const parts = related.map(({ product, reason }) => ({
    reason,
    price: priceOf(product, now),
    item: cartItemOf({ ...product, images: product.images ?? [] }, now),
  }));
  // What has no price is asked for, not added.
  const items = parts.filter(({ price }) => price.cents !== null).map(({ item }) => ({ ...item, quantity: 1 }));
  const sum = totalOf(items);
  return (
    <section className={`${layout.wrap} ${css.needed}`} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={layout.h2}>
          {t.title}
        </h2>
        <p className={layout.secondary}>{t.lead}</p>
      </div>
      <div className={css.split}>
        <PartList>
          {parts.map(({ reason, price, item }) => (
            <Part key={item.id} reason={reason} price={price} item={item} action={price.cents !== null && add(item)} />
          ))}
        </PartList>
        {sum !== null && (
          <div className={css.sum}>
            <p>
              {t.together(items.length)} <b>{formatKsh(sum)}</b>
            </p>
            {addAll(items)}
          </div>
        )}
      </div>
    </section>
  );
}

interface PartProps {
  reason: Related[number]['reason'];
  price: ReturnType<typeof priceOf>;
  item: Omit<CartItem, 'quantity'>;
  action: ReactNode;
}

function Part({ reason, price: { cents, was }, item, action }: PartProps) {
  const t = useMessages('needs', needs);
  const words = useMessages('shop', shop);
  const { text: name, lang } = useInLanguage()(item, 'name');
  return (
    <PartRow
      image={item.image}
      name={name}
      label={t.reasons[reason]}
      title={
        <Link to={paths.product(item.id)} lang={lang}>
          {name}
        </Link>
      }
      why={t.why[reason]}
      price={
        <>
          {cents === null ? words.onRequest : formatKsh(cents)}
          {was !== undefined && <OldPrice amount={formatKsh(was)} />}
        </>
      }
      {...(action !== false && { action })}
    />
  );
}
