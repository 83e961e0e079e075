import { Fragment, useRef, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ShownProduct } from '../../../common/api';
import { AddToCartButton } from '../../features/cart/AddToCartButton';
import badge from '../../features/catalog/Badge.module.css';
import { cartItemOf, whyNotSold } from '../../../common/domain/productInSmall';
import { useGoneBy } from '../../features/catalog/product/useGoneBy';
import { compare } from '../../texts/en/compare';
import { product as productTexts } from '../../texts/en/product';
import { shop } from '../../texts/en/shop';
import { shell } from '../../../common/texts/en/shell';
import { whatsapp } from '../../../common/texts/en/whatsapp';
import { mainPicture } from '../../../common/domain/media';
import { paths } from '../../../common/domain/paths';
import { productText } from '../../../common/domain/whatsapp';
import type { Said } from '../../../common/domain/language';
import { initialOf } from '../../../common/domain/texts';
import { removing } from '../../../common/browser/focus';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Button, IconButton } from '../../../common/ui/Button';
import { usePriceMoment } from '../../../common/ui/clock';
import { Icon, LineIcon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import { Picture } from '../../../common/ui/Picture';
import { useSite } from '../../ui/site';
import { WhatsappButton } from '../../ui/WhatsappButton';
import css from './CompareTable.module.css';
import type { Column } from './useColumns';
import { type useRows } from './useRows';

/** Not equal. */
const UNEQUAL = 'M5 9.500h14M5 14.500h14M15.500 5l-7 14';
const SIZES = '(min-width:1280px) 320px, (min-width:768px) 28vw, 46vw';

/** The mark of a line in which products differ; its meaning stands beside it. */
export const Unequal = () => <LineIcon path={UNEQUAL} size={14} className={css.unequal} />;

interface CompareTableProps {
  ref: Ref<HTMLDivElement>;
  columns: readonly Column[];
  /** What a product is called while it is not there. */
  nameOf: (column: Column) => Said;
  rows: ReturnType<typeof useRows>;
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
}

/**
 * Products side by side. On phones two of them stand in view and a third is swiped to; their names stay in view while
 * the page scrolls.
 */
export function CompareTable({ ref, columns, nameOf, rows, onlyDifferences, onRemove }: CompareTableProps) {
  const t = useMessages('compare', compare);
  const head = useRef<HTMLTableRowElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const goneBy = useGoneBy(head);
  const shown = onlyDifferences ? rows.filter(({ differs }, index) => differs || index === 0) : rows;
  const remove = (id: string) =>
    removing((button) => {
      const others = [...(button.closest('tr')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
      const at = others.indexOf(button);
      (others[at + 1] ?? others[at - 1] ?? document.getElementById('main'))?.focus();
      onRemove(id);
    });
  const unread = columns.every(({ product, error }) => !product && error);
  /** A cell of each product; of one that could not be read the first says so. */
  const cells = (of: (product: ShownProduct, index: number) => ReactNode, first = false) =>
    columns.map((column, index) => {
      if (column.product) return <td key={column.id}>{of(column.product, index)}</td>;
      if (!column.error)
        return (
          <td key={column.id}>
            <i className={css.block} />
          </td>
        );
      return (
        <td key={column.id} className={first ? css.failed : undefined}>
          {first && <Failed column={column} name={nameOf(column).text} />}
        </td>
      );
    });
  const width = css[`of${columns.length}`];
  return (
    <div className={css.place}>
      <div className={`${css.names} ${goneBy ? css.there : ''}`} aria-hidden="true">
        <div className={css.clip}>
          <div ref={names} className={`${css.line} ${width}`}>
            {columns.map((column) => (
              <span key={column.id} lang={nameOf(column).lang}>
                <b>{nameOf(column).text}</b>
              </span>
            ))}
          </div>
        </div>
      </div>
      <div
        ref={ref}
        className={css.scroll}
        role="region"
        aria-label={t.table}
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (names.current) names.current.style.transform = `translateX(${-currentTarget.scrollLeft}px)`;
        }}>
        <table className={`${css.table} ${width}`}>
          <thead>
            <tr className={css.pictures}>
              <td />
              {columns.map((column, index) => (
                <td key={column.id}>
                  <HeadPicture product={column.product} name={nameOf(column).text} priority={index < 2} />
                  <IconButton
                    className={css.remove}
                    label={t.removeNamed(nameOf(column).text)}
                    data-remove=""
                    onClick={remove(column.id)}>
                    <Icon name="close" size={18} />
                  </IconButton>
                </td>
              ))}
            </tr>
            <tr ref={head} className={css.heads}>
              <th scope="col">
                <span className={layout.hidden}>{t.product}</span>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" lang={nameOf(column).lang}>
                  <Link to={paths.product(column.id)}>{nameOf(column).text}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {unread ? (
              <tr className={css.way}>
                <td />
                {cells(() => null, true)}
              </tr>
            ) : (
              <>
                {shown.map((row, at) => (
                  <Fragment key={row.term}>
                    <tr className={row.differs ? css.differs : undefined}>
                      <Label>
                        {row.term}
                        {row.differs && (
                          <>
                            <Unequal />
                            <span className={layout.hidden}>, {t.differs}</span>
                          </>
                        )}
                      </Label>
                      {cells((_product, index) => row.cells[index], at === 0)}
                    </tr>
                    {at === 0 && (
                      <tr className={css.way}>
                        <Label>{t.buy}</Label>
                        {cells((product) => (
                          <Buy product={product} />
                        ))}
                      </tr>
                    )}
                  </Fragment>
                ))}
                <tr className={css.way}>
                  <Label>{t.ask}</Label>
                  {cells((product) => (
                    <Ask product={product} />
                  ))}
                </tr>
              </>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What a row is about: beside its cells, on phones above them, in view wherever the table is swiped to. */
function Label({ children }: { children: ReactNode }) {
  return (
    <th scope="row">
      <span className={css.label}>
        <span>{children}</span>
      </span>
    </th>
  );
}

function HeadPicture({ product, name, priority }: { product: Column['product']; name: string; priority: boolean }) {
  const t = useMessages('shop', shop);
  const image = product && mainPicture(product.images);
  return (
    <div className={css.picture}>
      {image ? (
        <Picture image={image} alt="" sizes={SIZES} priority={priority} />
      ) : (
        <span className={css.initial} aria-hidden="true">
          {product && initialOf(name)}
        </span>
      )}
      {product?.isBestSeller && <span className={`${badge.badge} ${badge.best} ${css.flag}`}>{t.bestSeller}</span>}
    </div>
  );
}

function Failed({ column: { error, loading, retry }, name }: { column: Column; name: string }) {
  const t = useMessages('compare', compare);
  const common = useMessages('shell', shell);
  return (
    <div role="alert">
      <p>{error?.status === 'OFFLINE' ? common.youAreOffline : t.failed}</p>
      <Button variant="outline" size="small" busy={loading} aria-label={`${common.retry}: ${name}`} onClick={retry}>
        {common.retry}
      </Button>
    </div>
  );
}

function Buy({ product }: { product: ShownProduct }) {
  const t = useMessages('product', productTexts);
  const now = usePriceMoment([product]);
  const reason = whyNotSold(product, now);
  return (
    <>
      <AddToCartButton item={cartItemOf(product, now)} size="small" full soldOut={reason !== null} />
      {reason && <p className={css.reason}>{t[reason]}</p>}
    </>
  );
}

function Ask({ product }: { product: ShownProduct }) {
  const t = useMessages('compare', compare);
  const texts = useMessages('product', productTexts);
  const chatWords = useMessages('whatsapp', whatsapp);
  const { openQuote } = useSite();
  const now = usePriceMoment([product]);
  const item = cartItemOf(product, now);
  const { text: name } = useInLanguage()(product, 'product_name');
  const line = { ...item, quantity: 1 };
  return (
    <div className={css.ask}>
      <Button
        variant="outline"
        size="small"
        full
        aria-label={t.quoteNamed(name)}
        onClick={() => openQuote({ from: 'product', lines: [line], products: [product] })}>
        {texts.getQuote}
      </Button>
      <WhatsappButton variant="outline" size="small" full message={productText(line, chatWords)}>
        WhatsApp<span className={layout.hidden}> {t.chatAbout(name)}</span>
      </WhatsappButton>
    </div>
  );
}
