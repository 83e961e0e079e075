import type { FastifyRequest } from 'fastify';
import { invalid, notFound } from '../errors';
import { networkOf } from '../network';
import { countLike, countView } from '../repositories/articleCounts';
import { type ArticleInput, insertArticle, updateArticleRow } from '../repositories/articleWrites';
import { type ArticleFilter, findArticle, listArticles } from '../repositories/articles';
import { addComment, deleteCommentRow } from '../repositories/comments';
import { isId } from '../repositories/conditions';
import { ARTICLE_IMAGES } from '../repositories/images';
import { countHit } from '../repositories/rateLimits';
import { memoryOf } from '../repositories/remember';
import { wordsBesidePrice } from '../search/priceWords';
import type { Services } from '../services';
import { statusOf, viewerOf } from './input';
import { noted } from './noted';
import { recordHandlers, requireCategoryId } from './records';
import { WINDOW } from './self';
import { staffTransaction } from './staffTransaction';
import type { Handler, Input, Operations } from './types';
import { toArticle } from './views';

const TOPICS = ['articles'] as const;

/** The visit id that reads without counting. */
const NO_VISIT = '-';
/** Views that count from one network, for each write a minute that a visitor may make: 1,200 in a quarter of an hour. */
const VIEWS_PER_WRITE = 20;

export function articleOperations(services: Services) {
  const { config, content, db, media, search } = services;
  const staff = recordHandlers(services, {
    rows: 'articles',
    table: ARTICLE_IMAGES,
    noun: 'Article',
    topics: TOPICS,
    async view(where, id) {
      const row = await findArticle(where, 'staff', id);
      return row && toArticle(media, row);
    },
    insert: insertArticle,
    update: updateArticleRow,
    refusals: () => ({ article_tags_tag_id_tags_id_fk: unknownTag() }),
    created: 'Article created successfully!',
  });

  /** Beyond all that people read behind one address an article is shown and no view of it written down. */
  async function count(request: FastifyRequest, articleId: string, visit: string | undefined): Promise<void> {
    const limit = config.limits.visitorWrites * VIEWS_PER_WRITE;
    const wait = await countHit(db, { key: `views from ${networkOf(request)}`, limit, seconds: WINDOW });
    if (wait === 0) await countView(db, articleId, visit);
  }

  /** Both forms of the comment call (docs/product.md, 9.5). */
  const comment: Handler<'commentOnArticle' | 'commentOnArticleAlias'> = async ({ path, body }) => {
    const id = await db.transaction((transaction) => addComment(transaction, path.articleId, body.content));
    if (id === null) throw notFound('Article');
    await content.invalidate(TOPICS);
    return { success: true, message: 'Comment added successfully!', data: { id } };
  };

  return {
    async listArticles({ query }, request) {
      const filter: ArticleFilter = {
        status: statusOf(request, query.status),
        search: query.search,
        categoryId: query.category_id,
        tagId: query.tag_id,
      };
      const memory = memoryOf(content, TOPICS);
      const words = query.search === undefined ? undefined : wordsBesidePrice(query.search);
      const found = words === undefined ? null : await search.articles.find(words, filter.status);
      const page = { page: query.page ?? 1, pageSize: config.pageSize.articles };
      const { rows, meta } = await listArticles(db, memory, filter, found, page);
      const data = { articles: rows.map((row) => toArticle(media, row)), meta };
      return { success: true, message: 'Article list', data };
    },

    async getArticle({ path: { articleId }, query: { visit } }, request) {
      if (visit !== NO_VISIT && request.method === 'GET')
        await noted(request, () => count(request, articleId, visit), 'a view was not counted');
      const row = await findArticle(db, viewerOf(request), articleId);
      if (!row) throw notFound('Article');
      return { success: true, message: 'Article', data: toArticle(media, row) };
    },

    async likeArticle({ path }) {
      const found = await db.transaction((transaction) => countLike(transaction, path.articleId));
      return staff.done(found, 'Like created successfully!');
    },

    commentOnArticle: comment,
    commentOnArticleAlias: comment,

    async deleteComment({ path }, request) {
      const found = await staffTransaction(db, request, (transaction) => deleteCommentRow(transaction, path.commentId));
      return staff.done(found, 'Comment deleted successfully', 'Comment');
    },

    async createArticle({ body: { tags, ...body }, files }, request) {
      const input = { ...toInput({ ...body, ...(tags !== undefined && { tags: tagsOf(tags) }) }), title: body.title };
      return staff.create(input, files, request);
    },

    updateArticle: async (input, request) => staff.update(input, toInput(input.body), request),
    activateArticle: staff.activate,
    deactivateArticle: staff.deactivate,
    deleteArticle: staff.remove,
    addArticleImages: staff.addImages,
    orderArticleImages: staff.orderImages,
    replaceArticleImage: staff.replaceImage,
    deleteArticleImage: staff.removeImage,
  } satisfies Partial<Operations>;
}

/** @throws ApiError 400 for what the contract's schema cannot see */
function toInput(body: Input<'updateArticle'>['body']): ArticleInput {
  requireCategoryId(body.category_id);
  if (body.tags && !body.tags.every(isId)) throw unknownTag();
  return body;
}

/** The tags of a multipart body: a JSON array of ids as text (docs/product.md, 9.7). */
function tagsOf(text: string): string[] {
  try {
    const tags: unknown = JSON.parse(text);
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch {
    // Refused below.
  }
  throw invalid({ tags: 'Tags must be a JSON array of ids.' });
}

const unknownTag = () => invalid({ tags: 'One of these tags does not exist.' });
