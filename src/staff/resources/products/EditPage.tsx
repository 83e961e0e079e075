import { useParams } from 'react-router-dom';
import { useGetProductQuery } from '../../api';
import { useEdition } from '../../kit/form/useEdition';
import { useRecord } from '../../kit/form/useRecord';
import { productForm as t } from '../../texts/productForm';
import { EditForm } from './EditForm';
import { ProductTrouble } from './ProductTrouble';

/** /dashboard/products/edit-product/{id} */
export function EditPage() {
  const { id = '' } = useParams();
  return <OneProduct key={id} id={id} />;
}

function OneProduct({ id }: { id: string }) {
  const query = useGetProductQuery({ id }, { refetchOnMountOrArgChange: true });
  const { record, error } = useRecord(query);
  const { edition, reload } = useEdition(query);
  if (!record) return <ProductTrouble title={t.editTitle} error={error} onRetry={() => void query.refetch()} />;
  return <EditForm key={edition} product={record} onRead={() => query.refetch()} onReload={reload} />;
}
