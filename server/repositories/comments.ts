import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { isId } from './conditions';
import { firstRow } from './rows';

/** @returns the comment's id, or null when no active article has this id */
export async function addComment(transaction: Database, articleId: string, content: string): Promise<string | null> {
  if (!isId(articleId)) return null;
  const row = await firstRow<{ id: string }>(
    transaction,
    sql`
    WITH article AS (SELECT id FROM articles WHERE id = ${articleId} AND is_active FOR KEY SHARE)
    INSERT INTO comments (article_id, content) SELECT id, ${content} FROM article
    RETURNING id`,
  );
  return row?.id ?? null;
}

/** @returns false when there is no such comment */
export async function deleteCommentRow(db: Database, id: string): Promise<boolean> {
  return isId(id) && (await firstRow(db, sql`DELETE FROM comments WHERE id = ${id} RETURNING 1`)) !== null;
}
