import type { ListProductsApiArg, ListedProduct } from '../../../../common/api';
import { FIRST_PAGE } from '../../../../common/domain/pages';

/** Cards beside a product. */
export const RELATED = 4;

/** The list of a product's own category. */
export function sameCategory({ category_id: categoryId }: Pick<ListedProduct, 'category_id'>): ListProductsApiArg {
  return categoryId ? { ...FIRST_PAGE, categoryId } : FIRST_PAGE;
}

/**
 * Up to four other products: those of the same category first, in stock before sold out, else in the order given. A
 * server that does not filter by category gives the same.
 */
export function relatedOf<P extends Pick<ListedProduct, 'id' | 'category_id' | 'stock_status'>>(
  product: Pick<ListedProduct, 'id' | 'category_id'>,
  candidates: readonly P[],
): P[] {
  const others = new Map(
    candidates.filter(({ id }) => id !== product.id).map((candidate) => [candidate.id, candidate]),
  );
  const rank = (candidate: P) =>
    (product.category_id !== null && candidate.category_id === product.category_id ? 0 : 2) +
    (candidate.stock_status === 'in_stock' ? 0 : 1);
  return [...others.values()].sort((a, b) => rank(a) - rank(b)).slice(0, RELATED);
}
