import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { allRows } from './rows';

/** Prices that are settled by one statement: of very many none would be in time. */
const AT_ONCE = 500;

/**
 * The new price counts while it is lower and the discount's dates allow it: from its start until just before its end,
 * a missing date being no bound (docs/product.md, 8.3). These fragments name columns of `products`.
 */
const IS_LOWER = sql`(
  coalesce(new_price < product_price, false)
  AND coalesce(discount_start_date <= now(), true) AND coalesce(discount_end_date > now(), true))`;

/** The price that counts now. */
export const SHOWN_PRICE = sql`CASE WHEN ${IS_LOWER} THEN new_price ELSE product_price END`;

/** Percent off now, to two decimals: a derived price is rounded and must not lose its percentage by it. */
export const SHOWN_DISCOUNT = sql`CASE
  WHEN ${IS_LOWER} THEN round(100 * (1 - new_price / product_price), 2) ELSE 0
END`;

/** When the clock changes one of them next, or null. */
const PRICE_CHANGES_AT = sql`CASE
  WHEN discount_start_date > now() THEN discount_start_date
  WHEN discount_end_date > now() THEN discount_end_date
END`;

/**
 * Works out what the discounts make of prices at this moment. Every write of a price or discount is followed by it,
 * and `settleDuePrices` when a discount begins or ends by the clock.
 * @returns how many rows were written
 */
export async function settlePrices(db: Database, where: SQL): Promise<number> {
  const rows = await allRows(
    db,
    sql`
    UPDATE products SET
      shown_price = ${SHOWN_PRICE}, shown_discount = ${SHOWN_DISCOUNT}, price_changes_at = ${PRICE_CHANGES_AT}
    WHERE ${where}
    RETURNING 1`,
  );
  return rows.length;
}

/** Settles the prices whose discount began or ended since the last time; a product that somebody holds waits for the next. */
export const settleDuePrices = (db: Database): Promise<number> => settleInParts(db, sql`price_changes_at <= now()`);

/** Settles what the clock does not come to any more, as after it was far ahead. */
export const settleLeftPrices = (db: Database): Promise<number> =>
  settleInParts(
    db,
    sql`(shown_price, shown_discount, price_changes_at)
      IS DISTINCT FROM (${SHOWN_PRICE}, ${SHOWN_DISCOUNT}, ${PRICE_CHANGES_AT})`,
  );

async function settleInParts(db: Database, where: SQL): Promise<number> {
  const part = sql`SELECT id FROM products WHERE ${where} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`;
  for (let settled = 0; ;) {
    const some = await settlePrices(db, sql`id = ANY(ARRAY(${part}))`);
    settled += some;
    if (some < AT_ONCE) return settled;
  }
}
