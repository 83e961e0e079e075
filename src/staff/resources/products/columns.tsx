import type { Product } from '../../../common/api';
import { advertStatus } from '../../../common/domain/advertWindow';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useMinute } from '../../../common/ui/clock';
import { advertUntil, useAdvertOf } from '../../features/advertising/useAdvertOf';
import type { Column } from '../../kit/list/column';
import { brief, categoryColumn, editColumn, nameColumn, picturesColumn } from '../../kit/list/recordColumns';
import { Dash } from '../../kit/show/Dash';
import { StatusChip } from '../../kit/show/StatusChip';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { products as t } from '../../texts/products';
import css from './ListPage.module.css';
import { NewPriceCell, PercentCell, PriceCell } from './PriceCells';

export const nameOf = ({ product_name }: Product) => product_name;

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
    cell: ({ stock_status: status }) => (
      <StatusChip look={status === 'in_stock' ? 'normal' : 'bad'}>{t.stockStatus[status]}</StatusChip>
    ),
  },
  {
    key: 'price',
    header: t.price,
    align: 'end',
    width: 132,
    narrow: 126,
    cell: (product) => <PriceCell {...product} />,
  },
  {
    key: 'newPrice',
    header: t.newPrice,
    align: 'end',
    width: 124,
    narrow: 119,
    emptyOnCard: ({ new_price }) => !new_price,
    cell: (product) => <NewPriceCell {...product} />,
  },
  {
    key: 'discount',
    header: t.discount,
    align: 'end',
    width: 78,
    narrow: 72,
    card: 'hidden',
    cell: (product) => <PercentCell {...product} />,
  },
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
  editColumn(nameOf, staffPaths.editProduct, { icon: true, width: 56, narrow: 48 }),
];

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
