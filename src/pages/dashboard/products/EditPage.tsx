import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetProductQuery } from '../../../api';
import { useRecord } from '../../../crud/form/useRecord';
import { productForm as t } from '../../../lib/messages/staff/productForm';
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
  // Another one where somebody takes over what somebody else saved.
  const [edition, setEdition] = useState(0);
  if (!record) return <ProductTrouble title={t.editTitle} error={error} onRetry={() => void query.refetch()} />;
  const reload = async () => {
    const { isSuccess } = await query.refetch();
    if (isSuccess) setEdition(edition + 1);
  };
  return <EditForm key={edition} product={record} onRead={() => query.refetch()} onReload={() => void reload()} />;
}
