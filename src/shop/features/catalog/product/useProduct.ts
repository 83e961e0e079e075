import { useLocation } from 'react-router-dom';
import { api, useGetProductQuery, useRecordState, type RecordState, type ShownProduct } from '../../../../common/api';
import { useAppSelector } from '../../../../common/state/hooks';

/** What was read so long ago has just been read, s. */
const FRESH_S = 2;

/**
 * One product; none without an id. What an earlier look has left is shown at once and read again: its price is of then. A
 * page that the server rendered is as new as its data, but what a comparison was rendered with is not all of it.
 */
export function useProduct(id: string): RecordState<ShownProduct> {
  const isFirstPage = useLocation().key === 'default';
  const isBrief = useAppSelector((state) => api.endpoints.getProduct.select({ id })(state).data?.data.brief === true);
  const query = useGetProductQuery(
    { id },
    { skip: id === '', refetchOnMountOrArgChange: isFirstPage ? false : isBrief || FRESH_S },
  );
  return useRecordState('getProduct', { id }, query);
}
