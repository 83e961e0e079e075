import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product } from '../../../common/api';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import {
  useCreateProductMutation,
  useFindProductTwinQuery,
  useGetProductQuery,
  useUpdateProductMutation,
} from '../../api';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { TwinWarning } from '../../kit/form/TwinWarning';
import { useFieldFocus } from '../../kit/form/useFieldFocus';
import { HeadLink, VisitorsLink } from '../../kit/headLinks';
import { ImagesField } from '../../kit/images/ImagesField';
import { RecordPage, type RecordFormProps } from '../../kit/record/RecordPage';
import { useNewRecordForm, useRecordForm } from '../../kit/record/useRecordForm';
import { Alert } from '../../kit/show/Alert';
import { productForm as t } from '../../texts/productForm';
import { FittingFields, MainFields, SideFields } from './Fields';
import { productSchema } from './model/productSchema';
import { comparable, emptyProduct, inputOf, updateOf, valuesOf, type ProductValues } from './model/productValues';

const PARENT = { label: t.list, to: staffPaths.products() };
const FORM = { schema: productSchema, notInDraft: ['image_url'], below: <FittingFields /> } as const;
const TWIN = { field: 'product_name', useTwin: useFindProductTwinQuery, pathOf: staffPaths.editProduct } as const;

const useProduct = (id: string) => useGetProductQuery({ id }, { refetchOnMountOrArgChange: true });

/** A new product; `?copy=` begins it with all of another but its images. */
export function CreatePage() {
  const copyOf = useSearchParams()[0].get('copy');
  if (!copyOf) return <NewForm />;
  return (
    <RecordPage title={t.createTitle} parent={PARENT} id={copyOf} useQuery={useProduct} texts={t} form={NewForm} />
  );
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
  return (
    <ResourceForm
      {...FORM}
      {...useNewRecordForm(PARENT)}
      title={t.createTitle}
      draftKey={copied ? `product-copy-${copied.id}` : 'product-new'}
      initialValues={initialValues}
      texts={t.creating}
      onSave={(values) => createProduct({ productInput: inputOf(values) }).unwrap()}
      notice={copied && <Alert severity="info">{t.copied(copied.product_name)}</Alert>}
      main={<MainFields images={<ImagesField name="image_url" />} underName={<TwinWarning {...TWIN} texts={t} />} />}
      side={<SideFields activity={<p>{t.newIsActive}</p>} />}
    />
  );
}

/** /dashboard/products/edit-product/{id} */
export function EditPage() {
  return <RecordPage title={t.editTitle} parent={PARENT} useQuery={useProduct} texts={t} form={EditForm} />;
}

function EditForm({ record: product, again }: RecordFormProps<Product>) {
  const [update] = useUpdateProductMutation();
  const { form, images, activity } = useRecordForm({
    kind: 'Product',
    parent: PARENT,
    record: product,
    again,
    nameOf: ({ product_name }) => product_name,
    valuesOf,
    comparable,
    bodyOf: updateOf,
    update: (id, productUpdate, condition) => update({ id, productUpdate, ...condition }).unwrap(),
    help: t.activity,
  });
  useFieldFocus();
  return (
    <ResourceForm
      {...FORM}
      {...form}
      title={t.editTitle}
      actions={
        <>
          <HeadLink to={staffPaths.createProduct(product.id)} icon="copy">
            {t.duplicate}
          </HeadLink>
          {product.isActive && <VisitorsLink href={paths.product(product.id)}>{t.preview}</VisitorsLink>}
        </>
      }
      texts={t.saving}
      main={<MainFields images={images} />}
      side={<SideFields product={product} activity={activity} />}
    />
  );
}
