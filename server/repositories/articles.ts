import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { MOST_COMMENTS } from '../openapi/values.gen';
import { isId, type Viewer, visibleTo } from './conditions';
import { CATEGORY_REFERENCE, type CategoryReferenceRow } from './names';
import { type ImageRow, imageList } from './imageRows';
import { NEWEST_FIRST, type List, type Page, type PageOfRows, pageOfRows } from './paging';
import { type ItemStatus, hasStatus, inCategory } from './productFilters';
import type { Memory } from './remember';
import { allOf, allRows, firstRow, isoTime } from './rows';
import { idArray } from './searched';

/** An article of a list; the contract's Article but for `images`. */
export interface ArticleRow {
  id: string;
  title: string;
  title_sw: string | null;
  short_description: string | null;
  short_description_sw: string | null;
  category_id: string | null;
  category: CategoryReferenceRow | null;
  tags: { id: string; tag: { id: string; tag_name: string } }[];
  likesCount: number;
  viewsCount: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
  images: ImageRow[];
}

/** An article by itself. */
export interface ArticleDetailRow extends ArticleRow {
  content: string | null;
  content_sw: string | null;
  comments: { id: string; content: string; createdAt: string }[];
}

/** The contract's query of listArticles, apart from the page. */
export interface ArticleFilter {
  status: ItemStatus;
  search?: string | undefined;
  categoryId?: string | undefined;
  tagId?: string | undefined;
}

const LIST_COLUMNS = sql`
  t.id, t.title, t.title_sw, t.short_description, t.short_description_sw,
  c.id AS category_id,
  ${CATEGORY_REFERENCE} AS category,
  (
    SELECT coalesce(json_agg(
      json_build_object('id', w.id::text, 'tag', json_build_object('id', g.id::text, 'tag_name', g.tag_name))
      ORDER BY w.position, w.id), '[]')
    FROM article_tags w JOIN tags g ON g.id = w.tag_id WHERE w.article_id = t.id
  ) AS tags,
  t.likes_count AS "likesCount", t.views_count AS "viewsCount", t.is_active AS "isActive",
  ${isoTime(sql`t.created_at`)} AS "createdAt",
  ${isoTime(sql`t.updated_at`)} AS "updatedAt",
  ${imageList(sql`article_images`, sql`i.article_id = t.id`)} AS images`;

const DETAIL_COLUMNS = sql`
  ${LIST_COLUMNS},
  t.content, t.content_sw,
  (
    SELECT coalesce(json_agg(
      json_build_object('id', m.id::text, 'content', m.content, 'createdAt', ${isoTime(sql`m.created_at`)})
      ORDER BY m.created_at DESC, m.id DESC), '[]')
    FROM (
      SELECT * FROM comments WHERE article_id = t.id
      ORDER BY created_at DESC, id DESC LIMIT ${sql.raw(String(MOST_COMMENTS))}
    ) m
  ) AS comments`;

const ARTICLES = sql`articles t LEFT JOIN categories c ON c.id = t.category_id`;

/**
 * The newest first, or what fits best.
 * @param found what a search of the filter's words found
 */
export function listArticles(
  db: Database,
  memory: Memory,
  filter: ArticleFilter,
  found: readonly string[] | null,
  page: Page,
): Promise<PageOfRows<ArticleRow>> {
  return pageOfRows(db, memory, articleList(filter, found), page, { columns: LIST_COLUMNS, from: ARTICLES });
}

/** The titles of some articles that visitors see, in the order of the ids. */
export function listArticleTitles(
  db: Database,
  ids: readonly string[],
): Promise<Pick<ArticleRow, 'id' | 'title' | 'title_sw'>[]> {
  return allRows(
    db,
    sql`
    SELECT t.id, t.title, t.title_sw FROM articles t
    WHERE t.id = ANY(${idArray(ids)}) AND t.is_active ORDER BY array_position(${idArray(ids)}, t.id)`,
  );
}

/** One article with everything about it, or null when there is none that the viewer may see. */
export async function findArticle(db: Database, viewer: Viewer, id: string): Promise<ArticleDetailRow | null> {
  if (!isId(id)) return null;
  return firstRow<ArticleDetailRow>(
    db,
    sql`
    SELECT ${DETAIL_COLUMNS} FROM ${ARTICLES}
    WHERE t.id = ${id} AND ${visibleTo(viewer, sql`t.is_active`)}`,
  );
}

function articleList(filter: ArticleFilter, found: readonly string[] | null): List {
  const { categoryId, tagId } = filter;
  return {
    table: sql`articles`,
    where: allOf([
      hasStatus(filter.status),
      categoryId === undefined ? null : inCategory(categoryId),
      tagId === undefined ? null : hasTag(tagId),
    ]),
    order: NEWEST_FIRST,
    name: `articles ${JSON.stringify(filter)}`,
    ...(found && { ranked: { ids: found, isWhole: categoryId === undefined && tagId === undefined } }),
  };
}

function hasTag(tagId: string): SQL {
  if (!isId(tagId)) return sql`false`;
  return sql`EXISTS (SELECT 1 FROM article_tags w WHERE w.article_id = t.id AND w.tag_id = ${tagId})`;
}
