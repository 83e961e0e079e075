import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { articles } from '../database/schema';
import type { ArticleUpdate } from '../openapi/operations.gen';
import { isId } from './conditions';
import { type Changes, given, orNone } from './rows';
import { NEXT_UPDATED_AT } from './updatedAt';

/** What staff may send; what is left out keeps its value. The tags are all of the article, in their order. */
export type ArticleInput = Changes<ArticleUpdate>;

export type NewArticle = ArticleInput & { title: string };

function toRow(input: ArticleInput) {
  return given({
    title: input.title,
    titleSw: input.title_sw,
    shortDescription: orNone(input.short_description),
    shortDescriptionSw: orNone(input.short_description_sw),
    content: orNone(input.content),
    contentSw: orNone(input.content_sw),
    categoryId: input.category_id,
  });
}

/**
 * Call in a transaction.
 * @returns the new id
 * @throws foreign key violation `articles_category_id_categories_id_fk` or `article_tags_tag_id_tags_id_fk`
 */
export async function insertArticle(transaction: Database, input: NewArticle): Promise<string> {
  const [row] = await transaction
    .insert(articles)
    .values({ ...toRow(input), title: input.title })
    .returning({ id: articles.id });
  if (!row) throw new Error('An insert of an article gave no id.');
  await setTags(transaction, row.id, input.tags);
  return row.id;
}

/**
 * Call in a transaction.
 * @returns false when there is no such article
 * @throws as insertArticle
 */
export async function updateArticleRow(transaction: Database, id: string, input: ArticleInput): Promise<boolean> {
  if (!isId(id)) return false;
  const rows = await transaction
    .update(articles)
    .set({ ...toRow(input), updatedAt: NEXT_UPDATED_AT })
    .where(eq(articles.id, id))
    .returning({ id: articles.id });
  if (rows.length === 0) return false;
  await setTags(transaction, id, input.tags);
  return true;
}

/** Tags that stay keep the id of their connection, so that the same update twice changes nothing. */
async function setTags(transaction: Database, articleId: string, tags: readonly string[] | undefined): Promise<void> {
  if (tags === undefined) return;
  const wanted = sql`${sql.param([...new Set(tags)])}::bigint[]`;
  await transaction.execute(
    sql`DELETE FROM article_tags WHERE article_id = ${articleId} AND tag_id <> ALL (${wanted})`,
  );
  await transaction.execute(sql`
    INSERT INTO article_tags (article_id, tag_id, position)
    SELECT ${articleId}, tag_id, position FROM unnest(${wanted}) WITH ORDINALITY AS wanted (tag_id, position)
    ON CONFLICT (article_id, tag_id) DO UPDATE SET position = excluded.position`);
}
