import { type SQL, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { advertisements } from '../database/schema';
import type { AdvertisementUpdate } from '../openapi/operations.gen';
import { MOST_ADVERTS } from '../openapi/values.gen';
import { isId } from './conditions';
import { type ImageRow, imageList } from './imageRows';
import { PRODUCT_SUMMARY, type ProductSummaryRow } from './productSummary';
import { type Changes, allRows, given, isoTime } from './rows';

/** An advertisement with what its carousel shows of the product. */
export interface AdvertRow {
  id: string;
  isActive: boolean;
  start_date: string | null;
  end_date: string | null;
  product: ProductSummaryRow & { images: ImageRow[] };
}

/** What staff may set; a null date is no bound on that side. */
export type AdvertInput = Changes<AdvertisementUpdate>;

/** Adverts that run now, of products on sale: what visitors get. */
export const RUNNING = sql`
  a.is_active AND p.is_active AND coalesce(a.start_date <= now(), true) AND coalesce(a.end_date > now(), true)`;

function selectAdverts(condition: SQL): SQL {
  return sql`
    SELECT a.id, a.is_active AS "isActive",
      ${isoTime(sql`a.start_date`)} AS start_date, ${isoTime(sql`a.end_date`)} AS end_date,
      json_build_object(${PRODUCT_SUMMARY},
        'images', ${imageList(sql`product_images`, sql`i.product_id = p.id`)}) AS product
    FROM advertisements a JOIN products p ON p.id = a.product_id
    WHERE ${condition}
    ORDER BY a.id DESC
    LIMIT ${sql.raw(String(MOST_ADVERTS))}`;
}

export function runningAdverts(db: Database): Promise<AdvertRow[]> {
  return allRows<AdvertRow>(db, selectAdverts(RUNNING));
}

/** Whether over, running or to come, for staff. */
export function allAdverts(db: Database): Promise<AdvertRow[]> {
  return allRows<AdvertRow>(db, selectAdverts(sql`true`));
}

/**
 * @returns the new id
 * @throws foreign key violation `advertisements_product_id_products_id_fk` for an unknown product
 */
export async function insertAdvert(db: Database, productId: string, input: AdvertInput): Promise<string> {
  const [row] = await db
    .insert(advertisements)
    .values({ productId, ...toRow(input) })
    .returning({ id: advertisements.id });
  if (!row) throw new Error('An insert of an advert gave no id.');
  return row.id;
}

/**
 * @returns false when there is no such advert
 * @throws check violation `advertisements_window_check` when it would end before it starts
 */
export async function updateAdvertRow(db: Database, id: string, input: AdvertInput): Promise<boolean> {
  if (!isId(id)) return false;
  const rows = await db
    .update(advertisements)
    .set(toRow(input))
    .where(eq(advertisements.id, id))
    .returning({ id: advertisements.id });
  return rows.length > 0;
}

function toRow(input: AdvertInput) {
  return given({ isActive: input.isActive, startDate: input.start_date, endDate: input.end_date });
}
