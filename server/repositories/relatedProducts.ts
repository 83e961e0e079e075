import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { type ImageRow, imageList } from './imageRows';
import { PRODUCT_SUMMARY, type ProductSummaryRow } from './productSummary';
import { allRows } from './rows';

/** A product that another one may need, with what tells whether it does. */
export interface CandidateRow {
  product: ProductSummaryRow & { images: ImageRow[] };
  category_name: string | null;
  compatibility: string | null;
  /** Shillings, of now. */
  shown_price: string;
}

/** So many of each category are looked at, the newest first, and so many of all, from each in turn: the answer costs the same in any shop. */
const OF_EACH = sql.raw('40');
const OF_ALL = sql.raw('160');

/** Accessories stand in a category that says so, else among the product's own. */
const ACCESSORIES = '(mount|cable|power|tool|seal|accessor)';

/** Active products in stock that the product of an id and a category may need. */
export function accessories(db: Database, id: string, categoryId: string | null): Promise<CandidateRow[]> {
  return allRows<CandidateRow>(
    db,
    sql`
    SELECT c.category_name, p.compatibility, p.shown_price,
      json_build_object(${PRODUCT_SUMMARY},
        'images', ${imageList(sql`product_images`, sql`i.product_id = p.id`)}) AS product
    FROM categories c CROSS JOIN LATERAL (
      SELECT *, row_number() OVER (ORDER BY t.created_at DESC, t.id DESC) AS place FROM products t
      WHERE t.category_id = c.id AND t.is_active AND t.stock_status = 'in_stock' AND t.id <> ${id}
      ORDER BY t.created_at DESC, t.id DESC LIMIT ${OF_EACH}
    ) p
    WHERE c.is_active AND (c.category_name ~* ${ACCESSORIES} OR c.id = ${categoryId})
    ORDER BY p.place, c.id
    LIMIT ${OF_ALL}`,
  );
}
