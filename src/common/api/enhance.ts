import type { DefinitionsFromApi, OverrideResultType, TagTypesFromApi } from '@reduxjs/toolkit/query/react';
import { ARTICLES_URL } from '../domain/contract.gen';
import { generatedApi } from './endpoints.gen';
import type { HandedOver, ShownAnswers } from './shown';
import { list, listAndItems, one } from './tags';

/** The visit id that reads an article without counting a view (openapi.yaml, getArticle). */
export const NO_VISIT = '-';

type Generated = DefinitionsFromApi<typeof generatedApi>;
type Shown = Omit<Generated, keyof ShownAnswers> & {
  [E in keyof ShownAnswers]: OverrideResultType<Generated[E], ShownAnswers[E]>;
};

/**
 * The cache policy of what visitors do: what each read provides and what each write makes stale, by record id, so that
 * after a write exactly what changed is fetched again. A misspelt name does not compile; a call without a rule fails
 * `enhance.test.ts`.
 */
const enhanced = generatedApi.enhanceEndpoints<TagTypesFromApi<typeof generatedApi>, Shown>({
  endpoints: {
    listProducts: { providesTags: (result) => listAndItems('Product', result?.data.products) },
    listProductFacets: { providesTags: [list('Product')] },
    getProduct: { providesTags: (_result, _error, { id }) => [one('Product', id)] },
    rateProduct: { invalidatesTags: (result, _error, { productId }) => (result ? [one('Product', productId)] : []) },
    listAdvertisements: { providesTags: [list('Advert')] },
    listArticles: { providesTags: (result) => listAndItems('Article', result?.data.articles) },
    getArticle: {
      providesTags: (_result, _error, { articleId }) => [one('Article', articleId)],
      // One article, whoever asks: the visit only says what the server shall count. A read that counts follows one that did not.
      serializeQueryArgs: ({ queryArgs: { articleId } }) => ({ articleId }),
      forceRefetch: ({ currentArg, previousArg }) => previousArg?.visit === NO_VISIT && currentArg?.visit !== NO_VISIT,
    },
    likeArticle: { invalidatesTags: (result, _error, { articleId }) => (result ? [one('Article', articleId)] : []) },
    commentOnArticle: {
      invalidatesTags: (result, _error, { articleId }) => (result ? [one('Article', articleId)] : []),
    },
    listCategories: { providesTags: (result) => listAndItems('Category', result?.data.categories) },
    suggestSearch: { providesTags: [list('Product'), list('Article'), list('Category')] },
    listTags: { providesTags: (result) => listAndItems('Tag', result?.data.tags) },
  },
});

/** Articles in the home page's preview (docs/product.md, 3.1). */
export const ARTICLE_PREVIEW = 4;

/**
 * Beside the contract's operations the newest few articles of `listArticles`: a page that previews them keeps, and is handed
 * over with, only what it shows.
 */
export const api = enhanced.injectEndpoints({
  endpoints: (build) => ({
    previewArticles: build.query<HandedOver['previewArticles'], void>({
      query: () => ({ url: ARTICLES_URL, params: { page: 1 } }),
      transformResponse: ({ data, ...rest }: HandedOver['previewArticles']) => ({
        ...rest,
        data: { ...data, articles: data.articles.slice(0, ARTICLE_PREVIEW) },
      }),
      providesTags: (result) => listAndItems('Article', result?.data.articles),
    }),
  }),
});
export const { useListProductsQuery, useGetProductQuery, useListArticlesQuery, usePreviewArticlesQuery } = api;

/** What visitors read is refetched: some of it came from a cache while the server could not be reached. */
export const refetchCatalog = () => api.util.invalidateTags(['Product', 'Article', 'Category', 'Tag']);
