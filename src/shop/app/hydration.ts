import {
  api,
  leanOffers,
  type HandedOver,
  type ListedArticle,
  type ListedImage,
  type ListedProduct,
  type PreviewedArticle,
  type ShownProduct,
  type ShownRating,
  type ShownRelated,
} from '../../common/api';
import { advertsLoaded } from '../../common/state/advertsSlice';
import type { Advert } from '../../common/domain/advert';
import { kiswahiliOf, textIn, type Bilingual, type Language, type Translated } from '../../common/domain/language';
import { cardExcerpt } from '../../common/domain/excerpt';
import { inOrder, widestFile } from '../../common/domain/media';
import { cartItemOf, kitUses } from '../../common/domain/productInSmall';
import { COMMENTS, newestComments } from '../features/catalog/product/histogram';
import { decidingDates } from '../../common/domain/price';
import type { AppStore, RootState } from '../../common/state/store';

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
export function collectHandover(state: RootState, now: number, language: Language): Handover {
  const entries = Object.values(state.api.queries);
  const several = entries.filter((entry) => entry?.endpointName === 'getProduct').length > 1;
  const answers = entries.flatMap((entry): Answer[] =>
    entry?.data && entry.endpointName !== 'listAdvertisements'
      ? [
          {
            endpointName: entry.endpointName ?? '',
            arg: entry.originalArgs,
            // What an answer says of itself is shown of a failure alone.
            value: withoutOther(language, { ...leanAnswer(entry.endpointName, entry.data, several), message: '' }),
          },
        ]
      : [],
  );
  const failures = Object.fromEntries(
    Object.entries(state.api.queries).filter(([, entry]) => entry?.error !== undefined),
  );
  const adverts = state.adverts.entries;
  return { now, answers, adverts: adverts && withoutOther(language, leanAdverts(adverts, language)), failures };
}

/**
 * What of an answer goes along. Listed products and articles go with what their cards show: the one picture, without what is
 * said of it, and no dates, counts and tags that only their own pages read. All of that would be a tenth of the document.
 * Each keeps what visitors' pages are promised of the answer, and the compiler sees to it.
 */
const lean: { [E in keyof HandedOver]: (answer: HandedOver[E], several: boolean) => HandedOver[E] } = {
  listProducts: ({ data, ...rest }) => ({ ...rest, data: { ...data, products: data.products.map(leanProduct) } }),
  getProduct: ({ data, ...rest }, several) => ({ ...rest, data: several ? briefProduct(data) : wholeProduct(data) }),
  listArticles: ({ data, ...rest }) => ({ ...rest, data: { ...data, articles: data.articles.map(leanArticle) } }),
  previewArticles: ({ data, ...rest }) => ({ ...rest, data: { ...data, articles: data.articles.map(leanPreview) } }),
  getCapabilities: leanOffers,
};

/** The answer of an endpoint as it goes along; those that are not named above go as they are. @param several products are read */
function leanAnswer(endpoint: string | undefined, answer: object, several: boolean): object {
  // A store says no more of its entries than their names.
  const leaner = lean[endpoint as keyof HandedOver] as ((answer: object, several: boolean) => object) | undefined;
  return leaner ? leaner(answer, several) : answer;
}

/** Texts that a page shows in one language. */
const TEXTS: readonly Translated[] = ['description', 'title', 'short_description', 'content'];
/** Of these the English goes along with every page: a cart holds both, and kits are known by it. */
const NAMES: readonly Translated[] = ['name', 'product_name', 'category_name'];

/**
 * Without texts in the other language that a page does not show, for they are there in its own (`inLanguage`). A switch to
 * the other language reads them (LanguageProvider.tsx).
 */
function withoutOther<T>(language: Language, answer: T): T {
  const others = new Map<string, Translated>(
    language === 'en'
      ? [...TEXTS, ...NAMES].map((field) => [kiswahiliOf(field), field])
      : TEXTS.map((field) => [field, field]),
  );
  const isShown = (name: string, texts: Bilingual<Translated>) => {
    const field = others.get(name);
    return field === undefined || textIn(texts, field, language) === '';
  };
  const shown = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(shown);
    if (typeof part !== 'object' || part === null) return part;
    const texts = part as Readonly<Record<string, unknown>>;
    const kept: Record<string, unknown> = {};
    for (const name of Object.keys(texts)) if (isShown(name, texts)) kept[name] = shown(texts[name]);
    return kept;
  };
  return shown(answer) as T;
}

const cardPicture = (images: readonly ListedImage[]): ListedImage[] =>
  images
    .slice(0, 1)
    .map(({ image_url, width, height, color, sources, more }) =>
      leanPicture({ image_url, width, height, color, sources, more }),
    );

/** Without its address where that of its widest file is the same. */
const leanPicture = <I extends ListedImage>({ image_url, ...image }: I) =>
  image.sources && image_url === widestFile(image) ? image : { ...image, image_url };

/** The main one, which says whether there are more. */
const firstOf = <I extends ListedImage>(images: readonly I[]): I[] =>
  inOrder(images)
    .slice(0, 1)
    .map((image) => ({ ...image, ...(images.length > 1 && { more: true }) }));

function leanProduct(product: ListedProduct): ListedProduct {
  const {
    id,
    product_name,
    product_name_sw,
    product_price,
    new_price,
    category_id,
    stock_status,
    rating,
    reviews,
    installment_info,
    isBestSeller,
    category,
    uses,
    discounts,
  } = product;
  return {
    id,
    product_name,
    product_name_sw,
    product_price,
    new_price,
    category_id,
    stock_status,
    rating: leanMean(rating),
    reviews,
    installment_info,
    isBestSeller,
    ...(kitUses(product).length > 0 && { category, uses }),
    discounts,
    ...decidingDates(product),
    images: cardPicture(firstOf(product.images)),
  };
}

const NO_DATES = { createdAt: undefined, updatedAt: undefined };

const wholeProduct = (product: ShownProduct): ShownProduct => ({
  ...product,
  ...NO_DATES,
  rating: leanMean(product.rating),
  ...(product.ratings && { ratings: leanRatings(product.ratings) }),
  ...(product.related && { related: product.related.map(leanRelated) }),
  images: product.images.map(leanPicture),
});

/** Of a comparison: what its columns show. */
const briefProduct = ({ ratings, related, images, ...product }: ShownProduct): ShownProduct => ({
  ...product,
  ...NO_DATES,
  rating: leanMean(product.rating),
  images: firstOf(images).map(leanPicture),
  brief: true,
});

/** A mean of ratings, as exact as any number of stars needs it. */
const leanMean = (rating: number) => Number(rating.toPrecision(7));

/**
 * The ratings whose words are shown; each other is one more of its stars. Of the page's fifty most are such, and each id
 * and moment, and any order but that of the stars, compresses badly.
 */
function leanRatings(ratings: readonly ShownRating[]): ShownRating[] {
  const said: readonly ShownRating[] = newestComments(ratings, COMMENTS);
  const others = ratings.filter((entry) => !said.includes(entry)).map(({ rating }) => ({ rating }));
  return [...said, ...others.sort((a, b) => b.rating - a.rating)];
}

/** A row, and the cart that it is added to, show one small file of its picture. */
function leanRelated({ reason, product }: ShownRelated): ShownRelated {
  const { image } = cartItemOf({ ...product, images: product.images ?? [] }, 0);
  const images = image ? [{ image_url: image }] : [];
  return { reason, product: { ...product, uses: undefined, ...decidingDates(product), images } };
}

/** As much of it as makes the same excerpt: the rest would stand in the document for nobody. */
const excerptOf = (description: string | null | undefined) => cardExcerpt(description)?.slice(0, -1) ?? null;

const leanPreview = ({ images, ...article }: PreviewedArticle): PreviewedArticle => ({
  id: article.id,
  title: article.title,
  title_sw: article.title_sw,
  short_description: excerptOf(article.short_description),
  short_description_sw: excerptOf(article.short_description_sw),
  createdAt: article.createdAt,
  images: cardPicture(images),
});

const leanArticle = ({ category_id, tags, ...article }: ListedArticle): ListedArticle => ({
  ...leanPreview(article),
  category_id,
  tags: tags.map(({ tag: { id } }) => ({ tag: { id } })),
});

/** Adverts go with the main picture, and of that what is drawn; their names, which no cart holds, in the page's language. */
const leanAdverts = (adverts: readonly Advert[], language: Language): Advert[] =>
  adverts.map(({ product, ...advert }) => ({
    ...advert,
    product: {
      ...product,
      ...(language !== 'en' && textIn(product, 'product_name', language) && { product_name: '' }),
      uses: undefined,
      ...decidingDates(product),
      images: product.images && cardPicture(inOrder(product.images)),
    },
  }));

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];

/**
 * Puts them into the browser's store, so that hydration finds the same data and nothing is fetched again.
 * @returns what takes over the answers of calls that come with the page's own code, once that is there
 */
export function takeOver(store: AppStore, { answers, adverts }: Handover): () => void {
  const take = (those: readonly Answer[]) => {
    // The names and shapes are those of the same build on the server.
    if (those.length > 0) store.dispatch(api.util.upsertQueryEntries(those as Entries));
  };
  const isKnown = ({ endpointName }: Answer) => endpointName in api.endpoints;
  const later = answers.filter((answer) => !isKnown(answer));
  take(answers.filter(isKnown));
  if (adverts) store.dispatch(advertsLoaded(adverts));
  return () => take(later);
}

/** The failures, to make the store with: there is no action that puts them in later. */
export function failuresState({ failures }: Handover): Partial<RootState> {
  return { api: { queries: failures } as RootState['api'] };
}
