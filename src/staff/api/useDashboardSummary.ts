import { useGetDashboardSummaryQuery } from '../../common/api/staffEndpoints.gen';
import { useOffers } from '../../common/api/useOffers';

/** The dashboard's figures, where the server offers them. */
export function useDashboardSummary() {
  const offers = useOffers();
  return useGetDashboardSummaryQuery(undefined, { skip: !offers('getDashboardSummary') });
}

/** Polling of what staff watch: each minute while the tab is seen, and when they come back to it. */
export const LIVE = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
