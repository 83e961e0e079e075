import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { isId, NOT_WAITED_FOR } from './conditions';
import { deleteRows, firstRow } from './rows';

/**
 * Always true, in a statement that waits for the article's row no longer than this, ms: somebody may hold it for minutes, and
 * all who wait for it keep a connection each. Likes that come at once wait for each other, and for the disk between them.
 */
const waitedFor = (longest: number) => sql`set_config('lock_timeout', ${String(longest)}, true) IS NOT NULL`;
const VIEW_PATIENCE = 200;
const LIKE_PATIENCE = 500;

/** Counts one like; likes sent at once are all counted. @returns false when no active article has this id */
export async function countLike(transaction: Database, articleId: string): Promise<boolean> {
  if (!isId(articleId)) return false;
  const row = await firstRow(
    transaction,
    sql`
    UPDATE articles SET likes_count = likes_count + 1
    WHERE id = ${articleId} AND is_active AND ${waitedFor(LIKE_PATIENCE)} RETURNING 1`,
  );
  return row !== null;
}

/**
 * Counts one view: once for each visit, or every time without one.
 * @param visit opaque id of a browser session
 */
export async function countView(db: Database, articleId: string, visit: string | undefined): Promise<void> {
  if (!isId(articleId)) return;
  if (visit === undefined) {
    await db.execute(sql`
      UPDATE articles SET views_count = views_count + 1
      WHERE id = ${articleId} AND is_active AND ${NOT_WAITED_FOR} AND ${waitedFor(VIEW_PATIENCE)}`);
    return;
  }
  await db.execute(sql`
    WITH first_time AS (
      INSERT INTO article_views (article_id, visit)
      SELECT id, ${visit} FROM articles
      WHERE id = ${articleId} AND is_active AND ${NOT_WAITED_FOR} AND ${waitedFor(VIEW_PATIENCE)}
      ON CONFLICT DO NOTHING
      RETURNING article_id
    )
    UPDATE articles SET views_count = views_count + 1 WHERE id IN (SELECT article_id FROM first_time)`);
}

/** Forgets visits after which nobody comes back with the same browser session. */
export function forgetOldVisits(db: Database): Promise<void> {
  return deleteRows(db, sql`article_views`, sql`seen_at < now() - interval '30 days'`);
}
