import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { DAYS_OF_REQUESTS, MOST_TOP_ARTICLES } from '../openapi/values.gen';
import { allRows, firstRow } from './rows';

export interface QuotesOfDay {
  /** `2026-11-20`, by the clocks of the shop. */
  date: string;
  count: number;
}

export interface TopArticle {
  id: string;
  title: string;
  viewsCount: number;
  likesCount: number;
}

export interface TopArticles {
  mostViewed: TopArticle[];
  mostLiked: TopArticle[];
}

const SHOP_ZONE = sql`'Africa/Nairobi'`;

/** Requests for a quote on each of the last days, the oldest first and today last. */
export function quotesPerDay(db: Database): Promise<QuotesOfDay[]> {
  const today = sql`date_trunc('day', now() AT TIME ZONE ${SHOP_ZONE})`;
  // Each day finds its own by the index of creation.
  return allRows<QuotesOfDay>(
    db,
    sql`
    SELECT to_char(day, 'YYYY-MM-DD') AS date, (
      SELECT count(*)::int FROM quotations
      WHERE created_at >= day AT TIME ZONE ${SHOP_ZONE}
        AND created_at < (day + interval '1 day') AT TIME ZONE ${SHOP_ZONE}
    ) AS count
    FROM generate_series(${today} - ${sql.raw(`interval '${DAYS_OF_REQUESTS - 1} days'`)}, ${today}, interval '1 day') AS day
    ORDER BY day`,
  );
}

/** The active articles that are viewed and liked most. */
export async function topArticles(db: Database): Promise<TopArticles> {
  const row = await firstRow<TopArticles>(
    db,
    sql`SELECT ${articlesWithMost(sql`views_count`)} AS "mostViewed", ${articlesWithMost(sql`likes_count`)} AS "mostLiked"`,
  );
  if (!row) throw new Error('The most viewed articles gave no row.');
  return row;
}

function articlesWithMost(column: SQL): SQL {
  return sql`(
    SELECT coalesce(json_agg(json_build_object(
      'id', id::text, 'title', title, 'viewsCount', views_count, 'likesCount', likes_count)), '[]')
    FROM (
      SELECT id, title, views_count, likes_count FROM articles
      WHERE is_active AND ${column} > 0
      ORDER BY ${column} DESC, id DESC LIMIT ${MOST_TOP_ARTICLES}
    ) most)`;
}
