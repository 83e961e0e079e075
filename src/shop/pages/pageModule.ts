import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { api, OffersNow } from '../../common/api';
import type { Language } from '../../common/domain/language';
import type { Translations } from '../../common/i18n/translate';

/** The part of the store that answers live in. */
export interface ApiState {
  api: ReturnType<typeof api.reducer>;
}

/** What the address says. */
export interface PageContext {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Of the visitor's language; a head's texts are `translate(translations, area, english)`. */
  translations: Translations;
  language: Language;
}

/** Starts queries by what an address says and the server offers. In the browser they are not subscribed to (READ_ONCE). */
export type Reads = (
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>,
  asked: Pick<PageContext, 'params' | 'search'> & { offers: OffersNow },
) => Promise<unknown>[];

export interface HeadPicture {
  url: string;
  alt: string;
  /** Pixels, where they are known. */
  width?: number | undefined;
  height?: number | undefined;
}

/** What a page tells search engines and link previews; addresses are paths of the site, or absolute. */
export interface PageHead {
  title: string;
  description: string;
  /** Path (and query) of the page's one true address. */
  canonical: string;
  /** The picture of link previews; the site's own where there is none. */
  image?: HeadPicture;
  type?: 'website' | 'product' | 'article';
  /** Not for search engines: a missing page, a filtered list. */
  noIndex?: boolean;
  /** A feed of what the page lists, for readers and search engines. */
  feed?: { path: string; title: string };
  /** Structured data (schema.org), made on the server only; `absolute` makes an address of the site absolute. */
  jsonLd?: (absolute: (path: string) => string) => object[];
}

/**
 * One page: its component, the data it shows first, and its head. What only the server calls (`query`, `status`, the head's
 * `jsonLd`) is left out of the browser's program where it is behind `typeof window === 'undefined'`.
 */
export interface PageModule {
  Page: ComponentType;
  /**
   * What the page knows of an address's query, in one order; nothing where it is left out. The server renders the page
   * from this alone.
   */
  query?: (search: URLSearchParams) => URLSearchParams;
  /** Starts the queries whose results the first paint shows: the server waits for them, a browser is ahead of its page. */
  load?: Reads;
  head: (state: ApiState, context: PageContext, now: number) => PageHead;
  /** Whether the one record that the page is about does not exist: then the missing page stands in its place. */
  missing?: (state: ApiState, params: PageContext['params']) => boolean;
  /** Of one person: it is rendered for each who asks, and kept by nobody. */
  personal?: true;
  /** The HTTP status when rendered by the server; 200 unless the page says otherwise. */
  status?: (state: ApiState, context: PageContext) => number;
  /** Topics whose change makes a rendered page stale. */
  topics: readonly ('products' | 'adverts' | 'categories' | 'articles' | 'tags')[];
}
