/**
 * The staff's door to the server: their calls with cache rules, hooks and types; the dashboard's program alone uses it. It is
 * named among the side effects in package.json, or the bundler would go past it, and past the cache rules, to the hooks.
 */
export { requestsChanged, saveStopped, staffApi, useDashboardSummary, refetchVisits } from './enhanceStaff';
export { useLiveNews, usePolling } from './live';
export { isSending, useSending, useSent, type Sending } from './underWay';
export { loadUpload, staffQuery } from './staffQuery';
export { takeCoreInTime } from './withinOffers';
// The whole answers, where visitors' pages get what a rendered page hands over (shown.ts).
export {
  generatedApi as wholeApi,
  useGetProductQuery,
  useListArticlesQuery,
  useListProductsQuery,
} from '../../common/api/endpoints.gen';
export * from '../../common/api/staffEndpoints.gen';
