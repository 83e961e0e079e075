import { GOOD_RULES } from '../../fixtures/minimal/rules';
import type { Context } from '../../fixtures/minimal/types';
import { around, defectsOf, withData, withRules, withValues } from './tools';

interface Meta {
  pageCount: number;
  page: number;
  total: number;
}

interface ProductPage {
  products: { product_name: string }[];
  meta: Meta;
}

const { pageOf, newestFirst } = GOOD_RULES;

function withMeta(
  operation: string,
  change: (meta: Meta, context: Context) => Partial<Meta>,
): ReturnType<typeof withData> {
  return withData<{ meta: Meta }>(operation, (data, context) => ({
    ...data,
    meta: { ...data.meta, ...change(data.meta, context) },
  }));
}

export const PAGINATION = defectsOf('pagination', {
  'one-page-more': [
    'listProducts',
    'When the last page is full, one page more is counted.',
    { rules: { pageCount: (total, size) => Math.floor(total / size) + 1 } },
  ],
  'last-page-lost': [
    'listArticles',
    'A last page that is not full is not counted.',
    { rules: { pageCount: (total, size) => Math.max(1, Math.floor(total / size)) } },
  ],
  'page-ignored': [
    'listProducts',
    'Every page is the first one.',
    withRules('listProducts', { pageOf: (records, _, size) => pageOf(records, 1, size) }),
  ],
  overlap: [
    'listArticles',
    'Each further page begins with the last record of the one before.',
    withRules('listArticles', {
      pageOf: (records, page, size) =>
        page === 1 ? pageOf(records, 1, size) : records.slice((page - 1) * size - 1, page * size - 1),
    }),
  ],
  gap: [
    'listProducts',
    'Each further page leaves out its first record.',
    withRules('listProducts', {
      pageOf: (records, page, size) => records.slice((page - 1) * size + (page > 1 ? 1 : 0), page * size),
    }),
  ],
  'from-zero': [
    'listArticles',
    'Pages are counted from 0, so that page 1 is the second.',
    withRules('listArticles', { pageOf: (records, page, size) => pageOf(records, page + 1, size) }),
  ],
  'one-too-few': [
    'listProducts',
    'A page holds one record less than it says, and the others are on none.',
    withRules('listProducts', { pageOf: (records, page, size) => records.slice((page - 1) * size, page * size - 1) }),
  ],
  'no-pages': [
    'listQuotations',
    'Every page of the inbox holds all requests.',
    withRules('listQuotations', { pageOf: (records) => records }),
  ],
  'empty-zero': [
    'listArticles',
    'An empty list has 0 pages.',
    { rules: { pageCount: (total, size) => Math.ceil(total / size) } },
  ],
  'past-end-last': [
    'listProducts',
    'A page past the end is the last one instead of empty.',
    withRules('listProducts', {
      pageOf: (records, page, size) =>
        pageOf(records, Math.min(page, GOOD_RULES.pageCount(records.length, size)), size),
    }),
  ],
  'past-end-first': [
    'listArticles',
    'A page past the end is the first one again.',
    withRules('listArticles', {
      pageOf: (records, page, size) =>
        pageOf(records, page > GOOD_RULES.pageCount(records.length, size) ? 1 : page, size),
    }),
  ],
  'counts-inactive': [
    'listProducts',
    'Inactive products are counted among the pages of visitors.',
    withMeta('listProducts', (meta, { store, session, options, search }) =>
      session || /search|category|suggest|stock/.test(search)
        ? meta
        : { total: store.products.size, pageCount: GOOD_RULES.pageCount(store.products.size, options.pageSize) },
    ),
  ],
  'count-unfiltered': [
    'listArticles',
    'With a filter, the pages of the whole list are counted.',
    withMeta('listArticles', (_, { store, options }) => ({
      total: store.articles.size,
      pageCount: GOOD_RULES.pageCount(store.articles.size, options.pageSize),
    })),
  ],
  'searched-in-page': [
    'listProducts',
    'A search goes through the first page only.',
    around('listProducts', async (context, handler) => {
      const { search = '', ...values } = context.values;
      const answer = await handler({ ...context, values });
      const { data, ...envelope } = answer.body as { data: ProductPage };
      const products = data.products.filter(({ product_name }) =>
        product_name.toLowerCase().includes(String(search).toLowerCase()),
      );
      return { ...answer, body: { ...envelope, data: { ...data, products } } };
    }),
  ],
  'order-changes': [
    'listProducts',
    'The order is not the same on every page, so that some products are on two and others on none.',
    around('listProducts', (context, handler) =>
      handler(
        Number(context.values.page ?? 1) % 2 === 0
          ? { ...context, rules: { ...context.rules, newestFirst: (records) => newestFirst(records).reverse() } }
          : context,
      ),
    ),
  ],
  'page-always-1': ['listProducts', '`meta.page` is 1 on every page.', withMeta('listProducts', () => ({ page: 1 }))],
  'total-of-page': [
    'listQuotations',
    '`meta.total` counts the page instead of the list.',
    withData<{ quotations: unknown[]; meta: Meta }>('listQuotations', (data) => ({
      ...data,
      meta: { ...data.meta, total: data.quotations.length },
    })),
  ],
  'third-page-empty': [
    'listProducts',
    'No page after the second is read.',
    withValues('listProducts', (values) => (Number(values.page) > 2 ? { ...values, page: 1_000_000 } : values)),
  ],
});
