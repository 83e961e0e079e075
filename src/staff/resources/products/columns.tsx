import { Link } from 'react-router-dom';
import type { Product } from '../../../common/api';
import type { Column } from '../../kit/list/column';
import { RowPictures } from '../../kit/images/RowPictures';
import { Dash } from '../../kit/show/Dash';
import { StatusChip } from '../../kit/show/StatusChip';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { kit } from '../../texts/kit';
import { products as t } from '../../texts/products';
import { staffPaths } from '../../../common/domain/staffPaths';
import { AdvertiseCell } from './AdvertiseCell';
import css from './ListPage.module.css';
import { NewPriceCell, PercentCell, PriceCell } from './PriceCells';

/** The columns of the products' list (docs/product.md, 7.4), without number and menu. */
export const columnsFor = (advertise: (product: Product) => void): readonly Column<Product>[] => [
  {
    key: 'name',
    header: t.name,
    card: 'title',
    cell: ({ product_name, isActive }) => (
      <>
        <span className={css.name} title={product_name}>
          {product_name}
        </span>
        {!isActive && (
          <StatusChip look="off" bare>
            {t.inactive}
          </StatusChip>
        )}
      </>
    ),
  },
  {
    key: 'category',
    header: t.category,
    width: 98,
    narrow: 92,
    card: 'subtitle',
    cell: ({ category }) => category?.category_name ?? t.noCategory,
  },
  {
    key: 'stock',
    header: t.stock,
    width: 124,
    narrow: 118,
    card: 'status',
    cell: ({ stock_status }) =>
      stock_status === 'in_stock' ? (
        <StatusChip look="normal">{t.inStock}</StatusChip>
      ) : (
        <StatusChip look="bad">{t.outOfStock}</StatusChip>
      ),
  },
  {
    key: 'price',
    header: t.price,
    align: 'end',
    width: 132,
    narrow: 126,
    cell: (product) => <PriceCell product={product} />,
  },
  {
    key: 'newPrice',
    header: t.newPrice,
    align: 'end',
    width: 124,
    narrow: 119,
    emptyOnCard: ({ new_price }) => !new_price,
    cell: (product) => <NewPriceCell product={product} />,
  },
  {
    key: 'discount',
    header: t.discount,
    align: 'end',
    width: 78,
    narrow: 72,
    card: 'hidden',
    cell: (product) => <PercentCell product={product} />,
  },
  {
    key: 'installment',
    header: t.installment,
    width: 160,
    narrow: 148,
    card: 'whole',
    emptyOnCard: ({ installment_info }) => !installment_info,
    cell: ({ installment_info }) =>
      installment_info ? (
        <span className={css.installment} title={installment_info}>
          {installment_info}
        </span>
      ) : (
        <Dash />
      ),
  },
  {
    key: 'images',
    header: t.images,
    width: 78,
    narrow: 72,
    card: 'media',
    cell: ({ images, product_name }) => <RowPictures images={images} name={product_name} />,
  },
  {
    key: 'advertise',
    header: t.advertise,
    width: 104,
    narrow: 72,
    card: 'action',
    cell: (product) => <AdvertiseCell product={product} onAdvertise={advertise} />,
  },
  {
    key: 'edit',
    header: t.edit,
    width: 56,
    narrow: 48,
    card: 'action',
    cell: ({ id, product_name }) => (
      <StaffButton
        size="small"
        component={Link}
        to={staffPaths.editProduct(id)}
        aria-label={kit.editRow(product_name)}
        className={css.action}>
        <StaffIcon name="edit" />
        <span>{t.edit}</span>
      </StaffButton>
    ),
  },
];
