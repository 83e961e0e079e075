import type { ShownProduct } from '../../../../common/api';
import { product as texts } from '../../../texts/en/product';
import { shop } from '../../../texts/en/shop';
import { formatKsh, kshText } from '../../../../common/domain/money';
import { readInstalments } from '../../../../common/domain/instalments';
import { priceOf } from '../../../../common/domain/price';
import { usePriceMoment } from '../../../../common/ui/clock';
import { Icon } from '../../../../common/ui/Icon';
import { useLanguage, useMessages } from '../../../../common/i18n/messages';
import { useShopWords } from '../../../ui/shopWords';
import badge from '../Badge.module.css';
import css from './BuyBox.module.css';
import first from './First.module.css';
import { lastDay } from '../../../../common/domain/days';
import { OldPrice } from '../../../ui/OldPrice';

/** Price, discount, old price, saving, the offer's end, and what paying in parts costs, as the shop words it. */
export function PriceBlock({ product }: { product: ShownProduct }) {
  const t = useMessages('product', texts);
  const words = useMessages('shop', shop);
  const { language } = useLanguage();
  const { cents, was, percent, until } = priceOf(product, usePriceMoment([product]));
  return (
    <>
      <div className={`${first.price} ${css.price}`}>
        <b>{cents === null ? words.onRequest : formatKsh(cents)}</b>
        {percent !== undefined && percent > 0 && (
          <span className={`${badge.badge} ${badge.sale} ${css.percent}`}>{words.off(percent)}</span>
        )}
        {cents !== null && was !== undefined && (
          <p>
            <OldPrice amount={formatKsh(was)} nowrap />
            <span>
              {t.save} {formatKsh(was - cents)}
            </span>
          </p>
        )}
      </div>
      {until && <p className={css.until}>{t.until(lastDay(until, language))}</p>}
      {product.installment_info && (
        <div className={css.instalment}>
          <Icon name="calendar" />
          <p>
            <b>{t.instalments}</b>
            <InParts text={product.installment_info} cents={cents} />
          </p>
        </div>
      )}
    </>
  );
}

/** The parts, and what they cost beside the price of today; where the words cannot be read for certain, the words. */
function InParts({ text, cents }: { text: string; cents: number | null }) {
  const t = useMessages('product', texts);
  const words = useShopWords()(text);
  const read = readInstalments(text);
  if (!read || cents === null) return <span lang={words.lang}>{kshText(words.text)}</span>;
  const more = read.count * read.part - cents;
  const beside = more > 0 ? t.dearer(formatKsh(more)) : more < 0 ? t.cheaper(formatKsh(-more)) : t.asToday;
  return (
    <span>
      {t.parts(read.count, read.every, formatKsh(read.part))}, {beside}
    </span>
  );
}
