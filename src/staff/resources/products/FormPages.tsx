import { useSearchParams } from 'react-router-dom';
import type { Product } from '../../../common/api';
import { staffPaths } from '../../../common/domain/staffPaths';
import { staffApi, useGetProductQuery, type ProductUpdate } from '../../api';
import { HeadLink } from '../../kit/headLinks';
import { UNTRACKED } from '../../kit/record/calls';
import { addresses } from '../../kit/record/kinds';
import { EditRecord, NewRecord, type RecordKind } from '../../kit/record/RecordForms';
import { RecordPage } from '../../kit/record/RecordPage';
import { Alert } from '../../kit/show/Alert';
import { productForm as t } from '../../texts/productForm';
import { FittingFields, MainFields, SideFields } from './Fields';
import {
  comparable,
  emptyProduct,
  inputOf,
  productSchema,
  updateOf,
  valuesOf,
  type ProductValues,
} from './model/productValues';

const { createProduct, updateProduct } = staffApi.endpoints;

const PRODUCT: RecordKind<Product, ProductValues, ProductUpdate> = {
  kind: 'Product',
  list: addresses.Product.list,
  parent: t.list,
  texts: t,
  schema: productSchema,
  nameField: 'product_name',
  useQuery: (id) => useGetProductQuery({ id }, { refetchOnMountOrArgChange: true }),
  empty: emptyProduct,
  valuesOf,
  comparable,
  bodyOf: updateOf,
  create: (values, key) => createProduct.initiate({ ...key, productInput: inputOf(values) }, UNTRACKED),
  update: (id, productUpdate, condition) => updateProduct.initiate({ id, productUpdate, ...condition }, UNTRACKED),
  columns: { main: MainFields, side: SideFields, below: FittingFields },
  actions: ({ id }) => (
    <HeadLink to={staffPaths.createProduct(id)} icon="copy">
      {t.duplicate}
    </HeadLink>
  ),
};

/** A new product; `?copy=` begins it with all of another but its images. */
export function CreatePage() {
  const copyOf = useSearchParams()[0].get('copy');
  if (!copyOf) return <NewRecord of={PRODUCT} />;
  return (
    <RecordPage of={PRODUCT} copyOf={copyOf}>
      {({ record }) => (
        <NewRecord
          of={PRODUCT}
          draftKey={`product-copy-${record.id}`}
          initialValues={copyValues(record)}
          notice={<Alert severity="info">{t.copied(record.product_name)}</Alert>}
        />
      )}
    </RecordPage>
  );
}

/** What a copy begins with: its ratings are not the other's. */
const copyValues = (product: Product): ProductValues => ({
  ...valuesOf(product),
  product_name: t.copyOf(product.product_name),
  ...(product.reviews > 0 && { rating: '' }),
});

/** /dashboard/products/edit-product/{id} */
export const EditPage = () => <EditRecord of={PRODUCT} />;
