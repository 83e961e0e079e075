import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { LONGEST_MISSED_DAYS, MOST_MISSED_SEARCHES } from '../openapi/values.gen';
import { NOT_WAITED_FOR } from './conditions';
import { allRows, dayInKenya, deleteRows } from './rows';

/** Words that found nothing, and how often. */
export interface MissedSearchRow {
  words: string;
  count: number;
  /** `2026-11-20`, by the clocks of the shop. */
  lastDate: string;
}

const TODAY = dayInKenya(sql`now()`);
/** Different words kept of a day: what somebody makes up fills no disk. */
const KEPT_A_DAY = 500;

/** Counts words once more for today. @returns whether they are kept of today already */
export async function countAgain(db: Database, words: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE missed_searches SET count = count + 1 WHERE day = ${TODAY} AND words = ${words} AND ${NOT_WAITED_FOR}`);
  return rowCount === 1;
}

/** Keeps new words of today as long as there is room. */
export async function keepMissedSearch(db: Database, words: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO missed_searches (day, words)
    SELECT ${TODAY}, ${words}
    WHERE ${NOT_WAITED_FOR} AND (SELECT count(*) FROM missed_searches WHERE day = ${TODAY}) < ${KEPT_A_DAY}
    ON CONFLICT (day, words) DO UPDATE SET count = missed_searches.count + 1`);
}

/** The most frequent of the last days first, today being one of them. */
export function listMissedSearches(db: Database, days: number): Promise<MissedSearchRow[]> {
  return allRows(
    db,
    sql`
    SELECT words, sum(count)::int AS count, to_char(max(day), 'YYYY-MM-DD') AS "lastDate"
    FROM missed_searches WHERE day > ${TODAY} - ${days}::int
    GROUP BY words ORDER BY sum(count) DESC, max(day) DESC, words LIMIT ${MOST_MISSED_SEARCHES}`,
  );
}

export function forgetOldMissedSearches(db: Database): Promise<void> {
  const newest = sql`least(${TODAY}, (SELECT max(day) FROM missed_searches))`;
  return deleteRows(db, sql`missed_searches`, sql`day <= ${newest} - ${LONGEST_MISSED_DAYS}::int`);
}
