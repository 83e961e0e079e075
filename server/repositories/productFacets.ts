import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { ProductFacets, ProductUse } from '../openapi/operations.gen';
import { PRICE_EDGES, priceSteps, type PricedGroup } from './priceSteps';
import { beforeFacets, inPriceRange, type ProductFilter } from './productFilters';
import { type Memory, remember } from './remember';
import { allRows } from './rows';

/** Products that are alike in all that they are counted by. */
interface Group extends PricedGroup {
  category_id: string | null;
  uses: ProductUse[];
  /** Whether they stand in the range of prices that is asked for. */
  priced: boolean;
}

/** Bytes of an answer, approximately. */
const SIZE = 2_000;

/**
 * How many products each use, category and step of prices would leave, each counted with all filters but its own. One pass
 * over what the other filters leave; kept like a count until the content changes.
 * @param found what a search of the filter's words found
 */
export function productFacets(
  db: Database,
  memory: Memory,
  filter: ProductFilter,
  found: readonly string[] | null,
): Promise<ProductFacets> {
  return remember(
    memory,
    `facets ${JSON.stringify(filter)}`,
    async () => facetsOf(filter, await groups(db, filter, found)),
    ({ categories }) => SIZE + 50 * categories.length,
  );
}

async function groups(db: Database, filter: ProductFilter, found: readonly string[] | null): Promise<Group[]> {
  const edges = sql`${`{${PRICE_EDGES.join(',')}}`}::float8[]`;
  // Prices as float8, which is exact for every amount of the contract and several times as fast.
  return allRows<Group>(
    db,
    sql`
    SELECT category_id, uses, step, priced, count(*)::int AS count,
      (count(*) FILTER (WHERE price = (${edges})[step]))::int AS "onEdge", min(price) AS lowest, max(price) AS highest
    FROM (
      SELECT t.category_id, t.uses, t.shown_price::float8 AS price, width_bucket(t.shown_price::float8, ${edges}) AS step,
        ${inPriceRange(filter)} AS priced
      FROM products t WHERE ${beforeFacets(filter, found)}
    ) counted
    GROUP BY category_id, uses, step, priced`,
  );
}

function facetsOf({ categoryId, use }: ProductFilter, all: readonly Group[]): ProductFacets {
  const isOfCategory = ({ category_id }: Group) => categoryId === undefined || category_id === categoryId;
  const isForUse = ({ uses }: Group) => use === undefined || uses.includes(use);
  const byUse = new Map<ProductUse, number>();
  const byCategory = new Map<string, number>();
  for (const group of all.filter(({ priced }) => priced)) {
    if (isOfCategory(group)) for (const one of group.uses) add(byUse, one, group.count);
    if (isForUse(group) && group.category_id !== null) add(byCategory, group.category_id, group.count);
  }
  return {
    uses: [...byUse].map(([one, count]) => ({ use: one, count })),
    categories: [...byCategory].map(([category_id, count]) => ({ category_id, count })),
    prices: priceSteps(all.filter((group) => isOfCategory(group) && isForUse(group))),
  };
}

function add<Key>(counts: Map<Key, number>, key: Key, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
