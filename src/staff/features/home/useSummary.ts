import { asApiError, useOffers, type ApiError } from '../../../common/api';
import { staffApi, usePolling, type DashboardSummary } from '../../api';

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
export function useSummary(): SummaryState {
  const { data, error, isFetching: fetching } = useQueryState();
  const offered = useOffers()('getDashboardSummary');
  const { refetch } = useQuerySubscription(undefined, { ...usePolling(), skip: !offered });
  return {
    summary: data?.data,
    missing: offered === false,
    fetching,
    error: error !== undefined && !fetching ? asApiError(error) : undefined,
    retry: () => void refetch(),
  };
}
