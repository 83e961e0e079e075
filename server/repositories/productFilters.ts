import { type SQL, sql } from 'drizzle-orm';
import type { ProductUse } from '../openapi/operations.gen';
import { isId } from './conditions';
import { NEWEST_FIRST, type List, type Order } from './paging';
import { PRODUCT_HEALTH, type ProductHealth } from './productHealth';
import { allOf } from './rows';
import { idArray } from './searched';

export type ItemStatus = 'active' | 'inactive' | 'all';

/** The contract's query of listProducts, apart from the page. */
export interface ProductFilter {
  status: ItemStatus;
  search?: string | undefined;
  categoryId?: string | undefined;
  suggest?: keyof typeof SUGGESTIONS | undefined;
  sort?: keyof typeof SORTS | undefined;
  inStock?: boolean | undefined;
  use?: ProductUse | undefined;
  /** Shillings. */
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  health?: ProductHealth | undefined;
}

const id = { column: sql`t.id`, type: sql`bigint` };

const RECOMMENDED: Order = { columns: [{ column: sql`t.recommended`, type: sql`float8` }, id], direction: 'DESC' };

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
  relevance: RECOMMENDED,
  recommended: RECOMMENDED,
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

/**
 * Which products a query is about and in which order.
 * @param found of a search, the ids of what it found, the best first; null without words to look for
 */
export function productList(filter: ProductFilter, found: readonly string[] | null): List {
  const suggestion = filter.suggest ? SUGGESTIONS[filter.suggest] : null;
  const sort = filter.sort ?? suggestion?.sort ?? 'relevance';
  const ranked = found && sort === 'relevance' ? { ids: found, isWhole: !isNarrowed(filter) } : null;
  return {
    table: sql`products`,
    where: allOf([
      beforeFacets(filter, ranked?.isWhole ? null : found),
      filter.categoryId === undefined ? null : inCategory(filter.categoryId),
      filter.use === undefined ? null : sql`t.uses @> ARRAY[${filter.use}]::text[]`,
      inPriceRange(filter),
    ]),
    order: SORTS[sort],
    name: `products ${JSON.stringify({ ...filter, sort })}`,
    ...(ranked && { ranked }),
  };
}

/** What a query asks for beside category, use and price, by which what it finds is counted. */
export function beforeFacets(filter: ProductFilter, found: readonly string[] | null): SQL {
  const { status, suggest, inStock, health } = filter;
  return allOf([
    hasStatus(status),
    suggest ? SUGGESTIONS[suggest].condition : null,
    inStock === undefined ? null : sql`(t.stock_status = 'in_stock') = ${inStock}`,
    health === undefined ? null : PRODUCT_HEALTH[health],
    found && sql`t.id = ANY(${idArray(found)})`,
  ]);
}

/** By the price that counts now; both ends belong to it. */
export function inPriceRange({ minPrice, maxPrice }: ProductFilter): SQL {
  return allOf([
    minPrice === undefined ? null : sql`t.shown_price >= ${minPrice}::numeric`,
    maxPrice === undefined ? null : sql`t.shown_price <= ${maxPrice}::numeric`,
  ]);
}

/** Whether a query narrows the list by anything but its words and the status. */
export function isNarrowed({ status: _status, search: _search, sort: _sort, ...filters }: ProductFilter): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

export function hasStatus(status: ItemStatus): SQL | null {
  if (status === 'all') return null;
  return status === 'active' ? sql`t.is_active` : sql`NOT t.is_active`;
}

/** Items of a category; an unknown one has none. */
export function inCategory(categoryId: string): SQL {
  return isId(categoryId) ? sql`t.category_id = ${categoryId}` : sql`false`;
}
