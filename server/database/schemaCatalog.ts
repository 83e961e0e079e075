import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PRODUCT_USES, STOCK_STATUSES } from '../openapi/values.gen';
import { aboutPicture, idOf, instant, listed, money, oneOf, ownId } from './columns';

export const categories = pgTable(
  'categories',
  {
    id: ownId(),
    categoryName: text('category_name').notNull(),
    categoryNameSw: text('category_name_sw'),
    /** The name without case and outer blanks; repositories/names.ts writes it. */
    nameKey: text('name_key').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('categories_name_key').on(table.nameKey)],
);

export const tags = pgTable(
  'tags',
  {
    id: ownId(),
    tagName: text('tag_name').notNull(),
    nameKey: text('name_key').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('tags_name_key').on(table.nameKey)],
);

/**
 * A product. Three columns (`shown_price`, `shown_discount`, `price_changes_at`) hold what its discount makes of
 * it right now, since an index cannot contain the clock; repositories/prices.ts is the only writer of them.
 */
export const products = pgTable(
  'products',
  {
    id: ownId(),
    productName: text('product_name').notNull(),
    productNameSw: text('product_name_sw'),
    productPrice: money('product_price').notNull(),
    newPrice: money('new_price'),
    categoryId: idOf('category_id').references(() => categories.id, { onDelete: 'set null' }),
    description: text('description'),
    productDescriptionSw: text('product_description_sw'),
    quantity: integer('quantity').notNull().default(0),
    stockStatus: text('stock_status', { enum: STOCK_STATUSES }).notNull().default('in_stock'),
    isActive: boolean('is_active').notNull().default(true),
    isBestSeller: boolean('is_best_seller').notNull().default(false),
    installmentInfo: text('installment_info'),
    additionalInfo: text('additional_info'),
    compatibility: text('compatibility'),
    toolsNeeded: text('tools_needed'),
    packageDimensions: text('package_dimensions'),
    packageWeight: text('package_weight'),
    /** What it is for; the contract's ProductUse. */
    uses: text('uses').array().notNull().default([]),
    discountPercentage: doublePrecision('discount_percentage'),
    discountStartDate: instant('discount_start_date'),
    discountEndDate: instant('discount_end_date'),
    /** Shown while nobody has rated the product. */
    startingRating: doublePrecision('starting_rating').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    ratingAverage: doublePrecision('rating_average')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN rating_count > 0 THEN rating_sum::float8 / rating_count ELSE starting_rating END`,
      ),
    shownPrice: money('shown_price').notNull().default('0'),
    shownDiscount: doublePrecision('shown_discount').notNull().default(0),
    priceChangesAt: instant('price_changes_at'),
    /** From 0 to less than 8; a trigger of migration 0005 keeps it. */
    recommended: doublePrecision('recommended').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('products_prices_check', sql`${table.productPrice} >= 0 AND ${table.newPrice} >= 0`),
    check('products_quantity_check', sql`${table.quantity} >= 0`),
    check('products_stock_status_check', oneOf(table.stockStatus, STOCK_STATUSES)),
    check('products_discount_check', sql`${table.discountPercentage} BETWEEN 0 AND 100`),
    check('products_discount_window_check', sql`${table.discountStartDate} <= ${table.discountEndDate}`),
    check('products_uses_check', sql`${table.uses} <@ ARRAY[${listed(PRODUCT_USES)}]`),
    check('products_starting_rating_check', sql`${table.startingRating} BETWEEN 0 AND 5`),
    // Public lists, one index for each order; staff lists show inactive products too and are ordered by newest.
    index('products_newest_idx')
      .on(table.createdAt, table.id)
      .where(sql`is_active`),
    index('products_price_idx')
      .on(table.shownPrice, table.id)
      .where(sql`is_active`),
    index('products_rating_idx')
      .on(table.ratingAverage, table.ratingCount, table.id)
      .where(sql`is_active`),
    index('products_discount_idx')
      .on(table.shownDiscount, table.id)
      .where(sql`is_active`),
    index('products_category_idx').on(table.categoryId, table.isActive, table.createdAt, table.id),
    index('products_all_newest_idx').on(table.createdAt, table.id),
    index('products_inactive_idx')
      .on(table.createdAt, table.id)
      .where(sql`NOT is_active`),
    index('products_price_changes_idx')
      .on(table.priceChangesAt)
      .where(sql`price_changes_at IS NOT NULL`),
    index('products_recommended_idx')
      .on(table.recommended, table.id)
      .where(sql`is_active`),
    // What the index of words reads after a change.
    index('products_updated_idx').on(table.updatedAt, table.id),
  ],
);

/** The primary picture is the one with the lowest position; gaps are fine. */
export const productImages = pgTable(
  'product_images',
  {
    id: ownId(),
    productId: idOf('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaKey: text('media_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    ...aboutPicture(),
  },
  (table) => [
    uniqueIndex('product_images_position_key').on(table.productId, table.position),
    index('product_images_media_key_idx').on(table.mediaKey),
  ],
);

export const productRatings = pgTable(
  'product_ratings',
  {
    id: ownId(),
    productId: idOf('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('product_ratings_rating_check', sql`${table.rating} BETWEEN 1 AND 5`),
    index('product_ratings_product_idx').on(table.productId, table.createdAt, table.id),
    index('product_ratings_newest_idx').on(table.createdAt),
  ],
);

export const advertisements = pgTable(
  'advertisements',
  {
    id: ownId(),
    productId: idOf('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    /** A missing date is no bound on that side. */
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('advertisements_window_check', sql`${table.startDate} <= ${table.endDate}`),
    index('advertisements_product_idx').on(table.productId),
    index('advertisements_end_idx').on(table.endDate),
    index('advertisements_start_idx').on(table.startDate),
  ],
);

/** What visitors looked for and did not find: how often on which day, and nothing of who asked. */
export const missedSearches = pgTable(
  'missed_searches',
  { day: date('day').notNull(), words: text('words').notNull(), count: integer('count').notNull().default(1) },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);
