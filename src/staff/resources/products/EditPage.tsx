import { useNavigate, useParams } from 'react-router-dom';
import type { Product } from '../../../common/api';
import { useGetProductQuery, useUpdateProductMutation } from '../../api';
import { ResourceForm } from '../../kit/form/ResourceForm';
import { useFieldFocus } from '../../kit/form/useFieldFocus';
import { HeadLink, VisitorsLink } from '../../kit/headLinks';
import { RecordPage, useRead, type Again } from '../../kit/record/RecordPage';
import { useRecordForm } from '../../kit/record/useRecordForm';
import { productForm as t } from '../../texts/productForm';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';
import { FittingFields, MainFields, SideFields } from './Fields';
import { productSchema } from './model/productSchema';
import { comparable, updateOf, valuesOf } from './model/productValues';

const HEAD = { title: t.editTitle, parent: { label: t.list, to: staffPaths.products() } };

/** /dashboard/products/edit-product/{id} */
export function EditPage() {
  const { id = '' } = useParams();
  return <OneProduct key={id} id={id} />;
}

function OneProduct({ id }: { id: string }) {
  const read = useRead(useGetProductQuery({ id }, { refetchOnMountOrArgChange: true }));
  return (
    <RecordPage {...HEAD} read={read} texts={t}>
      {(product, again) => <EditForm product={product} again={again} />}
    </RecordPage>
  );
}

function EditForm({ product, again }: { product: Product; again: Again }) {
  const navigate = useNavigate();
  const [update] = useUpdateProductMutation();
  const { form, images, activity } = useRecordForm({
    kind: 'Product',
    record: product,
    again,
    nameOf: ({ product_name }) => product_name,
    valuesOf,
    comparable,
    bodyOf: updateOf,
    update: (id, productUpdate, condition) => update({ id, productUpdate, ...condition }).unwrap(),
    help: t.help,
  });
  useFieldFocus();
  return (
    <ResourceForm
      {...HEAD}
      {...form}
      actions={
        <>
          <HeadLink to={staffPaths.createProduct(product.id)} icon="copy">
            {t.duplicate}
          </HeadLink>
          {product.isActive && <VisitorsLink href={paths.product(product.id)}>{t.preview}</VisitorsLink>}
        </>
      }
      notInDraft={['image_url']}
      schema={productSchema}
      texts={{ submit: t.submitEdit, busy: t.saving, saved: t.updated, failed: t.submitFailed }}
      onCancel={() => void navigate(staffPaths.products())}
      main={<MainFields images={images} />}
      below={<FittingFields />}
      side={<SideFields product={product} activity={activity} />}
    />
  );
}
