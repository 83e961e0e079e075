import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '../../../common/api';
import { staffPaths } from '../../../common/domain/staffPaths';
import { useCreateProductMutation, useGetProductQuery, useUpdateProductMutation, type ProductUpdate } from '../../api';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { useFieldFocus } from '../../kit/form/useFieldFocus';
import { HeadLink } from '../../kit/headLinks';
import { addresses } from '../../kit/record/kinds';
import { RecordPage, type RecordFormProps } from '../../kit/record/RecordPage';
import { useNewRecordForm, useRecordForm, type RecordKind } from '../../kit/record/useRecordForm';
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

const PRODUCT: RecordKind<Product, ProductValues, ProductUpdate> = {
  kind: 'Product',
  list: addresses.Product.list,
  parent: t.list,
  texts: t,
  schema: productSchema,
  nameField: 'product_name',
  useQuery: (id) => useGetProductQuery({ id }, { refetchOnMountOrArgChange: true }),
  valuesOf,
  comparable,
  bodyOf: updateOf,
};

/** A new product; `?copy=` begins it with all of another but its images. */
export function CreatePage() {
  const copyOf = useSearchParams()[0].get('copy');
  return copyOf ? <RecordPage of={PRODUCT} copyOf={copyOf} form={NewForm} /> : <NewForm />;
}

/** What a copy begins with: its ratings are not the other's. */
const copyValues = (product: Product): ProductValues => ({
  ...valuesOf(product),
  product_name: t.copyOf(product.product_name),
  ...(product.reviews > 0 && { rating: '' }),
});

function NewForm({ record: copied }: Partial<RecordFormProps<Product>>) {
  const [createProduct] = useCreateProductMutation();
  const [initialValues] = useState(() => (copied ? copyValues(copied) : emptyProduct));
  const { form, images, twin } = useNewRecordForm(PRODUCT);
  return (
    <ResourceForm
      {...form}
      {...(copied && {
        draftKey: `product-copy-${copied.id}`,
        notice: <Alert severity="info">{t.copied(copied.product_name)}</Alert>,
      })}
      initialValues={initialValues}
      onSave={(values) => createProduct({ productInput: inputOf(values) }).unwrap()}
      main={<MainFields images={images} underName={twin} />}
      side={<SideFields activity={<p>{t.newIsActive}</p>} />}
      below={<FittingFields />}
    />
  );
}

/** /dashboard/products/edit-product/{id} */
export const EditPage = () => <RecordPage of={PRODUCT} form={EditForm} />;

function EditForm({ record: product, again }: RecordFormProps<Product>) {
  const [update] = useUpdateProductMutation();
  const { form, images, activity } = useRecordForm(PRODUCT, {
    record: product,
    again,
    update: (id, productUpdate, condition) => update({ id, productUpdate, ...condition }).unwrap(),
    actions: (
      <HeadLink to={staffPaths.createProduct(product.id)} icon="copy">
        {t.duplicate}
      </HeadLink>
    ),
  });
  useFieldFocus();
  return (
    <ResourceForm
      {...form}
      main={<MainFields images={images} />}
      side={<SideFields product={product} activity={activity} />}
      below={<FittingFields />}
    />
  );
}
