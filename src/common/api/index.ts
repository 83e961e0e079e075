/** The only door to the server: the API with its cache rules, its hooks and types. */
export {
  api,
  ARTICLE_PREVIEW,
  NO_VISIT,
  refetchCatalog,
  useGetProductQuery,
  useListArticlesQuery,
  useListProductsQuery,
  usePreviewArticlesQuery,
} from './enhance';
export { sessionEnded, type ApiExtra } from './base';
export { alertOf } from './alertOf';
export { asApiError, causeOf, failureText, isMissing, successText, wordsOf, type ApiError } from './errors';
export { inProcessQuery } from './inProcess';
export { giveUp, useFailure, useRecordState, useRetry, type ApiDispatch, type RecordState } from './useRetry';
export { leanOffers } from './offers';
export { askForOffers, offersOf, useOffers, type OffersNow } from './useOffers';
export { useAbortSuperseded, useListState, type ListState } from './useListState';
export type {
  HandedOver,
  ListedArticle,
  ListedImage,
  ListedProduct,
  PreviewedArticle,
  ShownProduct,
  ShownRating,
  ShownRelated,
} from './shown';
export * from './endpoints.gen';
export type { Capability } from './extended.gen';
