/** The staff's door to the server: their calls with cache rules, hooks and types; the dashboard's program alone uses it. */
export { staffApi } from './enhanceStaff';
export { isNotOffered } from './offered';
export * from './staffEndpoints.gen';
