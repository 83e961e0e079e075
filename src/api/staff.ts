/**
 * The staff's door to the server: their calls with cache rules, hooks and types; the dashboard's program alone uses it. It is
 * named among the side effects in package.json, or the bundler would go past it, and past the cache rules, to the hooks.
 */
export { staffApi } from './enhanceStaff';
export { useDashboardSummary } from './useDashboardSummary';
export * from './staffEndpoints.gen';
