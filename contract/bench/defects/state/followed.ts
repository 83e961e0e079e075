import { success } from '../../../fixtures/minimal/answers';
import { GOOD_RULES } from '../../../fixtures/minimal/rules';
import type { Article, Store } from '../../../fixtures/minimal/store';
import type { Answer, Defect, Handler } from '../../../fixtures/minimal/types';
import { afterwards, around, defectsOf, withData, withRules, withValues } from '../tools';

const { average, newestFirst } = GOOD_RULES;

const lists = new WeakMap<Store, Answer>();

const likers = new WeakMap<Article, Set<string>>();

/** The list as it was when it was last emptied from the cache. */
function cachedList(emptiedBy: string[]): Defect {
  return {
    wrap: (id, handler): Handler => {
      if (id === 'listCategories')
        return async (context) => {
          const kept = (!context.session && lists.get(context.store)) || (await handler(context));
          if (!context.session) lists.set(context.store, kept);
          return kept;
        };
      if (!emptiedBy.includes(id)) return handler;
      return (context) => {
        lists.delete(context.store);
        return handler(context);
      };
    },
  };
}

/** What visitors do, and what a deletion takes along. */
export const STATE_FOLLOWED = defectsOf('state', {
  'rating-not-counted': [
    'rateProduct',
    'A rating is confirmed, but not kept.',
    afterwards('rateProduct', ({ store, values }) => void store.products.get(String(values.productId))?.ratings.pop()),
  ],
  'average-down': [
    'rateProduct',
    'The average is rounded down to whole stars.',
    { rules: { average: (ratings, start) => Math.floor(average(ratings, start)) } },
  ],
  'average-with-start': [
    'rateProduct',
    'The starting value is counted as a rating.',
    {
      rules: {
        average: (ratings, start) =>
          ratings.length === 0 ? start : (average(ratings, start) * ratings.length + start) / (ratings.length + 1),
      },
    },
  ],
  'average-in-list': [
    'listProducts',
    'The list shows the starting value instead of the average.',
    withRules('listProducts', { average: (_, start) => start }),
  ],
  'ratings-oldest-first': [
    'getProduct',
    'The oldest rating comes first.',
    withRules('getProduct', { newestFirst: (records) => newestFirst(records).reverse() }),
  ],
  'comments-oldest-first': [
    'getArticle',
    'The oldest comment comes first.',
    withRules('getArticle', { newestFirst: (records) => newestFirst(records).reverse() }),
  ],
  'comments-by-text': [
    'getArticle',
    'Comments stand in the order of their texts.',
    withData<{ comments: { content: string }[] }>(
      'getArticle',
      ({ comments }) => void comments.sort((one, other) => (one.content < other.content ? -1 : 1)),
    ),
  ],
  'comment-lost-on-alias': [
    'commentOnArticleAlias',
    'A comment by the older path is confirmed, but not kept.',
    afterwards(
      'commentOnArticleAlias',
      ({ store, values }) => void store.articles.get(String(values.articleId))?.comments.pop(),
    ),
  ],
  'like-per-address': [
    'likeArticle',
    'Only the first like of an address is counted.',
    around('likeArticle', (context, handler) => {
      const article = context.store.articles.get(String(context.values.articleId));
      if (!article) return handler(context);
      const known = likers.get(article) ?? new Set<string>();
      likers.set(article, known);
      if (known.has(context.address)) return success('Like created successfully!');
      known.add(context.address);
      return handler(context);
    }),
  ],
  'view-twice': [
    'getArticle',
    'One read counts two views.',
    around('getArticle', async (context, handler) => {
      const first = await handler(context);
      return first.status === 200 ? handler(context) : first;
    }),
  ],
  'views-in-list': [
    'listArticles',
    'Listing counts a view of every article on the page.',
    afterwards('listArticles', ({ store }, answer) => {
      for (const { id } of (answer.body as { data: { articles: { id: string }[] } }).data.articles) {
        const article = store.articles.get(id);
        if (article) article.viewsCount += 1;
      }
    }),
  ],
  'visit-ignored': [
    'getArticle',
    'Each read counts a view, even of one visit.',
    withValues('getArticle', ({ visit: _, ...values }) => values),
  ],
  'version-by-view': [
    'getArticle',
    'Reading an article makes a new version of it.',
    afterwards('getArticle', ({ store, values }) => {
      const article = store.articles.get(String(values.articleId));
      if (article) article.updatedAt = new Date(Date.parse(article.updatedAt) + 1).toISOString();
    }),
  ],
  'soft-delete': [
    'deleteArticle',
    'A deleted article is only hidden: staff still read it.',
    around('deleteArticle', (context, handler) => {
      const article = context.store.articles.get(String(context.values.id));
      if (!article) return handler(context);
      article.isActive = false;
      return success('Action Successfully');
    }),
  ],
  'delete-nothing': [
    'deleteComment',
    'Deleting a comment says that it is done, and does nothing.',
    around('deleteComment', async (context, handler) => {
      const articles = [...context.store.articles.values()];
      const before = articles.map(({ comments }) => comments);
      const answer = await handler(context);
      for (const [index, article] of articles.entries()) article.comments = before[index] ?? [];
      return answer;
    }),
  ],
  'list-cached': [
    'listCategories',
    'The list of visitors keeps a category that was deleted.',
    cachedList(['createCategory', 'updateCategory', 'activateCategory', 'deactivateCategory']),
  ],
  'category-dangling': [
    'deleteCategory',
    'Products of a deleted category keep its id.',
    around('deleteCategory', async (context, handler) => {
      const id = String(context.values.id);
      const products = [...context.store.products.values()].filter(({ category_id }) => category_id === id);
      const answer = await handler(context);
      for (const product of products) product.category_id = id;
      return answer;
    }),
  ],
  'category-cascade': [
    'deleteCategory',
    'The articles of a category are deleted with it.',
    around('deleteCategory', (context, handler) => {
      const { articles } = context.store;
      for (const [id, { category_id }] of articles) if (category_id === context.values.id) articles.delete(id);
      return handler(context);
    }),
  ],
  'tag-in-use': [
    'deleteTag',
    'Deleting a tag deletes the articles that have it.',
    around('deleteTag', (context, handler) => {
      const { articles } = context.store;
      for (const [id, { tags }] of articles)
        if (tags.some(({ tagId }) => tagId === context.values.id)) articles.delete(id);
      return handler(context);
    }),
  ],
  'quote-forgets': [
    'deleteProduct',
    'Requests lose the id of a product that is deleted.',
    afterwards('deleteProduct', ({ store, values }) => {
      for (const quotation of store.quotations.values())
        quotation.productIds = quotation.productIds.filter((id) => id !== values.id);
    }),
  ],
  'tags-all-lost': [
    'deleteTag',
    'Articles that have the tag lose their other tags too.',
    around('deleteTag', (context, handler) => {
      for (const article of context.store.articles.values())
        if (article.tags.some(({ tagId }) => tagId === context.values.id)) article.tags = [];
      return handler(context);
    }),
  ],
});
