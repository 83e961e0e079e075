import type { FastifyRequest } from 'fastify';
import { invalid, notFound } from '../errors';
import { describeFailure } from '../http/failures';
import { countLike, countView } from '../repositories/articleCounts';
import { type ArticleInput, insertArticle, setArticleActive, updateArticleRow } from '../repositories/articleWrites';
import { type ArticleFilter, findArticle, listArticles } from '../repositories/articles';
import { addComment, deleteCommentRow } from '../repositories/comments';
import { isId } from '../repositories/conditions';
import { ARTICLE_IMAGES, insertImages } from '../repositories/images';
import type { Services } from '../services';
import { imageHandlers } from './images';
import { refusing, statusOf, viewerOf } from './input';
import { requireUnchanged } from './precondition';
import { staffTransaction } from './staffTransaction';
import type { Done, Handler, Input, Operations, Output, Success } from './types';
import { toArticle } from './views';

const TOPICS = ['articles'] as const;

/** The visit id that reads without counting. */
const NO_VISIT = '-';

export function articleOperations(services: Services) {
  const { config, content, db, media, search } = services;
  const images = imageHandlers(services, { table: ARTICLE_IMAGES, noun: 'Article', topics: TOPICS });

  /** The whole article as staff see it. */
  async function answerWith(id: string, message: string): Promise<Success<Output<'getArticle'>>> {
    const row = await findArticle(db, 'staff', id);
    if (!row) throw notFound('Article');
    return { success: true, message, data: toArticle(media, row) };
  }

  /** Answers a write of one record, which may be gone. */
  async function done(found: boolean, noun: string, message: string): Promise<Done> {
    if (!found) throw notFound(noun);
    await content.invalidate(TOPICS);
    return { success: true, message };
  }

  async function activity(id: string, request: FastifyRequest, isActive: boolean): Promise<Done> {
    const found = await staffTransaction(db, request, (transaction) => setArticleActive(transaction, id, isActive));
    return done(found, 'Article', `Article ${isActive ? 'activated' : 'deactivated'} successfully`);
  }

  /** Both forms of the comment call (docs/product.md, 9.5). */
  const comment: Handler<'commentOnArticle' | 'commentOnArticleAlias'> = async ({ path, body }) => {
    const id = await addComment(db, path.articleId, body.content);
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
      const found = query.search === undefined ? null : await search.articles.find(query.search, filter.status);
      const page = { page: query.page ?? 1, pageSize: config.pageSize.articles };
      const { rows, meta } = await listArticles(db, { content, topics: TOPICS }, filter, found, page);
      const data = { articles: rows.map((row) => toArticle(media, row)), meta };
      return { success: true, message: 'Article list', data };
    },

    async getArticle({ path: { articleId }, query: { visit } }, request) {
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

    async likeArticle({ path }) {
      const found = await countLike(db, path.articleId);
      return done(found, 'Article', 'Like created successfully!');
    },

    commentOnArticle: comment,
    commentOnArticleAlias: comment,

    async deleteComment({ path }, request) {
      const found = await staffTransaction(db, request, (transaction) => deleteCommentRow(transaction, path.commentId));
      return done(found, 'Comment', 'Comment deleted successfully');
    },

    async createArticle({ body: { tags, ...body }, files }, request) {
      const input = { ...toInput({ ...body, ...(tags !== undefined && { tags: tagsOf(tags) }) }), title: body.title };
      const id = await media.save(files, (pictures) =>
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

    async updateArticle({ path: { id }, headers, body }, request) {
      const input = toInput(body);
      const found = await unlessInvalid(
        staffTransaction(db, request, async (transaction) => {
          await requireUnchanged(transaction, 'articles', id, headers['if-match']);
          return updateArticleRow(transaction, id, input);
        }),
      );
      return done(found, 'Article', 'Article updated successfully');
    },

    activateArticle: ({ path }, request) => activity(path.id, request, true),
    deactivateArticle: ({ path }, request) => activity(path.id, request, false),

    deleteArticle: images.removeOwner,

    async addArticleImages(input, request) {
      await images.add(input, request);
      return answerWith(input.path.id, 'Images added successfully');
    },

    async orderArticleImages(input, request) {
      await images.order(input, request);
      return answerWith(input.path.id, 'Image order updated successfully');
    },

    replaceArticleImage: images.replace,
    deleteArticleImage: images.remove,
  } satisfies Partial<Operations>;
}

/** @throws ApiError 400 for what the contract's schema cannot see */
function toInput(body: Input<'updateArticle'>['body']): ArticleInput {
  if (body.category_id && !isId(body.category_id)) throw unknownCategory();
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

const unknownCategory = () => invalid({ category_id: 'This category does not exist.' });
const unknownTag = () => invalid({ tags: 'One of these tags does not exist.' });

function unlessInvalid<T>(work: Promise<T>): Promise<T> {
  return refusing(work, {
    articles_category_id_categories_id_fk: unknownCategory(),
    article_tags_tag_id_tags_id_fk: unknownTag(),
  });
}
