import type { ListProductsApiArg, Product } from '../../../api';

/** Cards beside a product. */
export const RELATED = 4;

/** Fills up what the product's own category does not give; the shop's first page, which is often there already. */
export const ANY_PRODUCTS: ListProductsApiArg = { page: 1 };

/** The list of a product's own category. */
export function sameCategory({ category_id: categoryId }: Pick<Product, 'category_id'>): ListProductsApiArg {
  return categoryId ? { ...ANY_PRODUCTS, categoryId } : ANY_PRODUCTS;
}

/**
 * Up to four other products: those of the same category first, in stock before sold out, else in the order given. A
 * server that does not filter by category gives the same.
 */
export function relatedOf(product: Pick<Product, 'id' | 'category_id'>, candidates: readonly Product[]): Product[] {
  const others = new Map(candidates.filter(({ id }) => id !== product.id).map((candidate) => [candidate.id, candidate]));
  const rank = (candidate: Product) =>
    (product.category_id !== null && candidate.category_id === product.category_id ? 0 : 2) + (candidate.stock_status === 'in_stock' ? 0 : 1);
  return [...others.values()].sort((a, b) => rank(a) - rank(b)).slice(0, RELATED);
}
