import { success } from '../../fixtures/minimal/answers';
import { GOOD_RULES } from '../../fixtures/minimal/rules';
import type { Article, Category, Product, Store } from '../../fixtures/minimal/store';
import type { Answer, Context, Defect, Handler } from '../../fixtures/minimal/types';
import { around, defectsOf, inSchema, withBody, withData, withValues } from './tools';

const { maySee, average, matches, inWindow, newestFirst } = GOOD_RULES;

function withRules(operations: string | string[], rules: Partial<Context['rules']>): Defect {
  return around(operations, (context, handler) => handler({ ...context, rules: { ...context.rules, ...rules } }));
}

/** Does the work and then something more with the store. */
function afterwards(operation: string, more: (context: Context, answer: Answer) => void): Defect {
  return around(operation, async (context, handler) => {
    const answer = await handler(context);
    if (answer.status < 300) more(context, answer);
    return answer;
  });
}

/** Says that it is done, and does nothing. */
function nothingDone(operation: string, message: string): Defect {
  return around(operation, () => success(message));
}

function createdId(answer: Answer): string {
  return (answer.body as { data: { id: string } }).data.id;
}

const firstNames = new WeakMap<Store, Map<string, string>>();

/** A category's name as it was when it was first shown, as where it is copied into the product. */
function copiedName({ store }: Context, category: { id: string; category_name: string } | null): void {
  const names =
    firstNames.get(store) ?? new Map<string, string>([...store.categories.values()].map(({ id, name }) => [id, name]));
  firstNames.set(store, names);
  if (!category) return;
  category.category_name = names.get(category.id) ?? category.category_name;
  names.set(category.id, category.category_name);
}

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

function changedTexts(operation: string, field: string, change: (text: string) => string): Defect {
  return withBody(operation, (body) =>
    typeof body[field] === 'string' ? { ...body, [field]: change(body[field]) } : body,
  );
}

export const STATE = defectsOf('state', {
  'sessions-all-current': [
    'listSessions',
    'Every session is marked as the one that asks.',
    withData<{ sessions: { current: boolean }[] }>('listSessions', ({ sessions }) => {
      for (const session of sessions) session.current = true;
    }),
  ],
  'sessions-oldest-first': [
    'listSessions',
    'The session that was used last stands at the end.',
    withData<{ sessions: unknown[] }>('listSessions', ({ sessions }) => void sessions.reverse()),
  ],
  'sessions-own-only': [
    'listSessions',
    'Only the session that asks is listed.',
    withData<{ sessions: { current: boolean }[] }>('listSessions', ({ sessions }) => ({
      sessions: sessions.filter(({ current }) => current),
    })),
  ],
  'inactive-readable': [
    'getProduct',
    'A deactivated product can still be read by visitors.',
    withRules('getProduct', { maySee: () => true }),
  ],
  'inactive-listed': [
    'listProducts',
    'A deactivated product is still in the list of visitors.',
    withRules('listProducts', { maySee: () => true }),
  ],
  'inactive-related': [
    'getProduct',
    'What a product needs names a deactivated product.',
    withRules('getProduct', { mayRelate: ({ stock_status }) => stock_status === 'in_stock' }),
  ],
  'sold-out-related': [
    'getProduct',
    'What a product needs names one that is out of stock.',
    withRules('getProduct', { mayRelate: ({ isActive }) => isActive }),
  ],
  'kiswahili-lost': [
    'updateProduct',
    'A new English name takes the Kiswahili one away.',
    afterwards('updateProduct', ({ store, values, body }) => {
      const product = store.products.get(String(values.id));
      if (product && body.product_name !== undefined && body.product_name_sw === undefined)
        product.product_name_sw = null;
    }),
  ],
  'kiswahili-kept': [
    'updateArticle',
    'The Kiswahili texts of an article cannot be taken away: null leaves them.',
    withBody('updateArticle', (body) =>
      Object.fromEntries(Object.entries(body).filter(([name, value]) => !name.endsWith('_sw') || value !== null)),
    ),
  ],
  'kiswahili-instead': [
    'getProduct',
    'A product shows the Kiswahili name of its category in place of the English one.',
    withData<{ category: { category_name: string; category_name_sw: string | null } | null }>(
      'getProduct',
      ({ category }) => {
        if (category) category.category_name = category.category_name_sw ?? category.category_name;
      },
    ),
  ],
  'inactive-article-readable': [
    'getArticle',
    'A deactivated article can still be read by visitors.',
    withRules('getArticle', { maySee: () => true }),
  ],
  'inactive-category-listed': [
    'listCategories',
    'A deactivated category is still in the list of visitors.',
    withRules('listCategories', { maySee: () => true }),
  ],
  'inactive-tag-readable': [
    'getTag',
    'A deactivated tag can still be read by visitors.',
    withRules('getTag', { maySee: () => true }),
  ],
  'hidden-from-staff': [
    'listTags',
    'A deactivated tag is hidden from staff too.',
    withRules('listTags', { maySee: (record) => maySee(record, undefined) }),
  ],
  'inactive-liked': [
    'likeArticle',
    'A deactivated article can be liked.',
    withRules('likeArticle', { maySee: () => true }),
  ],
  'inactive-rated': [
    'rateProduct',
    'A deactivated product can be rated.',
    withRules('rateProduct', { maySee: () => true }),
  ],
  'alias-inactive': [
    'commentOnArticleAlias',
    'On the older path a deactivated article can be commented on.',
    withRules('commentOnArticleAlias', { maySee: () => true }),
  ],
  'created-inactive': [
    'createCategory',
    'A new category is inactive.',
    afterwards('createCategory', ({ store }, answer) => {
      const category = store.categories.get(createdId(answer));
      if (category) category.isActive = false;
    }),
  ],
  toggled: [
    'deactivateTag',
    'Deactivating twice activates again.',
    around('deactivateTag', async (context, handler) => {
      const tag = context.store.tags.get(String(context.values.id));
      const wasActive = tag?.isActive;
      const answer = await handler(context);
      if (tag && wasActive !== undefined) tag.isActive = !wasActive;
      return answer;
    }),
  ],
  'activate-nothing': [
    'activateArticle',
    'Activating an article says that it is done, and does nothing.',
    nothingDone('activateArticle', 'Action Successfully'),
  ],
  'every-article-hidden': [
    'deactivateArticle',
    'Deactivating one article deactivates all.',
    afterwards('deactivateArticle', ({ store }) => {
      for (const article of store.articles.values()) article.isActive = false;
    }),
  ],
  'advert-of-inactive': [
    'listAdvertisements',
    'The advert of a deactivated product goes on.',
    { rules: { advertRuns: (advert, _, now) => advert.isActive && inWindow(advert.start_date, advert.end_date, now) } },
  ],
  'advert-ended': [
    'listAdvertisements',
    'An advert goes on after its end.',
    {
      rules: {
        advertRuns: (advert, product, now) =>
          advert.isActive && product?.isActive === true && inWindow(advert.start_date, null, now),
      },
    },
  ],
  'advert-early': [
    'listAdvertisements',
    'An advert runs before its start.',
    {
      rules: {
        advertRuns: (advert, product, now) =>
          advert.isActive && product?.isActive === true && inWindow(null, advert.end_date, now),
      },
    },
  ],
  'advert-stopped': [
    'listAdvertisements',
    'An advert that was stopped goes on.',
    {
      rules: {
        advertRuns: (advert, product, now) =>
          product?.isActive === true && inWindow(advert.start_date, advert.end_date, now),
      },
    },
  ],
  'advert-date-kept': [
    'updateAdvertisement',
    'A null date leaves the old one.',
    withBody('updateAdvertisement', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
    ),
  ],
  'adverts-oldest-first': [
    'listAdvertisements',
    'The oldest advert comes first.',
    withRules('listAdvertisements', { newestFirst: (records) => newestFirst(records).reverse() }),
  ],
  'update-lost': [
    'updateTag',
    'Renaming a tag says that it is done, and keeps the old name.',
    nothingDone('updateTag', 'Tag updated successfully'),
  ],
  'profile-lost': [
    'updateProfile',
    'New names say that they are kept, and are not.',
    nothingDone('updateProfile', 'Profile updated successfully.'),
  ],
  'patch-clears': [
    'updateProduct',
    'Texts that an update leaves out are cleared.',
    withBody('updateProduct', (body) => ({ description: null, installment_info: null, package_weight: null, ...body })),
  ],
  'put-clears': [
    'updateArticle',
    'Content that an update leaves out is cleared.',
    withBody('updateArticle', (body) => ({ content: null, ...body })),
  ],
  'null-keeps': [
    'updateProduct',
    'Null leaves the old value instead of clearing it.',
    withBody('updateProduct', (body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))),
  ],
  'zero-lost': [
    'updateProduct',
    'A quantity of 0, or a switch set to false, is taken for nothing sent.',
    withBody('updateProduct', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== 0 && value !== false)),
    ),
  ],
  'tags-added': [
    'updateArticle',
    'Tags are added to the old ones instead of replacing them.',
    withBody('updateArticle', (body, { store, values }) => {
      const old = store.articles.get(String(values.id))?.tags.map(({ tagId }) => tagId) ?? [];
      return Array.isArray(body.tags) ? { ...body, tags: [...old, ...(body.tags as string[])] } : body;
    }),
  ],
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
  'name-copied': [
    'updateCategory',
    'Products show the old name of a category that was renamed.',
    withData<{ category: { id: string; category_name: string } | null }>('getProduct', ({ category }, context) =>
      copiedName(context, category),
    ),
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
  'empty-text': [
    'updateProfile',
    'An empty middle name is answered as an empty text instead of null.',
    withData<{ user: { middle_name: string | null } }>('getProfile', ({ user }) => {
      user.middle_name ??= '';
    }),
  ],
  trimmed: ['createTag', 'Names are trimmed.', changedTexts('createTag', 'tag_name', (text) => text.trim())],
  'lower-case': [
    'createTag',
    'Names are kept in lower case.',
    changedTexts('createTag', 'tag_name', (text) => text.toLowerCase()),
  ],
  escaped: [
    'commentOnArticle',
    'Comments are kept with their special characters escaped.',
    changedTexts('commentOnArticle', 'content', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  ],
  'tags-stripped': [
    'updateArticle',
    'Whatever looks like HTML is taken out of the content.',
    changedTexts('updateArticle', 'content', (text) => text.replace(/<[^>]*>/g, '')),
  ],
  'line-breaks': [
    'commentOnArticle',
    'Line breaks of comments are kept in another form.',
    changedTexts('commentOnArticle', 'content', (text) => text.replaceAll('\r\n', '\n')),
  ],
  normalised: [
    'createCategory',
    'Names are kept in another Unicode form than sent.',
    changedTexts('createCategory', 'category_name', (text) => text.normalize('NFC')),
  ],
  'emoji-lost': [
    'commentOnArticle',
    'Characters of four bytes become question marks.',
    changedTexts('commentOnArticle', 'content', (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ],
  'cut-off': [
    'createTag',
    'Names longer than 50 characters are cut off.',
    changedTexts('createTag', 'tag_name', (text) => [...text].slice(0, 50).join('')),
  ],
  'version-ignored': [
    'updateProduct',
    '`If-Match` is ignored.',
    withRules('updateProduct', { versionMatches: () => true }),
  ],
  'version-kept': [
    'updateArticle',
    'An update leaves `updatedAt` as it was.',
    around('updateArticle', async (context, handler) => {
      const article = context.store.articles.get(String(context.values.id));
      const { updatedAt } = article ?? {};
      const answer = await handler(context);
      if (article && updatedAt !== undefined) article.updatedAt = updatedAt;
      return answer;
    }),
  ],
  'refused-but-done': [
    'updateArticle',
    'The answer is 412, but the update is kept.',
    around('updateArticle', async (context, handler) => {
      const answer = await handler(context);
      if (answer.status === 412) await handler({ ...context, values: { id: context.values.id } });
      return answer;
    }),
  ],
  'key-ignored': [
    'createQuotation',
    'A request that is sent again with its idempotency key is kept twice.',
    withValues('createQuotation', ({ 'Idempotency-Key': _, ...values }) => values),
  ],
  'key-other-body': [
    'requestQuote',
    'An idempotency key with another body gets the first answer instead of 409.',
    around('requestQuote', async (context, handler) => {
      const answer = await handler(context);
      const first = context.store.kept.get(`requestQuote ${String(context.values['Idempotency-Key'])}`);
      return answer.status === 409 && first ? first.answer : answer;
    }),
  ],
  'keys-shared': [
    'requestQuote',
    'The two calls share their idempotency keys.',
    around(['requestQuote', 'createQuotation'], (context, handler) =>
      handler(context.operation ? { ...context, operation: { ...context.operation, id: 'quotation' } } : context),
    ),
  ],
  'search-case': [
    'listProducts',
    'A search minds the case of letters.',
    { rules: { matches: (search, texts) => search.split(/\s+/u).every((word) => texts.join('\n').includes(word)) } },
  ],
  'search-any-word': [
    'listArticles',
    'A search finds what has any of the words instead of all.',
    withRules('listArticles', {
      matches: (search, texts) => search.split(/\s+/u).some((word) => matches(word, texts)),
    }),
  ],
  'search-wildcard': [
    'listProducts',
    'A percent sign in a search stands for anything.',
    { rules: { matches: (search, texts) => search.split('%').every((word) => matches(word, texts)) } },
  ],
  'recommended-newest': [
    'listProducts',
    'What the shop recommends is only the newest.',
    withValues('listProducts', (values) => (values.sort === 'recommended' ? { ...values, sort: 'newest' } : values)),
  ],
  'recommended-unasked': [
    'listProducts',
    'Without an order the list is not the recommended one, which is offered.',
    withValues('listProducts', (values) => ({ sort: 'newest', ...values })),
  ],
  'suggests-inactive': [
    'suggestSearch',
    'Deactivated products are suggested.',
    withRules('suggestSearch', { maySee: () => true }),
  ],
  'quiet-counted': [
    'listProducts',
    'A search that is still being typed is counted as missed.',
    withValues('listProducts', ({ quiet: _, ...values }) => values),
  ],
  'staff-searches-counted': [
    'listProducts',
    'What staff look for in vain is counted among the searches of visitors.',
    around('listProducts', async (context, handler) => {
      const { session } = context;
      if (!session || context.values.search === undefined) return handler(context);
      await handler({ ...context, session: undefined });
      return handler(context);
    }),
  ],
  'search-ignored': [
    'listQuotations',
    'The inbox ignores what is searched for.',
    withValues('listQuotations', ({ search: _, ...values }) => values),
  ],
  'tag-filter-ignored': [
    'listArticles',
    'The filter by tag is ignored.',
    withValues('listArticles', ({ tag_id: _, ...values }) => values),
  ],
  'category-filter-unknown': [
    'listProducts',
    'A filter by an unknown category lists everything.',
    around('listProducts', (context, handler) => {
      const { category_id, ...values } = context.values;
      return handler(context.store.categories.has(String(category_id)) ? context : { ...context, values });
    }),
  ],
  'stock-filter-inverted': [
    'listProducts',
    '`in_stock=false` is taken for true.',
    withValues('listProducts', (values) => (values.in_stock === false ? { ...values, in_stock: true } : values)),
  ],
  'use-ignored': [
    'listProducts',
    'The filter by use is ignored.',
    withValues('listProducts', ({ use: _, ...values }) => values),
  ],
  'price-range-open': [
    'listProducts',
    'The upper end of a range of prices does not belong to it.',
    withValues('listProducts', ({ max_price, ...values }) =>
      max_price === undefined ? values : { ...values, max_price: String(Number(max_price) - 0.01) },
    ),
  ],
  'price-range-old': [
    'listProducts',
    'A range of prices is compared with prices without their discounts.',
    around('listProducts', (context, handler) => {
      const { min_price, max_price } = context.values;
      if (min_price === undefined && max_price === undefined) return handler(context);
      return handler({ ...context, rules: { ...context.rules, inWindow: () => false } });
    }),
  ],
  'facets-of-choice': [
    'listProductFacets',
    'Where a use is chosen the other uses are counted as if both had to hold.',
    withData<{ uses: { use: string; count: number }[] }>('listProductFacets', ({ uses }, { values }) => {
      for (const one of uses) if (values.use !== undefined && one.use !== values.use) one.count = 0;
    }),
  ],
  'facets-inactive': [
    'listProductFacets',
    'Products that are inactive are counted among the facets.',
    withRules('listProductFacets', { maySee: () => true }),
  ],
  'facets-dear': [
    'listProductFacets',
    'The lowest and highest price mind no discount.',
    withRules('listProductFacets', { inWindow: () => false }),
  ],
  'uses-added': [
    'updateProduct',
    'New uses are added to those that a product had.',
    withBody('updateProduct', (body, { store, values }) =>
      Array.isArray(body.uses)
        ? {
            ...body,
            uses: [...new Set([...(store.products.get(String(values.id))?.uses ?? []), ...(body.uses as string[])])],
          }
        : body,
    ),
  ],
  'sorted-as-text': [
    'listProducts',
    'Prices are sorted as texts.',
    { rules: { compare: (one, other) => (String(one) < String(other) ? -1 : Number(String(one) > String(other))) } },
  ],
  'sorted-by-old-price': [
    'listProducts',
    'Sorting by price minds no discount.',
    around('listProducts', (context, handler) => {
      if (!String(context.values.sort).endsWith('price')) return handler(context);
      return handler({ ...context, rules: { ...context.rules, inWindow: () => false } });
    }),
  ],
  'discount-ended': [
    'listProducts',
    'A discount that has ended still counts among those by percent.',
    withRules('listProducts', { inWindow: (start, _, now) => inWindow(start, null, now) }),
  ],
  'price-not-derived': [
    'createProduct',
    'A percentage without a new price leaves the price as it is.',
    afterwards('createProduct', ({ store, body }, answer) => {
      const product = store.products.get(createdId(answer));
      if (product && body.new_price === undefined) product.new_price = null;
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
  'inbox-oldest-first': [
    'listQuotations',
    'The oldest request comes first.',
    withRules('listQuotations', { newestFirst: (records) => newestFirst(records).reverse() }),
  ],
  'request-alone-cut': [
    'getQuotation',
    'A request that is read alone is its first line.',
    withData<{ clients_note: string }>('getQuotation', (request) => ({
      ...request,
      clients_note: request.clients_note.split('\n')[0] ?? '',
    })),
  ],
  'request-position': [
    'getQuotation',
    'The position of a request counts from the oldest.',
    withData<{ position: number }>('getQuotation', (request, { store }) => ({
      ...request,
      position: store.quotations.size + 1 - request.position,
    })),
  ],
  'status-kept': [
    'updateQuotation',
    'The status of a request cannot go back to new.',
    around('updateQuotation', (context, handler) =>
      context.body.status === 'new' && context.store.quotations.has(String(context.values.id))
        ? success('Quotation updated successfully')
        : handler(context),
    ),
  ],
  'names-unsorted': [
    'listCategories',
    'Categories stand in the order in which they were made.',
    withData<{ categories: { id: string }[] }>('listCategories', ({ categories }, { store }) => {
      const made = [...store.categories.keys()];
      return { categories: categories.sort((one, other) => made.indexOf(one.id) - made.indexOf(other.id)) };
    }),
  ],
  'mass-assignment': [
    'updateArticle',
    'Fields that a request must not set are taken over.',
    {
      ...inSchema('ArticleUpdate', (schema) => (schema.additionalProperties = true)),
      ...afterwards('updateArticle', ({ store, values, body }) => {
        const article = store.articles.get(String(values.id));
        const { title: _title, tags: _tags, category_id: _category, ...more } = body;
        if (article) Object.assign(article, more);
      }),
    },
  ],
  'summary-new': [
    'getDashboardSummary',
    'The total of requests counts the new ones only.',
    withData<{ quotes: { new: number; total: number } }>('getDashboardSummary', ({ quotes }) => {
      quotes.total = quotes.new;
    }),
  ],
  'single-differs': [
    'listProducts',
    'The list shows another quantity than the single product.',
    withData<{ products: { quantity: number }[] }>('listProducts', ({ products }) => {
      for (const product of products) product.quantity = 0;
    }),
  ],
  'another-updated': [
    'updateCategory',
    'Renaming a category renames the one after it too.',
    around('updateCategory', async (context, handler) => {
      const categories = [...context.store.categories.values()];
      const next: Category | undefined = categories[categories.findIndex(({ id }) => id === context.values.id) + 1];
      const answer = await handler(context);
      if (next && answer.status === 200) next.name = String(context.body.category_name);
      return answer;
    }),
  ],
  'price-float': [
    'updateProduct',
    'Prices are kept as binary fractions of a single precision.',
    {
      ...afterwards('updateProduct', ({ store, values, body }) => {
        const product: Product | undefined = store.products.get(String(values.id));
        if (product && body.product_price !== undefined)
          product.product_price = Math.fround(Number(product.product_price)).toFixed(2);
      }),
    },
  ],
});
