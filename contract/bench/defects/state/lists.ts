import { GOOD_RULES } from '../../../fixtures/minimal/rules';
import type { Context } from '../../../fixtures/minimal/types';
import { around, defectsOf, seeing, withData, withRules, withValues } from '../tools';

const { matches, inWindow, newestFirst } = GOOD_RULES;

/** Products of which a new price of 0 is none (`new_price || product_price`). */
const withoutFree = (context: Context): Context =>
  seeing(context, {
    products: new Map(
      [...context.store.products].map(([id, product]) => [
        id,
        Number(product.new_price) === 0 ? { ...product, new_price: null } : product,
      ]),
    ),
  });

/** What lists, searches, facets and the dashboard find, count and order. */
export const STATE_LISTS = defectsOf('state', {
  'search-case': [
    'listProducts',
    'A search minds the case of letters.',
    withRules('listProducts', {
      matches: (search, texts) => search.split(/\s+/u).every((word) => texts.join('\n').includes(word)),
    }),
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
    withRules('listProducts', { matches: (search, texts) => search.split('%').every((word) => matches(word, texts)) }),
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
  'inbox-oldest-first': [
    'listQuotations',
    'The oldest request comes first.',
    withRules('listQuotations', { newestFirst: (records) => newestFirst(records).reverse() }),
  ],
  'articles-oldest-first': [
    'listArticles',
    'The oldest article comes first.',
    withRules('listArticles', { newestFirst: (records) => newestFirst(records).reverse() }),
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
  'free-at-full-price': [
    'listProducts',
    'A new price of 0 is none where products are filtered and ordered.',
    around('listProducts', (context, handler) => handler(withoutFree(context))),
  ],
  'facets-free-at-full-price': [
    'listProductFacets',
    'A new price of 0 is none where products are counted.',
    around('listProductFacets', (context, handler) => handler(withoutFree(context))),
  ],
  'names-unsorted': [
    'listCategories',
    'Categories stand in the order in which they were made.',
    withData<{ categories: { id: string }[] }>('listCategories', ({ categories }, { store }) => {
      const made = [...store.categories.keys()];
      return { categories: categories.sort((one, other) => made.indexOf(one.id) - made.indexOf(other.id)) };
    }),
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
});
