import type { ImageLike } from '../domain/media';
import type { DiscountDates } from '../domain/price';
import type {
  Article,
  GetCapabilitiesApiResponse,
  GetProductApiResponse,
  Image,
  ListArticlesApiResponse,
  ListProductsApiResponse,
  Product,
  ProductRating,
  RelatedProduct,
} from './endpoints.gen';

/**
 * What visitors' pages know of some answers. A rendered page hands over just this (shop/app/hydration.ts), so no page may ask
 * for more: both ends are held to these types by the compiler. Staff, whose pages are never rendered, get the whole.
 */
export interface ShownAnswers {
  listProducts: WithRecords<ListProductsApiResponse, { products: ListedProduct[] }>;
  getProduct: WithData<GetProductApiResponse, ShownProduct>;
  listArticles: WithRecords<ListArticlesApiResponse, { articles: ListedArticle[] }>;
}

/** With the answers that are not records of the shop. */
export interface HandedOver extends ShownAnswers {
  previewArticles: WithRecords<ListArticlesApiResponse, { articles: PreviewedArticle[] }>;
  getCapabilities: GetCapabilitiesApiResponse;
}

/** Of a list: what its card shows, and all that decides its price; its own dates are left out where they do not. */
export type ListedProduct = Pick<
  Product,
  | 'id'
  | 'product_name'
  | 'product_name_sw'
  | 'product_price'
  | 'new_price'
  | 'category_id'
  | 'stock_status'
  | 'rating'
  | 'reviews'
  | 'installment_info'
  | 'isBestSeller'
  | 'uses'
  | 'discounts'
> &
  Partial<Pick<Product, 'category'>> &
  DiscountDates & { images: ListedImage[] };
/** `more` stands for the other pictures, where a rendered page has left them out. */
export type ListedImage = ImageLike & { is_primary?: boolean; more?: boolean };

/**
 * By itself. A rating without words is drawn as one more of its stars. `brief` stands for its ratings and what it needs (and
 * `more` for its other pictures), where a rendered comparison has left them out.
 */
export type ShownProduct = Omit<Product, 'images' | 'ratings' | 'related' | Dated> & {
  images: (Omit<Image, 'image_url'> & ListedImage)[];
  ratings?: ShownRating[];
  related?: ShownRelated[];
  brief?: true;
} & Partial<Pick<Product, Dated>>;
type Dated = 'createdAt' | 'updatedAt';
/** What it needs, as its row shows it. */
export type ShownRelated = Pick<RelatedProduct, 'reason'> & {
  product: Omit<RelatedProduct['product'], 'images'> & { images?: ListedImage[] };
};
export type ShownRating = ProductRating | { rating: number; comment?: undefined };

/** Of the few that the home page previews: what their cards show. */
export type PreviewedArticle = Pick<
  Article,
  'id' | 'title' | 'title_sw' | 'short_description' | 'short_description_sw' | 'createdAt'
> & { images: ImageLike[] };
/** Of a list, with what relates it to another one. */
export type ListedArticle = PreviewedArticle & Pick<Article, 'category_id'> & { tags: { tag: { id: string } }[] };

type WithData<Answer extends { data: unknown }, Data> = Omit<Answer, 'data'> & { data: Data };
type WithRecords<Answer extends { data: unknown }, Records> = WithData<
  Answer,
  Omit<Answer['data'], keyof Records> & Records
>;
