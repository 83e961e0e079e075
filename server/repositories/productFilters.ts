import { type SQL, sql } from 'drizzle-orm';
import { isId } from './conditions';
import { NEWEST_FIRST, type List, type Order } from './paging';
import { PRODUCT_HEALTH, type ProductHealth } from './productHealth';
import { allOf } from './rows';
import { containsWords } from './search';

export type ItemStatus = 'active' | 'inactive' | 'all';

/** The contract's query of listProducts, apart from the page. */
export interface ProductFilter {
  status: ItemStatus;
  search?: string | undefined;
  categoryId?: string | undefined;
  suggest?: keyof typeof SUGGESTIONS | undefined;
  sort?: keyof typeof SORTS | undefined;
  inStock?: boolean | undefined;
  health?: ProductHealth | undefined;
}

const id = { column: sql`t.id`, type: sql`bigint` };

/** Ordering is chosen from these, never built from what was sent. */
const SORTS = {
  newest: NEWEST_FIRST,
  price: { columns: [{ column: sql`t.shown_price`, type: sql`numeric` }, id], direction: 'ASC' },
  '-price': { columns: [{ column: sql`t.shown_price`, type: sql`numeric` }, id], direction: 'DESC' },
  rating: {
    columns: [
      { column: sql`t.rating_average`, type: sql`float8` },
      { column: sql`t.rating_count`, type: sql`integer` },
      id,
    ],
    direction: 'DESC',
  },
  discount: { columns: [{ column: sql`t.shown_discount`, type: sql`float8` }, id], direction: 'DESC' },
} as const satisfies Record<string, Order>;

/** From which average on a product counts as top rated, and as recommendable. */
const GOOD = 4;

interface Suggestion {
  condition: SQL;
  /** Used when no order is asked for. */
  sort: keyof typeof SORTS;
}

const SUGGESTIONS = {
  recommended: {
    condition: sql`t.stock_status = 'in_stock' AND (t.is_best_seller OR t.rating_average >= ${sql.raw(String(GOOD))})`,
    sort: 'rating',
  },
  'best-seller': { condition: sql`t.is_best_seller`, sort: 'newest' },
  'top-rated': { condition: sql`t.rating_average >= ${sql.raw(String(GOOD))}`, sort: 'rating' },
  'discount-70': { condition: sql`t.shown_discount >= 70`, sort: 'discount' },
  'discount-50': { condition: sql`t.shown_discount >= 50`, sort: 'discount' },
  'discount-30': { condition: sql`t.shown_discount >= 30`, sort: 'discount' },
} as const satisfies Record<string, Suggestion>;

/** Which products a query is about and in which order. */
export function productList(filter: ProductFilter): List {
  const suggestion = filter.suggest ? SUGGESTIONS[filter.suggest] : null;
  const sort = filter.sort ?? suggestion?.sort ?? 'newest';
  return {
    table: sql`products`,
    where: allOf([
      hasStatus(filter.status),
      filter.categoryId === undefined ? null : inCategory(filter.categoryId),
      suggestion?.condition ?? null,
      filter.inStock === undefined ? null : sql`(t.stock_status = 'in_stock') = ${filter.inStock}`,
      filter.health === undefined ? null : PRODUCT_HEALTH[filter.health],
      filter.search === undefined ? null : containsWords(sql`t.search_text`, filter.search),
    ]),
    order: SORTS[sort],
    name: `products ${JSON.stringify({ ...filter, sort })}`,
  };
}

export function hasStatus(status: ItemStatus): SQL | null {
  if (status === 'all') return null;
  return status === 'active' ? sql`t.is_active` : sql`NOT t.is_active`;
}

/** Items of a category; an unknown one has none. */
export function inCategory(categoryId: string): SQL {
  return isId(categoryId) ? sql`t.category_id = ${categoryId}` : sql`false`;
}
