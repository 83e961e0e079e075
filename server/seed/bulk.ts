import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { listed } from '../database/columns';
import { PRODUCT_USES } from '../openapi/values.gen';
import { nameKey } from '../repositories/names';
import { SHOWN_DISCOUNT, SHOWN_PRICE } from '../repositories/prices';
import { allRows } from '../repositories/rows';
import type { Services } from '../services';

const CATEGORY = 'Bulk';

/**
 * Adds synthetic products for measurements, all made by the database in one statement. Prices, discounts, stock and
 * creation times vary in a fixed pattern, so that two runs measure the same.
 * @param count how many
 */
export async function insertBulkProducts({ content, db }: Services, count: number): Promise<void> {
  await db.transaction(async (transaction) => {
    // Many rows take longer than a request may.
    await transaction.execute(sql`SET LOCAL statement_timeout = 0`);
    const category = await categoryId(transaction);
    await transaction.execute(sql`
      INSERT INTO products (
        product_name, product_price, new_price, category_id, description, quantity, stock_status, is_best_seller,
        starting_rating, discount_percentage, uses, created_at, shown_price, shown_discount)
      SELECT
        'Bulk product ' || n, product_price, new_price, ${category}, 'Synthetic product number ' || n,
        n % 50, CASE WHEN n % 10 = 0 THEN 'out_of_stock' ELSE 'in_stock' END, n % 7 = 0,
        (n % 11) * 0.5, discount_percentage,
        (ARRAY[${listed(PRODUCT_USES)}])[n % 5 + 1 : n % 5 + 1 + n % 2], now() - n * interval '1 minute', ${SHOWN_PRICE}, ${SHOWN_DISCOUNT}
      FROM (
        SELECT *, round(product_price * (1 - discount_percentage / 100.0), 2) AS new_price FROM (
          SELECT
            n, (500 + n::bigint * 7919 % 250000)::numeric AS product_price,
            CASE WHEN n % 4 = 0 THEN n % 80 END AS discount_percentage,
            NULL::timestamptz AS discount_start_date, NULL::timestamptz AS discount_end_date
          FROM generate_series(1, ${count}::int) AS n
        ) priced
      ) made`);
  });
  // Without it the planner would take the table for the empty one it was.
  await db.execute(sql`ANALYZE products`);
  await content.invalidate(['products', 'categories']);
}

async function categoryId(transaction: Database): Promise<string> {
  const [row] = await allRows<{ id: string }>(
    transaction,
    sql`
    INSERT INTO categories (category_name, name_key) VALUES (${CATEGORY}, ${nameKey(CATEGORY)})
    ON CONFLICT (name_key) DO UPDATE SET category_name = excluded.category_name
    RETURNING id`,
  );
  if (!row) throw new Error('The category of the synthetic products could not be made.');
  return row.id;
}
