import { useGetDashboardSummaryQuery } from './staffEndpoints.gen';
import { useOffers } from './useOffers';

/** The dashboard's figures, where the server offers them. */
export function useDashboardSummary() {
  const offers = useOffers();
  return useGetDashboardSummaryQuery(undefined, { skip: !offers('getDashboardSummary') });
}
