import type { FastifyRequest } from 'fastify';
import { invalid, notFound } from '../errors';
import { describeFailure } from '../http/failures';
import { countLike, countView } from '../repositories/articleCounts';
import { type ArticleInput, insertArticle, setArticleActive, updateArticleRow } from '../repositories/articleWrites';
import { type ArticleFilter, findArticle, listArticles } from '../repositories/articles';
import { addComment, deleteCommentRow } from '../repositories/comments';
import { isId } from '../repositories/ids';
import { ARTICLE_IMAGES, insertImages } from '../repositories/images';
import type { Services } from '../services';
import { imageHandlers } from './images';
import { bodyOf, pathOf, queryOf, refusing, statusOf, viewerOf } from './input';
import { requireUnchanged } from './precondition';
import { staffTransaction } from './staffTransaction';
import type { Handler, Operations, Success } from './types';
import { toArticle } from './views';

interface ListQuery {
  page?: number;
  search?: string;
  category_id?: string;
  tag_id?: string;
  status?: ArticleFilter['status'];
}

interface ArticleBody {
  title: string;
  short_description?: string | null;
  content?: string | null;
  category_id?: string | null;
}

const TOPICS = ['articles'] as const;

/** The visit id that reads without counting. */
const NO_VISIT = '-';

export function articleOperations(services: Services): Operations {
  const { config, content, db, media } = services;
  const images = imageHandlers(services, { table: ARTICLE_IMAGES, noun: 'Article', topics: TOPICS });

  /** The whole article as staff see it. */
  async function answerWith(id: string, message: string): Promise<Success> {
    const row = await findArticle(db, 'staff', id);
    if (!row) throw notFound('Article');
    return { success: true, message, data: toArticle(media, row) };
  }

  /** Answers a write of one record, which may be gone. */
  async function done(found: boolean, noun: string, message: string): Promise<Success> {
    if (!found) throw notFound(noun);
    await content.invalidate(TOPICS);
    return { success: true, message };
  }

  async function activity(request: FastifyRequest, isActive: boolean): Promise<Success> {
    const { id } = pathOf<{ id: string }>(request);
    const found = await staffTransaction(db, request, (transaction) => setArticleActive(transaction, id, isActive));
    return done(found, 'Article', `Article ${isActive ? 'activated' : 'deactivated'} successfully`);
  }

  /** Both forms of the comment call (docs/product.md, 9.5). */
  const comment: Handler = async (request) => {
    const { articleId } = pathOf<{ articleId: string }>(request);
    const id = await addComment(db, articleId, bodyOf<{ content: string }>(request).content);
    if (id === null) throw notFound('Article');
    await content.invalidate(TOPICS);
    return { success: true, message: 'Comment added successfully!', data: { id } };
  };

  return {
    async listArticles(request) {
      const query = queryOf<ListQuery>(request);
      const filter: ArticleFilter = {
        status: statusOf(request, query.status),
        search: query.search,
        categoryId: query.category_id,
        tagId: query.tag_id,
      };
      const page = { page: query.page ?? 1, pageSize: config.pageSize.articles };
      const { rows, meta } = await listArticles(db, { content, topics: TOPICS }, filter, page);
      const data = { articles: rows.map((row) => toArticle(media, row)), meta };
      return { success: true, message: 'Article list', data };
    },

    async getArticle(request) {
      const { articleId } = pathOf<{ articleId: string }>(request);
      const { visit } = queryOf<{ visit?: string }>(request);
      if (visit !== NO_VISIT && request.method === 'GET') {
        // A view that cannot be written down, as on a full disk, is no reason not to answer.
        await countView(db, articleId, visit).catch((error: unknown) =>
          request.log.warn({ failure: describeFailure(error) }, 'a view was not counted'),
        );
      }
      const row = await findArticle(db, viewerOf(request), articleId);
      if (!row) throw notFound('Article');
      return { success: true, message: 'Article', data: toArticle(media, row) };
    },

    async likeArticle(request) {
      const found = await countLike(db, pathOf<{ articleId: string }>(request).articleId);
      return done(found, 'Article', 'Like created successfully!');
    },

    commentOnArticle: comment,
    commentOnArticleAlias: comment,

    async deleteComment(request) {
      const { commentId } = pathOf<{ commentId: string }>(request);
      const found = await staffTransaction(db, request, (transaction) => deleteCommentRow(transaction, commentId));
      return done(found, 'Comment', 'Comment deleted successfully');
    },

    async createArticle(request) {
      const { tags, ...body } = bodyOf<ArticleBody & { tags?: string }>(request);
      const input = { ...toInput(body, tags === undefined ? undefined : tagsOf(tags)), title: body.title };
      const id = await media.save(request.files, (pictures) =>
        unlessInvalid(
          staffTransaction(db, request, async (transaction) => {
            const created = await insertArticle(transaction, input);
            await insertImages(transaction, ARTICLE_IMAGES, created, pictures);
            return created;
          }),
        ),
      );
      await content.invalidate(TOPICS);
      return answerWith(id, 'Article created successfully!');
    },

    async updateArticle(request) {
      const { tags, ...body } = bodyOf<ArticleBody & { tags?: string[] }>(request);
      const input = toInput(body, tags);
      const { id } = pathOf<{ id: string }>(request);
      const found = await unlessInvalid(
        staffTransaction(db, request, async (transaction) => {
          await requireUnchanged(request, transaction, 'articles', id);
          return updateArticleRow(transaction, id, input);
        }),
      );
      return done(found, 'Article', 'Article updated successfully');
    },

    activateArticle: (request) => activity(request, true),
    deactivateArticle: (request) => activity(request, false),

    deleteArticle: images.removeOwner,

    async addArticleImages(request) {
      const { id } = pathOf<{ id: string }>(request);
      await images.add(request, id);
      return answerWith(id, 'Images added successfully');
    },

    async orderArticleImages(request) {
      const { id } = pathOf<{ id: string }>(request);
      await images.order(request, id);
      return answerWith(id, 'Image order updated successfully');
    },

    replaceArticleImage: images.replace,
    deleteArticleImage: images.remove,
  };
}

/** @throws ApiError 400 for what the contract's schema cannot see */
function toInput(body: ArticleBody, tags: readonly string[] | undefined): ArticleInput {
  if (body.category_id && !isId(body.category_id)) throw unknownCategory();
  if (tags && !tags.every(isId)) throw unknownTag();
  return { ...body, tags };
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

const unknownCategory = () => invalid({ category_id: 'This category does not exist.' });
const unknownTag = () => invalid({ tags: 'One of these tags does not exist.' });

function unlessInvalid<T>(work: Promise<T>): Promise<T> {
  return refusing(work, {
    articles_category_id_categories_id_fk: unknownCategory(),
    article_tags_tag_id_tags_id_fk: unknownTag(),
  });
}
