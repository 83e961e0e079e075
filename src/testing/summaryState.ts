import type { DashboardSummary } from '../staff/api';

/** The dashboard's figures once they are read, for its cards. */
export const summaryState = (summary: Partial<DashboardSummary>) => ({
  summary: summary as DashboardSummary,
  missing: false,
  fetching: false,
  error: undefined,
  retry: () => undefined,
});
