import { api, type Image, type ListArticlesApiResponse, type ListProductsApiResponse } from '../api';
import { advertsLoaded } from '../features/adverts/advertsSlice';
import { galleryImages } from '../features/catalog/product/galleryImages';
import type { Advert } from '../lib/advert';
import type { AppStore, RootState } from './store';

/** One answered query of a rendered page. */
interface Answer {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** What a rendered page hands to the browser; stands in the document as JSON. */
export interface Handover {
  now: number;
  answers: Answer[];
  adverts: Advert[] | null;
  /** Queries that failed, as the store keeps them: what the server says is missing is missing at once in the browser. */
  failures: RootState['api']['queries'];
}

/** Collects the answers a page was rendered with. */
export function collectHandover(state: RootState, now: number): Handover {
  const answers = Object.values(state.api.queries).flatMap((entry): Answer[] =>
    entry?.data !== undefined && entry.endpointName !== 'listAdvertisements'
      ? [{ endpointName: entry.endpointName ?? '', arg: entry.originalArgs, value: lean(entry.endpointName, entry.data) }]
      : [],
  );
  const failures = Object.fromEntries(Object.entries(state.api.queries).filter(([, entry]) => entry?.error !== undefined));
  return { now, answers, adverts: state.adverts.entries, failures };
}

/**
 * Listed products and articles go with the one picture that their cards show, and without what is said of it: all of them
 * would be a tenth of the document.
 */
function lean(endpoint: string | undefined, value: unknown): unknown {
  if (endpoint === 'listArticles' || endpoint === 'previewArticles') {
    const { data, ...rest } = value as ListArticlesApiResponse;
    return { ...rest, data: { ...data, articles: data.articles.map((article) => ({ ...article, images: cardPicture(article.images) })) } };
  }
  if (endpoint !== 'listProducts') return value;
  const { data, ...rest } = value as ListProductsApiResponse;
  return { ...rest, data: { ...data, products: data.products.map((product) => ({ ...product, images: cardPicture(galleryImages(product)) })) } };
}

const cardPicture = (images: readonly Image[]) => images.slice(0, 1).map(({ alt, caption, credit, ...image }) => image);

/** Puts them into the browser's store, so that hydration finds the same data and nothing is fetched again. */
export function takeOver(store: AppStore, { answers, adverts }: Handover): void {
  if (answers.length > 0) {
    // The names and shapes are those of the same build on the server.
    store.dispatch(api.util.upsertQueryEntries(answers as Parameters<typeof api.util.upsertQueryEntries>[0]));
  }
  if (adverts) store.dispatch(advertsLoaded(adverts));
}

/** The failures, to make the store with: there is no action that puts them in later. */
export function failuresState({ failures }: Handover): Partial<RootState> {
  return { api: { queries: failures } as RootState['api'] };
}
