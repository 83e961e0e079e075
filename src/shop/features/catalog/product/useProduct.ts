import { useLocation } from 'react-router-dom';
import { useGetProductQuery, useRecordState, type RecordState, type ShownProduct } from '../../../../common/api';

/** What was read so long ago has just been read, s. */
const FRESH_S = 2;

/**
 * One product; none without an id. What an earlier look has left is shown at once and read again: its price is of then. A
 * page that the server rendered is as new as its data.
 */
export function useProduct(id: string): RecordState<ShownProduct> {
  const isFirstPage = useLocation().key === 'default';
  const query = useGetProductQuery(
    { id },
    { skip: id === '', refetchOnMountOrArgChange: isFirstPage ? false : FRESH_S },
  );
  return useRecordState('getProduct', { id }, query);
}
