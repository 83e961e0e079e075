import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { aboutPicture, idOf, instant, ownId } from './columns';
import { categories, tags } from './schemaCatalog';

export const articles = pgTable(
  'articles',
  {
    id: ownId(),
    title: text('title').notNull(),
    titleSw: text('title_sw'),
    shortDescription: text('short_description'),
    shortDescriptionSw: text('short_description_sw'),
    /** Markdown as it was sent. */
    content: text('content'),
    contentSw: text('content_sw'),
    categoryId: idOf('category_id').references(() => categories.id, { onDelete: 'set null' }),
    isActive: boolean('is_active').notNull().default(true),
    likesCount: integer('likes_count').notNull().default(0),
    viewsCount: integer('views_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('articles_counts_check', sql`${table.likesCount} >= 0 AND ${table.viewsCount} >= 0`),
    index('articles_newest_idx')
      .on(table.createdAt, table.id)
      .where(sql`is_active`),
    index('articles_all_newest_idx').on(table.createdAt, table.id),
    index('articles_category_idx').on(table.categoryId, table.isActive, table.createdAt, table.id),
    // What the index of words reads after a change.
    index('articles_updated_idx').on(table.updatedAt, table.id),
  ],
);

export const articleTags = pgTable(
  'article_tags',
  {
    id: ownId(),
    articleId: idOf('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: idOf('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    uniqueIndex('article_tags_key').on(table.articleId, table.tagId),
    index('article_tags_tag_idx').on(table.tagId, table.articleId),
  ],
);

/** The first picture is the one with the lowest position; gaps are fine. */
export const articleImages = pgTable(
  'article_images',
  {
    id: ownId(),
    articleId: idOf('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaKey: text('media_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    ...aboutPicture(),
  },
  (table) => [
    uniqueIndex('article_images_position_key').on(table.articleId, table.position),
    index('article_images_media_key_idx').on(table.mediaKey),
  ],
);

/** Which browser sessions an article's views were counted for; old rows may go (repositories/articleCounts.ts). */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: idOf('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    visit: text('visit').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.visit] }),
    index('article_views_seen_idx').on(table.seenAt),
  ],
);

/** Anonymous by design: there is no author to store. */
export const comments = pgTable(
  'comments',
  {
    id: ownId(),
    articleId: idOf('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('comments_article_idx').on(table.articleId, table.createdAt, table.id),
    index('comments_newest_idx').on(table.createdAt),
  ],
);
