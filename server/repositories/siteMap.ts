import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/client';
import { allRows, isoTime } from './rows';

/** A record with a public page. */
export interface SiteMapEntry {
  id: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** An article as a feed lists it. */
export interface FeedEntry extends SiteMapEntry {
  title: string;
  short_description: string | null;
  createdAt: string;
  /** Names of its tags. */
  tags: string[];
}

/** The protocol's bound for one file (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

/** Products that visitors may see, the newest change first. */
export const publicProducts = (db: Database) => publicRecords(db, sql`products`, MOST_ADDRESSES);

/** Articles that visitors may see, the newest change first. */
export const publicArticles = (db: Database) => publicRecords(db, sql`articles`, MOST_ADDRESSES);

function publicRecords(db: Database, table: SQL, most: number): Promise<SiteMapEntry[]> {
  return allRows<SiteMapEntry>(
    db,
    sql`SELECT id::text AS id, ${isoTime(sql`updated_at`)} AS "updatedAt" FROM ${table} WHERE is_active ORDER BY updated_at DESC LIMIT ${most}`,
  );
}

/** The newest articles that visitors may see. */
export function newestArticles(db: Database, most: number): Promise<FeedEntry[]> {
  return allRows<FeedEntry>(
    db,
    sql`
    SELECT
      t.id::text AS id, t.title, t.short_description,
      ${isoTime(sql`t.created_at`)} AS "createdAt",
      ${isoTime(sql`t.updated_at`)} AS "updatedAt",
      ARRAY(
        SELECT g.tag_name FROM article_tags w JOIN tags g ON g.id = w.tag_id WHERE w.article_id = t.id ORDER BY w.position, w.id
      ) AS tags
    FROM articles t WHERE t.is_active ORDER BY t.created_at DESC, t.id DESC LIMIT ${most}`,
  );
}
