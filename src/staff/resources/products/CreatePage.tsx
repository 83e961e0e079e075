import { useNavigate, useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import type { Product } from '../../../common/api';
import { useCreateProductMutation, useGetProductQuery, useFindProductTwinQuery } from '../../api';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { createdState } from '../../kit/list/useCreated';
import { ImagesField } from '../../kit/images/ImagesField';
import { RecordPage, useRead } from '../../kit/record/RecordPage';
import { Alert } from '../../kit/show/Alert';
import { productForm as t } from '../../texts/productForm';
import { staffPaths } from '../../../common/domain/staffPaths';
import { FittingFields, MainFields, SideFields } from './Fields';
import { productSchema } from './model/productSchema';
import { emptyProduct, inputOf, valuesOf, type ProductValues } from './model/productValues';
import { TwinWarning, useTypedName } from '../../kit/form/TwinWarning';

const HEAD = { title: t.createTitle, parent: { label: t.list, to: staffPaths.products() } };

/** A new product; `?copy=` begins it with all of another but its images. */
export function CreatePage() {
  const [params] = useSearchParams();
  const copyOf = params.get('copy');
  return copyOf ? <Copy key={copyOf} id={copyOf} /> : <NewProduct />;
}

function Copy({ id }: { id: string }) {
  const read = useRead(useGetProductQuery({ id }, { refetchOnMountOrArgChange: true }));
  return (
    <RecordPage {...HEAD} read={read} texts={t}>
      {(product) => <NewProduct copied={product} />}
    </RecordPage>
  );
}

/** What a copy begins with: its ratings are not the other's. */
const copyValues = (product: Product): ProductValues => ({
  ...valuesOf(product),
  product_name: t.copyOf(product.product_name),
  ...(product.reviews > 0 && { rating: '' }),
});

function NewProduct({ copied }: { copied?: Product }) {
  const navigate = useNavigate();
  const [createProduct] = useCreateProductMutation();
  const [initialValues] = useState(() => (copied ? copyValues(copied) : emptyProduct));
  return (
    <ResourceForm
      {...HEAD}
      draftKey={copied ? `product-copy-${copied.id}` : 'product-new'}
      initialValues={initialValues}
      notInDraft={['image_url']}
      schema={productSchema}
      texts={{ submit: t.submitCreate, busy: t.creating, saved: t.created, failed: t.submitFailed }}
      onSave={(values) => createProduct({ productInput: inputOf(values) }).unwrap()}
      onSaved={(said, { data }) => void navigate(staffPaths.products(), { state: createdState(said, data) })}
      onCancel={() => void navigate(staffPaths.products())}
      notice={copied && <Alert severity="info">{t.copied(copied.product_name)}</Alert>}
      main={<MainFields images={<ImagesField name="image_url" />} underName={<ProductTwin />} />}
      below={<FittingFields />}
      side={<SideFields activity={<p>{t.help.newIsActive}</p>} />}
    />
  );
}

/** Warns of a product of the name that is being typed. */
export function ProductTwin() {
  const name = useTypedName('product_name');
  const { currentData: twin } = useFindProductTwinQuery(name, { skip: name === '' });
  return (
    <TwinWarning to={name !== '' && twin ? staffPaths.editProduct(twin.id) : null} text={t.twin} link={t.showTwin} />
  );
}
