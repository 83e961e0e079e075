import {
  discounts,
  image,
  isNumber,
  isObject,
  isText,
  leftOutOr,
  listOf,
  object,
  optional,
  optionalNumber,
  optionalText,
  productSummary,
  type Check,
} from '../domain/shape';

/** What an answer must hold before a page relies on it: a malformed one is an error with a text, never a white page. */
const product = object({
  id: isText,
  product_name: isText,
  product_name_sw: optionalText,
  product_price: isText,
  stock_status: isText,
  rating: isNumber,
  reviews: isNumber,
  images: listOf(image),
  new_price: optionalText,
  installment_info: optionalText,
  description: optionalText,
  product_description_sw: optionalText,
  additional_info: optionalText,
  compatibility: optionalText,
  tools_needed: optionalText,
  package_dimensions: optionalText,
  package_weight: optionalText,
  category: optional(object({ category_name: isText, category_name_sw: optionalText })),
  discounts,
  discount_start_date: optionalText,
  discount_end_date: optionalText,
  ratings: leftOutOr(listOf(object({ rating: isNumber, comment: optionalText, createdAt: optionalText }))),
  uses: leftOutOr(listOf(isText)),
  related: leftOutOr(listOf(object({ reason: isText, product: productSummary }))),
});
export const tag = object({ id: isText, tag_name: isText });
export const article = object({
  id: isText,
  title: isText,
  title_sw: optionalText,
  images: listOf(image),
  createdAt: isText,
  short_description: optionalText,
  short_description_sw: optionalText,
  content: optionalText,
  content_sw: optionalText,
  category_id: optionalText,
  category: optional(object({ category_name: isText, category_name_sw: optionalText })),
  tags: leftOutOr(listOf(object({ tag }))),
  likesCount: leftOutOr(isNumber),
  viewsCount: leftOutOr(isNumber),
  comments: leftOutOr(listOf(object({ id: isText, content: isText, createdAt: isText }))),
});
export const meta = object({ pageCount: isNumber, pageSize: optionalNumber, total: optionalNumber });
export const category = object({ id: isText, category_name: isText, category_name_sw: optionalText });
const categories = listOf(category);
const articlePage = object({ articles: listOf(article), meta });

/**
 * By operationId, or the endpoint that reads the same: the check of `data`. The staff's program adds those of its own calls
 * (enhanceStaff.ts); the shop carries none of them.
 */
export const shapes: Record<string, Check> = {
  listProducts: object({ products: listOf(product), meta }),
  listProductFacets: object({
    uses: listOf(object({ use: isText, count: isNumber })),
    categories: listOf(object({ category_id: isText, count: isNumber })),
    prices: object({
      lowest: optionalText,
      highest: optionalText,
      steps: listOf(object({ min_price: optionalText, max_price: optionalText, count: isNumber })),
    }),
  }),
  getProduct: product,
  listAdvertisements: Array.isArray,
  listArticles: articlePage,
  previewArticles: articlePage,
  getArticle: article,
  listCategories: object({ categories }),
  suggestSearch: object({
    products: listOf(productSummary),
    articles: listOf(object({ id: isText, title: isText, title_sw: optionalText })),
    categories,
  }),
  getCapabilities: object({ operations: listOf(isText), parameters: listOf(isText), fields: listOf(isText) }),
  listTags: object({ tags: listOf(tag) }),
};

/** Whether an answer has the envelope, and the data its operation promises. */
export function hasPromisedShape(operation: string, answer: unknown): boolean {
  if (!isObject(answer) || typeof answer.success !== 'boolean' || !optionalText(answer.message)) return false;
  return shapes[operation]?.(answer.data) ?? true;
}
