import { useState } from 'react';
import { asApiError, type ApiError } from '../../../common/api';

interface RecordQuery<T> {
  currentData?: { data: T } | undefined;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  error?: unknown;
}

interface RecordState<T> {
  /** The newest; undefined until it came fresh from the server. */
  record: T | undefined;
  /** Why there is none. */
  error: ApiError | undefined;
}

/**
 * The record that a form begins with: as the server holds it when the page is opened, never what an earlier visit left in
 * the cache. (Ask with `refetchOnMountOrArgChange`.)
 */
export function useRecord<T>({
  currentData,
  isFetching,
  fulfilledTimeStamp = 0,
  error,
}: RecordQuery<T>): RecordState<T> {
  const [openedAt] = useState(Date.now);
  const fresh = fulfilledTimeStamp >= openedAt ? currentData?.data : undefined;
  return { record: fresh, error: fresh || isFetching || !error ? undefined : asApiError(error) };
}
