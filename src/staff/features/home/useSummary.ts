import { asApiError, useOffers, type ApiError } from '../../../common/api';
import { staffApi, usePolling, type DashboardSummary } from '../../api';
import type { AskedQuery } from '../../kit/show/SlowNotice';

export interface SummaryState {
  /** Undefined until it came. */
  summary: DashboardSummary | undefined;
  /** The server has none (not every server does). */
  missing: boolean;
  fetching: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const { useQueryState, useQuerySubscription } = staffApi.endpoints.getDashboardSummary;

/** The dashboard's figures and events, kept up to date while somebody looks. */
export function useSummary(): SummaryState & { query: AskedQuery } {
  const state = useQueryState();
  const { data, error, isFetching: fetching } = state;
  const offered = useOffers()('getDashboardSummary');
  const { refetch } = useQuerySubscription(undefined, { ...usePolling(true), skip: !offered });
  return {
    summary: data?.data,
    missing: offered === false,
    fetching,
    error: error !== undefined && !fetching ? asApiError(error) : undefined,
    retry: () => void refetch(),
    query: { ...state, refetch },
  };
}
