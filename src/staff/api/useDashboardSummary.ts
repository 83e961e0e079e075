import { useGetDashboardSummaryQuery } from '../../common/api/staffEndpoints.gen';
import { useOffers } from '../../common/api/useOffers';

/** The dashboard's figures, where the server offers them. */
export function useDashboardSummary() {
  const offers = useOffers();
  return useGetDashboardSummaryQuery(undefined, { skip: !offers('getDashboardSummary') });
}
