/** The only door to the server: the API with its cache rules, its hooks and types. */
export { api, NO_VISIT } from './enhance';
export { sessionEnded, type ApiExtra } from './base';
export { inProcessQuery, type Ask } from './inProcess';
export { asApiError, isMissing, wordsOf, NOT_AUTHORIZED, INVALID_STRUCTURE, type ApiError } from './errors';
export type { ApiDispatch } from './dispatch';
export { useAskAgain } from './useAskAgain';
export { useGiveUpOld } from './useGiveUpOld';
export * from './endpoints.gen';
