import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { tooManyRequests } from '../errors';
import { NOT_WAITED_FOR } from './conditions';
import { deleteRows } from './rows';

/** One counter: at most `limit` hits in `seconds`, which begin with the first hit. 0 is no limit. */
export interface Limit {
  key: string;
  limit: number;
  seconds: number;
}

/**
 * Counts a hit, for all processes together.
 * @throws ApiError 429 with the seconds until the window ends
 */
export async function hit(db: Database, limit: Limit): Promise<void> {
  const wait = await countHit(db, limit);
  if (wait > 0) throw tooManyRequests(wait);
}

/** The same without a refusal. @returns the seconds until the window ends; 0 within the limit */
export async function countHit(db: Database, { key, limit, seconds }: Limit): Promise<number> {
  if (limit === 0) return 0;
  // One that ends long after it could have begun is of a clock that was ahead.
  const isOver = sql`(counter.resets_at <= now() or counter.resets_at > now() + 2 * make_interval(secs => ${seconds}))`;
  // To wait for its row on the disk would queue up parallel hits.
  const result = await db.execute(sql`
    insert into rate_limits as counter (key, hits, resets_at)
    select ${key}, 1, now() + make_interval(secs => ${seconds}) where ${NOT_WAITED_FOR}
    on conflict (key) do update set
      hits = case when ${isOver} then 1 else counter.hits + 1 end,
      resets_at = case when ${isOver} then excluded.resets_at else counter.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`);
  const row = result.rows[0] as { hits: number; wait: number } | undefined;
  return row && row.hits > limit ? Math.max(row.wait, 1) : 0;
}

/** Forgets the hits of a counter. */
export async function clearHits(db: Database, key: string): Promise<void> {
  await db.execute(sql`delete from rate_limits where key = ${key}`);
}

/** Takes back one hit. */
export async function takeBackHit(db: Database, key: string): Promise<void> {
  await db.execute(sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${key}`);
}

export function deleteEndedWindows(db: Database): Promise<void> {
  return deleteRows(db, sql`rate_limits`, sql`resets_at < now()`);
}
