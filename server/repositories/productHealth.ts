import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { firstRow } from './rows';

/** In what respect a product `t` wants tending; the contract's ProductHealth. */
export const PRODUCT_HEALTH = {
  'without-image': sql`NOT EXISTS (SELECT 1 FROM product_images i WHERE i.product_id = t.id)`,
  'ended-discount': sql`
    t.discount_end_date <= now() AND (t.new_price IS NOT NULL OR t.discount_percentage IS NOT NULL)`,
  'without-dimensions': sql`coalesce(btrim(t.package_dimensions), '') = ''`,
  'inactive-advertised': sql`
    NOT t.is_active AND EXISTS (
      SELECT 1 FROM advertisements a
      WHERE a.product_id = t.id AND a.is_active AND coalesce(a.end_date > now(), true))`,
} as const satisfies Record<string, SQL>;

export type ProductHealth = keyof typeof PRODUCT_HEALTH;

/** How many products want tending, active or not, in each respect. */
export async function productHealthCounts(db: Database): Promise<Record<ProductHealth, number>> {
  const counts = Object.entries(PRODUCT_HEALTH).map(
    ([health, condition]) =>
      sql`(SELECT count(*)::int FROM products t WHERE ${condition}) AS ${sql.identifier(health)}`,
  );
  const row = await firstRow<Record<ProductHealth, number>>(db, sql`SELECT ${sql.join(counts, sql`, `)}`);
  if (!row) throw new Error('A count of products gave no row.');
  return row;
}
