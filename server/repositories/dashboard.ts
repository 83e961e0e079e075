import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { DashboardEvent } from '../openapi/operations.gen';
import { MOST_EVENTS } from '../openapi/values.gen';
import { allRows, firstRow, isoTime } from './rows';
import { RUNNING } from './adverts';

export interface DashboardCounts {
  quotes: { new: number; total: number };
  products: { active: number; inactive: number; outOfStock: number };
  articles: { active: number; inactive: number };
  adverts: { running: number; ending: number };
}

/** How long before its end an advert is worth a look. */
const SOON = sql`interval '3 days'`;

export async function dashboardCounts(db: Database): Promise<DashboardCounts> {
  const row = await firstRow<DashboardCounts>(
    db,
    sql`
    SELECT
      (SELECT json_build_object('new', count(*) FILTER (WHERE status = 'new'), 'total', count(*))
        FROM quotations) AS quotes,
      (SELECT json_build_object(
          'active', count(*) FILTER (WHERE is_active),
          'inactive', count(*) FILTER (WHERE NOT is_active),
          'outOfStock', count(*) FILTER (WHERE stock_status = 'out_of_stock'))
        FROM products) AS products,
      (SELECT json_build_object(
          'active', count(*) FILTER (WHERE is_active), 'inactive', count(*) FILTER (WHERE NOT is_active))
        FROM articles) AS articles,
      (SELECT json_build_object(
          'running', count(*), 'ending', count(*) FILTER (WHERE a.end_date <= now() + ${SOON}))
        FROM advertisements a JOIN products p ON p.id = a.product_id
        WHERE ${RUNNING}) AS adverts`,
  );
  if (!row) throw new Error('A count of everything gave no row.');
  return row;
}

const EVENTS_SHOWN = sql.raw(String(MOST_EVENTS));

/** Each kind finds its own newest ones by an index, then the newest of all are kept. */
const EVENT_SOURCES: readonly SQL[] = [
  sql`SELECT 'quote' AS type, id, clients_name AS title, created_at AS at, id AS target_id
    FROM quotations ORDER BY created_at DESC, id DESC LIMIT ${EVENTS_SHOWN}`,
  sql`SELECT 'comment', m.id, t.title, m.created_at, t.id
    FROM comments m JOIN articles t ON t.id = m.article_id
    ORDER BY m.created_at DESC LIMIT ${EVENTS_SHOWN}`,
  sql`SELECT 'rating', r.id, p.product_name, r.created_at, p.id
    FROM product_ratings r JOIN products p ON p.id = r.product_id
    ORDER BY r.created_at DESC LIMIT ${EVENTS_SHOWN}`,
  // An advert that ends soon; afterwards its end is an event like the others.
  sql`SELECT 'advert_ending', a.id, p.product_name, a.end_date, p.id
    FROM advertisements a JOIN products p ON p.id = a.product_id
    WHERE a.is_active AND a.end_date <= now() + ${SOON}
    ORDER BY a.end_date DESC LIMIT ${EVENTS_SHOWN}`,
];

/** At most 20, the newest first. */
export function dashboardEvents(db: Database): Promise<DashboardEvent[]> {
  const sources = sql.join(
    EVENT_SOURCES.map((source) => sql`(${source})`),
    sql` UNION ALL `,
  );
  return allRows<DashboardEvent>(
    db,
    sql`
    SELECT type, id, title, ${isoTime(sql`at`)} AS at, target_id::text AS "targetId"
    FROM (${sources}) events
    ORDER BY events.at DESC, events.id DESC LIMIT ${EVENTS_SHOWN}`,
  );
}
