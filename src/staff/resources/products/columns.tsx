import type { Product } from '../../../common/api';
import { advertStatus } from '../../../common/domain/advertWindow';
import { useMinute } from '../../../common/ui/clock';
import { advertUntil, useAdvertOf } from '../../features/adverts/useAdvertOf';
import type { Column } from '../../kit/list/column';
import { sameAs, type CsvColumns } from '../../kit/list/csv';
import {
  brief,
  categoryColumn,
  editColumn,
  figureColumn,
  nameColumn,
  picturesColumn,
} from '../../kit/list/recordColumns';
import { Dash, Money } from '../../kit/show/Money';
import { StatusChip } from '../../kit/show/StatusChip';
import { shortDay } from '../../kit/show/time';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { products as t } from '../../texts/products';
import css from './columns.module.css';
import { discountPhase, type DiscountPhase } from './model/discountPhase';

export const nameOf = ({ product_name }: Product) => product_name;
/** A server may say nothing of discounts. */
const percentOf = ({ discounts = [] }: Product) => discounts[0]?.discount_percentage ?? null;

/** The columns of the products' list (docs/product.md, 7.4), without number and menu. */
export const columnsFor = (advertise: (product: Product) => void): readonly Column<Product>[] => [
  nameColumn(t.name, nameOf),
  categoryColumn({ header: t.category, width: 98, narrow: 92 }),
  {
    key: 'stock',
    header: t.stock,
    width: 124,
    narrow: 118,
    card: 'status',
    cell: ({ stock_status: status }) => {
      const isThere = status === 'in_stock';
      return (
        <StatusChip look={isThere ? 'normal' : 'bad'}>
          {t.stockStatus[isThere ? 'in_stock' : 'out_of_stock']}
        </StatusChip>
      );
    },
  },
  figureColumn('price', { header: t.price, width: 132, narrow: 126 }, (product) => <PriceCell {...product} />),
  figureColumn(
    'newPrice',
    { header: t.newPrice, width: 124, narrow: 119, emptyOnCard: ({ new_price }) => !new_price },
    (product) => <NewPriceCell {...product} />,
  ),
  figureColumn('discount', { header: t.discount, width: 78, narrow: 72, card: 'hidden' }, (product) => (
    <PercentCell {...product} />
  )),
  {
    key: 'installment',
    header: t.installment,
    width: 160,
    narrow: 148,
    card: 'whole',
    emptyOnCard: ({ installment_info }) => !installment_info,
    cell: ({ installment_info: info }) =>
      info ? (
        <span className={css.installment} title={info}>
          {info}
        </span>
      ) : (
        <Dash />
      ),
  },
  picturesColumn(nameOf, { header: t.images, width: 78, narrow: 72 }),
  {
    key: 'advertise',
    header: t.advertise,
    width: 104,
    narrow: 72,
    card: 'action',
    cell: (product) => <AdvertiseCell product={product} onAdvertise={() => advertise(product)} />,
  },
  editColumn('Product', nameOf, { icon: true, width: 56, narrow: 48 }),
];

/** A product in the columns of its file, named as in the contract. */
export const csvColumns: CsvColumns<Product> = {
  ...sameAs('id', 'product_name'),
  category: ({ category }) => category?.category_name,
  ...sameAs('stock_status', 'quantity', 'product_price', 'new_price'),
  discount_percentage: percentOf,
  ...sameAs('installment_info', 'isActive', 'isBestSeller', 'rating', 'reviews'),
  images: ({ images }) => images.length,
};

/** Advertise, and until when the product is advertised already. The dot is green only while visitors can see the advert. */
function AdvertiseCell({ product, onAdvertise }: { product: Product; onAdvertise: () => void }) {
  const advert = useAdvertOf(product.id);
  const now = useMinute();
  const until = advert && advertUntil(advert, now);
  const seen = product.isActive && advert && advertStatus(advert, now) === 'running';
  const label = t.advertiseRow(product.product_name);
  return (
    <span className={css.advertise}>
      <StaffButton size="small" aria-label={label} className={brief} onClick={onAdvertise}>
        <StaffIcon name="megaphone" />
        <span>{t.advertise}</span>
      </StaffButton>
      {until && <small className={seen ? css.seen : undefined}>{product.isActive ? until : t.advertUnseen}</small>}
    </span>
  );
}

/** The full price, struck through only while visitors see a lower one. */
function PriceCell(product: Product) {
  const price = <Money value={product.product_price} />;
  return discountPhase(product, useMinute()).phase === 'running' ? <s className={css.quiet}>{price}</s> : price;
}

/** The new price: strong while it is what visitors pay, otherwise quiet, with the day on which it begins or ended. */
function NewPriceCell(product: Product) {
  const now = useMinute();
  const state = discountPhase(product, now);
  const running = state.phase === 'running';
  const day = dayOf(state, now);
  const percent = percentOf(product);
  return (
    <span className={running ? undefined : css.quiet}>
      <Money value={product.new_price} strong={running} />
      {/* On a card the percentage has no place of its own. */}
      {percent !== null && <span className={css.off}> {t.off(percent)}</span>}
      {day && <small className={css.day}>{day}</small>}
    </span>
  );
}

/** The discount's percentage, in the same ink as its new price. */
function PercentCell(product: Product) {
  const running = discountPhase(product, useMinute()).phase === 'running';
  const percent = percentOf(product);
  if (percent === null) return <Dash />;
  return <span className={running ? undefined : css.quiet}>{t.percent(percent)}</span>;
}

/** 'from 23 Nov', 'ended 20 Nov'; null where the price itself says it. */
function dayOf(state: DiscountPhase, now: number): string | null {
  if (state.phase === 'planned') return t.discountFrom(shortDay(state.from, now));
  // What ends at midnight was last seen the day before.
  return state.phase === 'ended' ? t.discountEnded(shortDay(state.end - 1, now)) : null;
}
