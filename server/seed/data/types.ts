import type { ProductUse, QuotationStatus, StockStatus } from '../../openapi/operations.gen';

/**
 * Shapes of the demo data. The texts live in the files beside this one, the rows are made by ../seed.ts.
 * All times are relative to the moment of seeding, so that a fresh shop never looks abandoned.
 * Keys tie the files to each other and never reach the database: ids are the database's own.
 * Money follows the contract: a numeric string, at most two decimals (docs/product.md, 9.3).
 */

export interface DemoCategory {
  key: string;
  category_name: string;
  category_name_sw: string;
}

export interface DemoTag {
  key: string;
  tag_name: string;
}

export interface DemoDiscount {
  /** Percent of the price, above 0 and at most 100. */
  percentage: number;
  /** Days from now; negative is in the past, absent is without bound. */
  startsInDays?: number;
  endsInDays?: number;
}

export interface DemoRating {
  /** Whole stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  comment?: string;
  daysAgo: number;
}

export interface DemoProduct {
  key: string;
  name: string;
  categoryKey: string;
  /** What it is for; what fits anywhere says nothing. */
  uses?: ProductUse[];
  price: string;
  newPrice?: string;
  discount?: DemoDiscount;
  quantity: number;
  stockStatus: StockStatus;
  isBestSeller: boolean;
  /** Plain text or Markdown, as the staff form would send it. */
  description: string;
  additionalInfo?: string;
  compatibility?: string;
  toolsNeeded?: string;
  packageDimensions?: string;
  packageWeight?: string;
  installmentInfo?: string;
  /** Names of picture files, the primary one first, at most five. */
  pictures: string[];
  /** Ratings with a date of their own, and a comment if they have one. */
  ratings: DemoRating[];
  /** How many further ratings of 1, 2, 3, 4 and 5 stars there are, without a comment, spread over the product's life. */
  ratingCounts?: [number, number, number, number, number];
  createdDaysAgo: number;
  /** False for a product that only staff see; true when absent. */
  isActive?: boolean;
}

export interface DemoComment {
  content: string;
  hoursAgo: number;
}

export interface DemoArticle {
  key: string;
  title: string;
  shortDescription: string;
  /** Markdown (docs/product.md, 3.7). */
  content: string;
  categoryKey?: string;
  tagKeys: string[];
  /** Names of picture files, the first is shown first, at most five. */
  pictures: string[];
  likes: number;
  views: number;
  comments: DemoComment[];
  publishedDaysAgo: number;
  /** False for an article that only staff see; true when absent. */
  isActive?: boolean;
}

export interface DemoAdvert {
  productKey: string;
  startsInDays: number;
  endsInDays: number;
  isActive: boolean;
}

export interface DemoQuote {
  name: string;
  phone?: string;
  email: string;
  note: string;
  productKeys: string[];
  status: QuotationStatus;
  county?: string;
  hoursAgo: number;
}

/** What delivery and installation cost, and within how many days; what is left out is on request. */
export interface DemoCounty {
  delivery?: [price: string, days: number];
  installation?: [price: string, days: number];
}

/** A product's texts in Kiswahili. */
export interface DemoProductSw {
  name: string;
  description: string;
}

/** An article's texts in Kiswahili. */
export interface DemoArticleSw {
  title: string;
  shortDescription: string;
  content: string;
}

/** What server/seed/data/index.ts exports as `demoData`. */
export interface DemoData {
  categories: DemoCategory[];
  tags: DemoTag[];
  products: DemoProduct[];
  /** By the product's key. */
  productsSw: Record<string, DemoProductSw>;
  articles: DemoArticle[];
  /** By the article's key; the others are in English only. */
  articlesSw: Record<string, DemoArticleSw>;
  adverts: DemoAdvert[];
  quotes: DemoQuote[];
  /** By the county's name; the others are on request. */
  counties: Record<string, DemoCounty>;
}
