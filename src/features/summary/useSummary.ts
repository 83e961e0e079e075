import { asApiError, type ApiError } from '../../api';
import { isNotOffered, staffApi, type DashboardSummary } from '../../api/staff';
import { LIVE } from './live';

export interface SummaryState {
  /** Undefined until it came. */
  summary: DashboardSummary | undefined;
  /** The server has none (not every server does); nothing is asked again. */
  missing: boolean;
  fetching: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

const { useQueryState, useQuerySubscription } = staffApi.endpoints.getDashboardSummary;

/** The dashboard's figures and events, kept up to date while somebody looks. */
export function useSummary(): SummaryState {
  const { data, error, isFetching: fetching } = useQueryState();
  const missing = isNotOffered(error);
  const { refetch } = useQuerySubscription(undefined, missing ? {} : LIVE);
  return {
    summary: data?.data,
    missing,
    fetching,
    error: error !== undefined && !missing && !fetching ? asApiError(error) : undefined,
    retry: () => void refetch(),
  };
}
