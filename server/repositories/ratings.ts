import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { isId } from './conditions';
import { firstRow } from './rows';

/**
 * Adds a visitor's rating. Sum and count change in the same statement, so ratings sent at once are all counted.
 * @param rating 1 to 5
 * @returns the rating's id, or null when no active product has this id
 */
export async function addRating(
  transaction: Database,
  productId: string,
  rating: number,
  comment: string | null,
): Promise<string | null> {
  if (!isId(productId)) return null;
  const row = await firstRow<{ id: string }>(
    transaction,
    sql`
    WITH rated AS (
      UPDATE products SET rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1
      WHERE id = ${productId} AND is_active
      RETURNING id
    )
    INSERT INTO product_ratings (product_id, rating, comment)
    SELECT id, ${rating}, ${comment} FROM rated
    RETURNING id`,
  );
  return row?.id ?? null;
}
