import { useEffect, useState } from 'react';
import { asApiError, type ApiError } from '../../../common/api';
import { useListQuotationsQuery, type Quotation } from '../../api';

/** Pages looked through: the contract has no call that reads one request. */
const MOST_PAGES = 10;

export interface Sought {
  request: Quotation | undefined;
  /** The page of the whole list where it stands. */
  page: number;
  seeking: boolean;
  /** How many requests were looked through. */
  searched: number;
  error: ApiError | undefined;
  retry: () => void;
}

/** Looks for a request in the whole list, page by page from the newest; null looks for none. */
export function useSeekRequest(id: string | null): Sought {
  const [place, setPlace] = useState({ id, page: 1 });
  const page = place.id === id ? place.page : 1;
  const { currentData, isFetching, error, refetch } = useListQuotationsQuery({ page }, { skip: id === null });
  const request = currentData?.data.quotations.find((quotation) => quotation.id === id);
  const last = Math.min(currentData?.data.meta.pageCount ?? 1, MOST_PAGES);
  const further = id !== null && currentData !== undefined && !isFetching && !request && page < last;
  useEffect(() => {
    if (further) setPlace({ id, page: page + 1 });
  }, [further, id, page]);
  const pageSize = currentData?.data.meta.pageSize ?? currentData?.data.quotations.length ?? 0;
  return {
    request,
    page,
    seeking: id !== null && !request && (isFetching || further),
    searched: Math.min(currentData?.data.meta.total ?? Infinity, page * pageSize),
    error: error && !isFetching ? asApiError(error) : undefined,
    retry: () => void refetch(),
  };
}
