import { createAction } from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { apiBase } from '../domain/addresses';
import { readToken } from '../browser/cookies';
import { hearShopClock } from '../browser/shopClock';
import { INVALID_STRUCTURE, NOT_AUTHORIZED, refusalIn, toApiError, type ApiError } from './errors';
import { retryDelay } from './retry';
import { hasPromisedShape } from './shapes';
import { tagTypes } from './tags';

/** The server ended the session; auth forgets it and the page goes to /auth. */
export const sessionEnded = createAction('session/ended');

/** One call without tries and checks; failures as `fetchBaseQuery` tells them. */
export type PlainQuery = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

/** What a store gives its calls. */
export interface ApiExtra {
  fetch?: typeof fetch;
  /** Takes the place of fetching: the server renders without a network (inProcess.ts). */
  query?: PlainQuery;
}

const isServer = typeof window === 'undefined';
/** The one call that goes without a token: what a server answers to it says nothing of the session. */
const ANYBODYS = 'getCapabilities';

/** One call by `fetchBaseQuery`. @param fetchFn instead of the browser's own */
export const plainQuery = (fetchFn: typeof fetch | undefined): PlainQuery =>
  fetchBaseQuery({
    baseUrl: apiBase,
    credentials: 'include',
    ...(fetchFn && { fetchFn }),
    prepareHeaders: (headers, { endpoint }) => {
      const token = readToken();
      // What is offered is nobody's own; and without it no browser asks for leave first, which a server may not answer.
      if (token && endpoint !== ANYBODYS) headers.set('authorization', `Bearer ${token}`);
      return headers;
    },
  });

const browserQuery = plainQuery(undefined);

const wait = (ms: number, signal: AbortSignal) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', resolve);
  });

/**
 * One call: bearer token, envelope checked, reads tried up to three times (never after a 4xx but 408 and 429), every
 * failure an ApiError, the end of the session announced.
 */
const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError> = async (args, api, extraOptions) => {
  const { fetch: fetchFn, query: ownQuery } = (api.extra ?? {}) as ApiExtra;
  const query = ownQuery ?? (fetchFn ? plainQuery(fetchFn) : browserQuery);
  for (let attempt = 1; ; attempt += 1) {
    const { data, error, meta } = await query(args, api, extraOptions);
    const said = meta?.response?.headers;
    hearShopClock(said?.get('date'));
    if (!error) {
      const refusal = refusalIn(data);
      if (refusal) return { error: refusal };
      if (hasPromisedShape(api.endpoint, data)) return { data };
      return { error: { status: 'MALFORMED', message: INVALID_STRUCTURE, fields: {} } };
    }
    const failure = toApiError(error);
    if (failure.status === 401 && failure.message === NOT_AUTHORIZED && api.endpoint !== ANYBODYS)
      api.dispatch(sessionEnded());
    const delay =
      api.type === 'query' && !isServer ? retryDelay(failure.status, attempt, said?.get('retry-after')) : null;
    if (delay === null || api.signal.aborted) return { error: failure };
    await wait(delay, api.signal);
    if (api.signal.aborted) return { error: { status: 'ABORTED', fields: {} } };
  }
};

/** The one API object; endpoints are injected by the generated file, cache rules by `enhance.ts`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // Back from a product to page 3 of the list finds it as it was.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
