import { baseApi as api } from "./base";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
      query: (queryArg) => ({
        url: `/products`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
          category_id: queryArg.categoryId,
          suggest: queryArg.suggest,
          sort: queryArg.sort,
          quiet: queryArg.quiet,
          in_stock: queryArg.inStock,
          use: queryArg.use,
          min_price: queryArg.minPrice,
          max_price: queryArg.maxPrice,
          health: queryArg.health,
          status: queryArg.status,
        },
      }),
    }),
    listProductFacets: build.query<
      ListProductFacetsApiResponse,
      ListProductFacetsApiArg
    >({
      query: (queryArg) => ({
        url: `/products/facets`,
        params: {
          search: queryArg.search,
          category_id: queryArg.categoryId,
          suggest: queryArg.suggest,
          in_stock: queryArg.inStock,
          use: queryArg.use,
          min_price: queryArg.minPrice,
          max_price: queryArg.maxPrice,
        },
      }),
    }),
    getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
      query: (queryArg) => ({
        url: `/products/get-productById/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    rateProduct: build.mutation<RateProductApiResponse, RateProductApiArg>({
      query: (queryArg) => ({
        url: `/products/product-rating/${encodeURIComponent(String(queryArg.productId))}`,
        method: "POST",
        body: queryArg.ratingInput,
      }),
    }),
    listAdvertisements: build.query<
      ListAdvertisementsApiResponse,
      ListAdvertisementsApiArg
    >({
      query: (queryArg) => ({
        url: `/products/advertisements`,
        params: {
          status: queryArg.status,
        },
      }),
    }),
    listArticles: build.query<ListArticlesApiResponse, ListArticlesApiArg>({
      query: (queryArg) => ({
        url: `/posts`,
        params: {
          page: queryArg.page,
          search: queryArg.search,
          category_id: queryArg.categoryId,
          tag_id: queryArg.tagId,
          status: queryArg.status,
        },
      }),
    }),
    getArticle: build.query<GetArticleApiResponse, GetArticleApiArg>({
      query: (queryArg) => ({
        url: `/posts/get-single-post/${encodeURIComponent(String(queryArg.articleId))}`,
        params: {
          visit: queryArg.visit,
        },
      }),
    }),
    likeArticle: build.mutation<LikeArticleApiResponse, LikeArticleApiArg>({
      query: (queryArg) => ({
        url: `/posts/post-likes/${encodeURIComponent(String(queryArg.articleId))}/like`,
        method: "POST",
      }),
    }),
    commentOnArticle: build.mutation<
      CommentOnArticleApiResponse,
      CommentOnArticleApiArg
    >({
      query: (queryArg) => ({
        url: `/posts/posts-comments/${encodeURIComponent(String(queryArg.articleId))}/comments`,
        method: "POST",
        body: queryArg.commentInput,
      }),
    }),
    listCategories: build.query<
      ListCategoriesApiResponse,
      ListCategoriesApiArg
    >({
      query: () => ({ url: `/categories/get-all-categories` }),
    }),
    listTags: build.query<ListTagsApiResponse, ListTagsApiArg>({
      query: () => ({ url: `/tags/get-all-tags` }),
    }),
    createQuotation: build.mutation<
      CreateQuotationApiResponse,
      CreateQuotationApiArg
    >({
      query: (queryArg) => ({
        url: `/quotations/create-quotation`,
        method: "POST",
        body: queryArg.quotationInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    requestQuote: build.mutation<RequestQuoteApiResponse, RequestQuoteApiArg>({
      query: (queryArg) => ({
        url: `/quotations/get-a-quote`,
        method: "POST",
        body: queryArg.quoteRequest,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    subscribeToNewsletter: build.mutation<
      SubscribeToNewsletterApiResponse,
      SubscribeToNewsletterApiArg
    >({
      query: (queryArg) => ({
        url: `/newsletter/subscriptions`,
        method: "POST",
        body: queryArg.subscriptionInput,
      }),
    }),
    suggestSearch: build.query<SuggestSearchApiResponse, SuggestSearchApiArg>({
      query: (queryArg) => ({
        url: `/searches/suggestions`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    getCapabilities: build.query<
      GetCapabilitiesApiResponse,
      GetCapabilitiesApiArg
    >({
      query: () => ({ url: `/capabilities` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListProductsApiResponse =
  /** status 200 A page of products. */ ProductListResponse;
export type ListProductsApiArg = {
  /** The page, from 1. A page past the end is an empty list. */
  page?: number;
  /** Records in which every one of these words occurs must come, in any case and as a part of a
    longer word too. Where the order is not asked for they come first, and records that are only
    similar may follow: a slip of the keys, most of the words. A server may take another spelling
    or ending of a word and another name of the same thing for the word itself, and pass over words
    that do not say what is looked for. Empty asks for nothing in particular. Names and titles are
    looked through at least, in both languages; whether other texts, categories and tags are too is
    the server's own, and so is whether `e` finds `é`. Upper and lower case make no difference beyond
    ASCII either. No character means anything else than itself: `%`, `_`, `*`, quotes. Where phone numbers
    are looked through, four or more digits behind each other, whatever blanks, `+`, `-`, `.` and brackets
    stand between them, must be found in a number by its digits alone, also as a part of it; a number of
    Kenya in each of its forms, `0700000017`, `+254 700 000 017`, `254700000017`, `700000017`.
     */
  search?: string;
  /** Only records of this category. */
  categoryId?: Id;
  /** A ready-made choice: `recommended` by the shop (which ones is the server's own),
    `best-seller` flagged ones, `top-rated` by average rating, the best first (from which average
    on is the server's own; what nobody rated need not be there), `discount-70`, `discount-50`
    and `discount-30` those that are at least so many percent off now: by the two prices,
    rounded to two decimals.
     */
  suggest?: ProductSuggestion;
  /** Order of the list: `newest`, `price` (cheapest first, by the price that counts now),
    `-price` (dearest first), `rating` (best first), `discount` (largest first), `relevance`
    (what fits `search` best; without words the same as `recommended`), `recommended` (what the
    shop would show first: in stock, best sellers, whole kits before their parts, well rated by
    many; how much each of them weighs is the server's own).
     */
  sort?:
    | "newest"
    | "price"
    | "-price"
    | "rating"
    | "discount"
    | "relevance"
    | "recommended";
  /** `true` for a search that nobody has finished typing: it is answered like any other and not
    counted among those that found nothing (`listMissedSearches`).
     */
  quiet?: boolean;
  /** `true` lists only products in stock, `false` only those out of stock. */
  inStock?: boolean;
  /** Only products that are for this, by their `uses`. */
  use?: ProductUse;
  /** Only products that cost at least so much, by the price that counts now. Above `max_price` it
    is an empty list, as for any two filters that no product passes.
     */
  minPrice?: Money;
  /** Only products that cost at most so much, by the price that counts now. */
  maxPrice?: Money;
  /** Only products that want tending in this respect, for staff (401 without a session).
    `status` holds beside it: `status=all` finds every one of them.
     */
  health?: ProductHealth;
  /** `active` is what visitors see; `inactive` and `all` need a session (401 without). */
  status?: "active" | "inactive" | "all";
};
export type ListProductFacetsApiResponse =
  /** status 200 The counts. */ ProductFacetsResponse;
export type ListProductFacetsApiArg = {
  /** Words to be found. */
  search?: string;
  /** The category that is chosen. */
  categoryId?: Id;
  /** The suggestion that is chosen. */
  suggest?: ProductSuggestion;
  /** As in the list. */
  inStock?: boolean;
  /** The use that is chosen. */
  use?: ProductUse;
  /** The lowest price that is asked for. */
  minPrice?: Money;
  /** The highest price that is asked for. */
  maxPrice?: Money;
};
export type GetProductApiResponse =
  /** status 200 The product. */ ProductResponse;
export type GetProductApiArg = {
  /** The record's id. */
  id: Id;
};
export type RateProductApiResponse =
  /** status 201 The rating is counted. */ CreatedResponse;
export type RateProductApiArg = {
  /** The product's id. */
  productId: Id;
  ratingInput: RatingInput;
};
export type ListAdvertisementsApiResponse =
  /** status 200 The entries; `data` is the list itself. */ AdvertisementListResponse;
export type ListAdvertisementsApiArg = {
  /** `active` is what visitors see; `all` needs a session. */
  status?: "active" | "all";
};
export type ListArticlesApiResponse =
  /** status 200 A page of articles. */ ArticleListResponse;
export type ListArticlesApiArg = {
  /** The page, from 1. A page past the end is an empty list. */
  page?: number;
  /** Records in which every one of these words occurs must come, in any case and as a part of a
    longer word too. Where the order is not asked for they come first, and records that are only
    similar may follow: a slip of the keys, most of the words. A server may take another spelling
    or ending of a word and another name of the same thing for the word itself, and pass over words
    that do not say what is looked for. Empty asks for nothing in particular. Names and titles are
    looked through at least, in both languages; whether other texts, categories and tags are too is
    the server's own, and so is whether `e` finds `é`. Upper and lower case make no difference beyond
    ASCII either. No character means anything else than itself: `%`, `_`, `*`, quotes. Where phone numbers
    are looked through, four or more digits behind each other, whatever blanks, `+`, `-`, `.` and brackets
    stand between them, must be found in a number by its digits alone, also as a part of it; a number of
    Kenya in each of its forms, `0700000017`, `+254 700 000 017`, `254700000017`, `700000017`.
     */
  search?: string;
  /** Only records of this category. */
  categoryId?: Id;
  /** Only articles with this tag. */
  tagId?: Id;
  /** `active` is what visitors see; `inactive` and `all` need a session (401 without). */
  status?: "active" | "inactive" | "all";
};
export type GetArticleApiResponse =
  /** status 200 The article. */ ArticleResponse;
export type GetArticleApiArg = {
  /** The article's id. */
  articleId: Id;
  /** An opaque id of the browser session: one view is counted per id and article. A single `-`
    reads without counting. Without it each read counts.
     */
  visit?: string;
};
export type LikeArticleApiResponse =
  /** status 200 The like is counted. */ Success;
export type LikeArticleApiArg = {
  /** The article's id. */
  articleId: Id;
};
export type CommentOnArticleApiResponse =
  /** status 201 The comment is kept. */ CreatedResponse;
export type CommentOnArticleApiArg = {
  /** The article's id. */
  articleId: Id;
  commentInput: CommentInput;
};
export type ListCategoriesApiResponse =
  /** status 200 The categories, in `data.categories`. */ CategoryListResponse;
export type ListCategoriesApiArg = void;
export type ListTagsApiResponse =
  /** status 200 The tags, in `data.tags`. */ TagListResponse;
export type ListTagsApiArg = void;
export type CreateQuotationApiResponse =
  /** status 201 The request is kept. */ CreatedResponse;
export type CreateQuotationApiArg = {
  /** Chosen by the client, one per thing wanted. The same key with the same body within 24 hours
    is the same request: nothing new is kept and the first answer is given again. The same key
    with another body is 409. Each call has keys of its own. The same bytes are the same body; whether
    the same JSON written in another way is, is the server's own. A request that was refused uses no
    key up. Of two at once the later waits for the first, and gets its answer.
     */
  "Idempotency-Key"?: IdempotencyKey;
  quotationInput: QuotationInput;
};
export type RequestQuoteApiResponse =
  /** status 201 The request is kept. */ CreatedResponse;
export type RequestQuoteApiArg = {
  /** Chosen by the client, one per thing wanted. The same key with the same body within 24 hours
    is the same request: nothing new is kept and the first answer is given again. The same key
    with another body is 409. Each call has keys of its own. The same bytes are the same body; whether
    the same JSON written in another way is, is the server's own. A request that was refused uses no
    key up. Of two at once the later waits for the first, and gets its answer.
     */
  "Idempotency-Key"?: IdempotencyKey;
  quoteRequest: QuoteRequest;
};
export type SubscribeToNewsletterApiResponse =
  /** status 201 The address is subscribed. */ Success;
export type SubscribeToNewsletterApiArg = {
  subscriptionInput: SubscriptionInput;
};
export type SuggestSearchApiResponse =
  /** status 200 What fits, the best first. */ SearchSuggestionsResponse;
export type SuggestSearchApiArg = {
  /** What has been typed so far; nothing suggests nothing. */
  search?: string;
};
export type GetCapabilitiesApiResponse =
  /** status 200 What is offered. */ CapabilitiesResponse;
export type GetCapabilitiesApiArg = void;
export type Success = {
  success: true;
  message: string;
};
export type Id = string;
export type Money = string;
export type NullableMoney = string | null;
export type CategoryReference = {
  id: Id;
  category_name: string;
  category_name_sw?: string | null;
} | null;
export type StockStatus = "in_stock" | "out_of_stock";
export type ImageSources = {
  /** The address, with `{width}` and `{format}` to be filled in. */
  template: string;
  /** Widths in pixels, ascending. */
  widths: number[];
  /** Formats, the preferred one first. */
  formats: ("avif" | "webp")[];
};
export type Image = {
  id: Id;
  /** Where the picture is; a relative address is resolved against the API's origin. */
  image_url: string;
  /** Of a product's pictures exactly one is the primary one. */
  is_primary?: boolean;
  /** Width of the picture at `image_url`, in pixels. */
  width?: number;
  /** Height of the picture at `image_url`, in pixels. */
  height?: number;
  /** The picture's mean colour, shown in its place until it has arrived. */
  color?: string;
  /** What the picture shows, in words for those who do not see it. */
  alt?: string;
  /** A line that stands beside the picture. */
  caption?: string;
  /** Where the picture is from. */
  credit?: string;
  sources?: ImageSources;
};
export type NullableTimestamp = string | null;
export type Discount = {
  discount_percentage: number;
  start_date: NullableTimestamp;
  end_date: NullableTimestamp;
};
export type Timestamp = string;
export type ProductRating = {
  id: Id;
  rating: number;
  comment: string | null;
  createdAt: Timestamp;
};
export type ProductUse = "home" | "office" | "farm" | "school" | "vehicle";
export type ProductSummary = {
  id: Id;
  product_name: string;
  product_name_sw?: string | null;
  product_price: Money;
  new_price?: NullableMoney;
  discounts?: Discount[];
  discount_start_date?: NullableTimestamp;
  discount_end_date?: NullableTimestamp;
  images?: Image[];
  /** What it is for, each once; the order says nothing. Empty where nobody said; a server may leave it out. */
  uses?: ProductUse[];
};
export type RelatedProduct = {
  product: ProductSummary;
  reason: "mount" | "cable" | "sealing" | "power" | "tool";
};
export type Product = {
  id: Id;
  product_name: string;
  product_name_sw?: string | null;
  product_price: Money;
  new_price: NullableMoney;
  category_id: string | null;
  category: CategoryReference;
  /** Pieces in stock. */
  quantity: number;
  stock_status: StockStatus;
  isActive: boolean;
  /** The average of the ratings; 0 or a starting value while there are none. How far it is rounded is the server's own: to a
    decimal, or less.
     */
  rating: number;
  /** How many ratings there are. */
  reviews: number;
  installment_info: string | null;
  isBestSeller: boolean;
  /** In order of show. */
  images: Image[];
  discounts: Discount[];
  discount_start_date: NullableTimestamp;
  discount_end_date: NullableTimestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  description?: string | null;
  product_description_sw?: string | null;
  additional_info?: string | null;
  compatibility?: string | null;
  tools_needed?: string | null;
  package_dimensions?: string | null;
  package_weight?: string | null;
  /** The newest ratings first, at most 50. */
  ratings?: ProductRating[];
  /** What it is for, each once; the order says nothing. Empty where nobody said; a server may leave it out. */
  uses?: ProductUse[];
  /** What this product needs beside it, each with the reason, most needed first; which ones is
    the server's choice. Every product is active and in stock, stands here once and is never
    the product itself. Empty where there is nothing to say; a server may leave it out.
     */
  related?: RelatedProduct[];
};
export type PageMeta = {
  pageCount: number;
  page?: number;
  pageSize?: number;
  total?: number;
};
export type ProductListResponse = Success & {
  data: {
    products: Product[];
    meta: PageMeta;
  };
};
export type FieldError = {
  path: string;
  msg: string;
};
export type Error = {
  success: false;
  message: string;
  /** The message of each field that is wrong, by the field's name in this contract. */
  data?: {
    [key: string]: string;
  };
  /** The same as a list. */
  errors?: FieldError[];
};
export type NotAuthorizedError = {
  success: false;
  message: "Request is not authorized";
};
export type ProductSuggestion =
  | "recommended"
  | "best-seller"
  | "top-rated"
  | "discount-70"
  | "discount-50"
  | "discount-30";
export type ProductHealth =
  | "without-image"
  | "ended-discount"
  | "without-dimensions"
  | "inactive-advertised";
export type ProductFacets = {
  uses: {
    use: ProductUse;
    count: number;
  }[];
  categories: {
    category_id: Id;
    count: number;
  }[];
  prices: {
    lowest: NullableMoney;
    highest: NullableMoney;
    steps: {
      min_price: NullableMoney;
      max_price: NullableMoney;
      count: number;
    }[];
  };
};
export type ProductFacetsResponse = Success & {
  data: ProductFacets;
};
export type ProductResponse = Success & {
  data: Product;
};
export type Created = {
  id: Id;
};
export type CreatedResponse = Success & {
  data: Created;
};
export type RatingInput = {
  rating: number;
  /** May be empty. */
  comment?: string;
};
export type Advertisement = {
  id: Id;
  product: ProductSummary;
  isActive?: boolean;
  start_date?: NullableTimestamp;
  end_date?: NullableTimestamp;
};
export type AdvertisementListResponse = Success & {
  data: Advertisement[];
};
export type ArticleTag = {
  id: Id;
  tag: {
    id: Id;
    tag_name: string;
  };
};
export type Comment = {
  id: Id;
  content: string;
  createdAt: Timestamp;
};
export type Article = {
  id: Id;
  title: string;
  title_sw?: string | null;
  short_description: string | null;
  short_description_sw?: string | null;
  category_id: string | null;
  category: CategoryReference;
  tags: ArticleTag[];
  /** In order of show; the first is the main one. */
  images: Image[];
  likesCount: number;
  viewsCount: number;
  isActive: boolean;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Markdown; plain text reads as it is. No raw HTML is rendered. */
  content?: string | null;
  /** The content in Kiswahili, in the same form. */
  content_sw?: string | null;
  /** The newest comments first, at most 100. */
  comments?: Comment[];
};
export type ArticleListResponse = Success & {
  data: {
    articles: Article[];
    meta: PageMeta;
  };
};
export type ArticleResponse = Success & {
  data: Article;
};
export type CommentInput = {
  content: string;
};
export type Category = {
  id: Id;
  category_name: string;
  category_name_sw?: string | null;
  isActive: boolean;
};
export type CategoryListResponse = Success & {
  data: {
    categories: Category[];
  };
};
export type Tag = {
  id: Id;
  tag_name: string;
  isActive: boolean;
};
export type TagListResponse = Success & {
  data: {
    tags: Tag[];
  };
};
export type IdempotencyKey = string;
export type ClientName = string;
export type ClientPhone = string;
export type Email = string;
export type ClientNote = string;
export type QuotationInput = {
  clients_name: ClientName;
  clients_phone?: ClientPhone;
  clients_email: Email;
  clients_note: ClientNote;
  productIds?: Id[];
  /** Where it is to be delivered or installed, one of `listCounties`. One that there is not (or no
    longer) counts as none: the request is kept all the same.
     */
  countyId?: Id;
};
export type QuoteRequest = {
  clients_name: ClientName;
  clients_phone?: ClientPhone;
  clients_email: Email;
  clients_note: ClientNote;
  /** Where it is to be delivered or installed, one of `listCounties`. One that there is not (or no
    longer) counts as none: the request is kept all the same.
     */
  countyId?: Id;
};
export type SubscriptionInput = {
  email: Email;
};
export type ArticleReference = {
  id: Id;
  title: string;
  title_sw?: string | null;
};
export type SearchSuggestionsResponse = Success & {
  data: {
    products: ProductSummary[];
    articles: ArticleReference[];
    categories: Category[];
  };
};
export type Capabilities = {
  /** The calls, by operationId. */
  operations: string[];
  /** The query and header parameters, as `operationId.name`. One whose schema is an enumeration
    is named once for each value that is offered, as `operationId.name=value`.
     */
  parameters: string[];
  /** The fields of request bodies, as `operationId.field`. */
  fields: string[];
};
export type CapabilitiesResponse = Success & {
  data: Capabilities;
};
export const {
  useListProductsQuery,
  useListProductFacetsQuery,
  useGetProductQuery,
  useRateProductMutation,
  useListAdvertisementsQuery,
  useListArticlesQuery,
  useGetArticleQuery,
  useLikeArticleMutation,
  useCommentOnArticleMutation,
  useListCategoriesQuery,
  useListTagsQuery,
  useCreateQuotationMutation,
  useRequestQuoteMutation,
  useSubscribeToNewsletterMutation,
  useSuggestSearchQuery,
  useGetCapabilitiesQuery,
} = injectedRtkApi;
