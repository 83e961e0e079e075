import { api, type Article, type GetCapabilitiesApiResponse, type GetProductApiResponse, type ListArticlesApiResponse, type ListProductsApiResponse, type Product } from '../api';
import { advertsLoaded } from '../features/adverts/advertsSlice';
import { galleryImages } from '../features/catalog/product/galleryImages';
import type { Advert } from '../lib/advert';
import type { ImageLike } from '../lib/media';
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
  return { now, answers, adverts: state.adverts.entries && leanAdverts(state.adverts.entries), failures };
}

/**
 * Listed products and articles go with what their cards show: the one picture, without what is said of it, and no dates,
 * counts and tags that only their own pages read. All of that would be a tenth of the document.
 */
function lean(endpoint: string | undefined, value: unknown): unknown {
  if (endpoint === 'getCapabilities') return ofVisitors(value as GetCapabilitiesApiResponse);
  if (endpoint === 'getProduct') return withLeanRatings(value as GetProductApiResponse);
  if (endpoint === 'listProducts') return withRecords(value as ListProductsApiResponse, 'products', leanProduct);
  if (endpoint === 'previewArticles') return withRecords(value as ListArticlesApiResponse, 'articles', leanPreview);
  if (endpoint === 'listArticles') return withRecords(value as ListArticlesApiResponse, 'articles', (article) => ({ ...article, images: cardPicture(article.images) }));
  return value;
}

/** What is offered of the calls that visitors make. */
function ofVisitors({ data: { operations, parameters, fields }, ...rest }: GetCapabilitiesApiResponse): GetCapabilitiesApiResponse {
  const theirs = (names: readonly string[]) => names.filter((name) => (name.split('.')[0] ?? '') in api.endpoints);
  return { ...rest, data: { operations: theirs(operations), parameters: theirs(parameters), fields: theirs(fields) } };
}

/** An answer with its list's records made lean. */
const withRecords = <Key extends string, T>({ data, ...rest }: { data: Record<Key, T[]> }, key: Key, leanRecord: (record: T) => unknown) =>
  ({ ...rest, data: { ...data, [key]: data[key].map(leanRecord) } });

const cardPicture = (images: readonly ImageLike[]) => images.slice(0, 1).map(({ image_url, width, height, color, sources }) => ({ image_url, width, height, color, sources }));

function leanProduct(product: Product) {
  const { createdAt, updatedAt, discount_start_date, discount_end_date, category, category_id, isActive, ...shown } = product;
  return { ...shown, images: cardPicture(galleryImages(product)) };
}

/** A rating without words is drawn as one more of its stars: of the page's fifty most are such, and each id and moment compresses badly. */
const withLeanRatings = ({ data, ...rest }: GetProductApiResponse) =>
  ({ ...rest, data: { ...data, ratings: data.ratings?.map((entry) => (entry.comment ? entry : { rating: entry.rating })) } });

const leanPreview = ({ id, title, short_description, createdAt, images }: Article) => ({ id, title, short_description, createdAt, images: cardPicture(images) });

/** Adverts go with the first picture, and of that what is drawn. */
const leanAdverts = (adverts: readonly Advert[]): Advert[] =>
  adverts.map(({ product, ...advert }) => ({ ...advert, product: { ...product, images: product.images && cardPicture(product.images) } }));

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
