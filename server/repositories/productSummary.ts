import { type SQL, sql } from 'drizzle-orm';
import type { ProductUse } from '../openapi/operations.gen';
import { isoTime } from './rows';

/** A product as an advert or a quotation carries it. */
export interface ProductSummaryRow {
  id: string;
  product_name: string;
  product_name_sw: string | null;
  product_price: string;
  new_price: string | null;
  discount_percentage: number | null;
  discount_start_date: string | null;
  discount_end_date: string | null;
  uses: ProductUse[];
}

/** The pairs of a `json_build_object` that make a ProductSummaryRow of the product `p`. */
export const PRODUCT_SUMMARY: SQL = sql`
  'id', p.id::text, 'product_name', p.product_name, 'product_name_sw', p.product_name_sw,
  'product_price', p.product_price::text, 'new_price', p.new_price::text,
  'discount_percentage', p.discount_percentage,
  'discount_start_date', ${isoTime(sql`p.discount_start_date`)},
  'discount_end_date', ${isoTime(sql`p.discount_end_date`)},
  'uses', p.uses`;
