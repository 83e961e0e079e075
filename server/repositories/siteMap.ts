import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { allRows, isoTime } from './rows';

/** A record with a public page. */
export interface SiteMapEntry {
  id: string;
  /** ISO 8601, UTC. */
  updatedAt: string;
}

/** The protocol's bound for one file (sitemaps.org). */
const MOST = 50_000;

/** Products that visitors may see, the newest change first. */
export function publicProducts(db: Database): Promise<SiteMapEntry[]> {
  return allRows<SiteMapEntry>(
    db,
    sql`SELECT id::text AS id, ${isoTime(sql`updated_at`)} AS "updatedAt" FROM products WHERE is_active ORDER BY updated_at DESC LIMIT ${MOST}`,
  );
}
