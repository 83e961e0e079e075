import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { isId, type Viewer, visibleTo } from './conditions';
import { type ImageRow, imageList } from './imageRows';
import { type Page, type PageOfRows, pageOfRows } from './paging';
import { type ProductFilter, productList } from './productFilters';
import type { ProductSummaryRow } from './productSummary';
import type { StockStatus } from '../openapi/operations.gen';
import { MOST_RATINGS } from '../openapi/values.gen';
import type { Memory } from './remember';
import { firstRow, isoTime } from './rows';
import { CATEGORY_REFERENCE, type CategoryReferenceRow } from './names';

/** A product of a list; the contract's Product but for `images` and `discounts`. */
export interface ProductRow extends ProductSummaryRow {
  category_id: string | null;
  category: CategoryReferenceRow | null;
  quantity: number;
  stock_status: StockStatus;
  isActive: boolean;
  rating: number;
  reviews: number;
  installment_info: string | null;
  isBestSeller: boolean;
  createdAt: string;
  updatedAt: string;
  images: ImageRow[];
}

/** A product by itself. */
export interface ProductDetailRow extends ProductRow {
  description: string | null;
  product_description_sw: string | null;
  additional_info: string | null;
  compatibility: string | null;
  tools_needed: string | null;
  package_dimensions: string | null;
  package_weight: string | null;
  ratings: { id: string; rating: number; comment: string | null; createdAt: string }[];
}

const LIST_COLUMNS = sql`
  t.id, t.product_name, t.product_name_sw, t.product_price, t.new_price,
  c.id AS category_id,
  ${CATEGORY_REFERENCE} AS category,
  t.quantity, t.stock_status, t.is_active AS "isActive",
  t.rating_average AS rating, t.rating_count AS reviews,
  t.installment_info, t.is_best_seller AS "isBestSeller", t.uses,
  t.discount_percentage,
  ${isoTime(sql`t.discount_start_date`)} AS discount_start_date,
  ${isoTime(sql`t.discount_end_date`)} AS discount_end_date,
  ${isoTime(sql`t.created_at`)} AS "createdAt",
  ${isoTime(sql`t.updated_at`)} AS "updatedAt",
  ${imageList(sql`product_images`, sql`i.product_id = t.id`)} AS images`;

const DETAIL_COLUMNS = sql`
  ${LIST_COLUMNS},
  t.description, t.product_description_sw, t.additional_info, t.compatibility, t.tools_needed, t.package_dimensions, t.package_weight,
  (
    SELECT coalesce(json_agg(
      json_build_object('id', r.id::text, 'rating', r.rating, 'comment', r.comment,
        'createdAt', ${isoTime(sql`r.created_at`)})
      ORDER BY r.created_at DESC, r.id DESC), '[]')
    FROM (
      SELECT * FROM product_ratings WHERE product_id = t.id
      ORDER BY created_at DESC, id DESC LIMIT ${sql.raw(String(MOST_RATINGS))}
    ) r
  ) AS ratings`;

const PRODUCTS = sql`products t LEFT JOIN categories c ON c.id = t.category_id`;

/** @param found what a search of the filter's words found */
export function listProducts(
  db: Database,
  memory: Memory,
  filter: ProductFilter,
  found: readonly string[] | null,
  page: Page,
): Promise<PageOfRows<ProductRow>> {
  return pageOfRows(db, memory, productList(filter, found), page, { columns: LIST_COLUMNS, from: PRODUCTS });
}

/** One product with everything about it, or null when there is none that the viewer may see. */
export async function findProduct(db: Database, viewer: Viewer, id: string): Promise<ProductDetailRow | null> {
  if (!isId(id)) return null;
  return firstRow<ProductDetailRow>(
    db,
    sql`
    SELECT ${DETAIL_COLUMNS} FROM ${PRODUCTS}
    WHERE t.id = ${id} AND ${visibleTo(viewer, sql`t.is_active`)}`,
  );
}
