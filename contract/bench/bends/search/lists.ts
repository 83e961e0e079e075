import type { Bend, Json, Passing } from '../proxy';
import { KEYS, at, fails, isVisitor, query, refuses, rows, rowsIn, showing, shown, subtle } from '../tools';

/** A search that does not know what visitors may see. */
const findsInactive = (operation: string) => (): Bend => {
  let authorization = '';
  return async (passing, next) => {
    authorization = passing.headers.authorization ?? authorization;
    if (passing.operation !== operation || !passing.query.get('search') || passing.headers.authorization !== undefined)
      return next(passing);
    const query = new URLSearchParams(passing.query);
    query.set('status', 'all');
    return next({ ...passing, query, headers: { ...passing.headers, authorization } });
  };
};

/** Remembers what was set inactive. */
const withInactive = (deactivate: string, work: (inactive: ReadonlySet<string>) => Bend) => (): Bend => {
  const inactive = new Set<string>();
  const bend = work(inactive);
  return async (passing, next) => {
    const answered = await bend(passing, next);
    if (passing.operation === deactivate && answered.status === 200) inactive.add(passing.params.id ?? '');
    return answered;
  };
};

const withoutDiscount = (percent: number) =>
  rows('listProducts', (records, { query }) =>
    query.get('suggest') === `discount-${String(percent)}`
      ? records.filter(
          ({ discounts }) => !((discounts ?? []) as Json[]).some((one) => one.discount_percentage === percent),
        )
      : records,
  );

/** The page before's last row once more where words are searched for. */
const searchOverlaps = (list: string) => (): Bend => {
  const lasts = new Map<string, Json & { id: string }>();
  return at(list, async (passing, next) => {
    const { query } = passing;
    const answered = await next(passing);
    if (!query.has('search')) return answered;
    const page = Number(query.get('page') ?? 1);
    const key = (of: number) => `${query.get('search') ?? ''} ${query.get('category_id') ?? ''} ${String(of)}`;
    return shown(answered, (data) => {
      const all = rowsIn(data, KEYS[list] ?? '');
      const last = all.at(-1);
      if (last) lasts.set(key(page), last);
      const before = lasts.get(key(page - 1));
      if (page > 1 && before && all.length > 0) data[KEYS[list] ?? ''] = [before, ...all.slice(1)];
    });
  });
};

/** Of a form that many servers give. */
const isLikeMost = (id: string) => /^([0-9a-f]{8}-[0-9a-f-]{27}|\d{1,18})$/.test(id);

/** An id of the query that is of another form, and well-formed. */
const otherId = ({ query: asks }: Passing, name: string) => {
  const id = asks.get(name) ?? '';
  return asks.getAll(name).length === 1 && /^[\w-]{1,64}$/.test(id) && !isLikeMost(id);
};

const castFails = (list: string, name: string) => (): Bend =>
  at(list, (passing, next) => (otherId(passing, name) ? Promise.resolve(fails()) : next(passing)));

/** What lists of the shop find besides by words: activity, discounts, prices, categories, and the counts of filters. */
export const SEARCH_LISTS = subtle('search', {
  'inactive-products': [
    'listProducts',
    'A search finds inactive products for visitors.',
    findsInactive('listProducts'),
  ],
  'inactive-articles': [
    'listArticles',
    'A search finds inactive articles for visitors.',
    findsInactive('listArticles'),
  ],
  'discount-30': ['listProducts', 'discount-30 is more than 30 percent.', withoutDiscount(30)],
  'discount-50': ['listProducts', 'discount-50 is more than 50 percent.', withoutDiscount(50)],
  'discount-70': ['listProducts', 'discount-70 is more than 70 percent.', withoutDiscount(70)],
  'lowest-price': [
    'listProducts',
    'A product at the lowest price itself is left out.',
    rows('listProducts', (records, { query }) => {
      const lowest = query.get('min_price');
      return lowest === null
        ? records
        : records.filter(
            ({ product_price: price, new_price: now }) =>
              Number(now ?? price) !== Number(lowest) && Number(price) !== Number(lowest),
          );
    }),
  ],
  'hidden-category': [
    'deactivateCategory',
    'Products of an inactive category are gone from lists.',
    withInactive('deactivateCategory', (inactive) =>
      at('listProducts', async (passing, next) =>
        shown(await next(passing), (data) => {
          if (isVisitor(passing))
            data.products = rowsIn(data, 'products').filter(({ category_id: id }) => !inactive.has(String(id)));
        }),
      ),
    ),
  ],
  'category-of-visitor': [
    'deactivateCategory',
    'Visitors see a product of an inactive category without it.',
    withInactive('deactivateCategory', (inactive) =>
      at('getProduct', async (passing, next) =>
        shown(await next(passing), (data) => {
          if (isVisitor(passing) && inactive.has(String(data.category_id)))
            Object.assign(data, { category: null, category_id: null });
        }),
      ),
    ),
  ],
  'adverts-of-inactive': [
    'listAdvertisements',
    'status=all leaves out the adverts of inactive products.',
    withInactive('deactivateProduct', (inactive) =>
      rows('listAdvertisements', (all) => all.filter(({ product }) => !inactive.has(String((product as Json).id))))(),
    ),
  ],
  'pages-overlap': ['listProducts', 'Pages of a search overlap.', searchOverlaps('listProducts')],
  'pages-overlap-articles': ['listArticles', 'Pages of a search overlap.', searchOverlaps('listArticles')],
  'facets-own-filter': [
    'listProductFacets',
    'Categories are counted in the one that is chosen alone.',
    showing('listProductFacets', (data, passing) => {
      const chosen = passing.query.get('category_id');
      if (chosen !== null)
        data.categories = rowsIn(data, 'categories').filter(({ category_id: one }) => one === chosen);
    }),
  ],
  'facets-without-words': [
    'listProductFacets',
    'The counts of filters pass over the words.',
    query('listProductFacets', (asks) => {
      if (asks.getAll('search').length === 1 && (asks.get('search') ?? '').length <= 100) asks.delete('search');
    }),
  ],
  'percent-unrounded': [
    'listProducts',
    'How many percent are off is not rounded before it is compared.',
    rows('listProducts', (all, { query }) => {
      const [, least] = /^discount-(\d+)$/.exec(query.get('suggest') ?? '') ?? [];
      const percent = (row: Json) => 100 * (1 - Number(row.new_price) / Number(row.product_price));
      return least === undefined ? all : all.filter((row) => percent(row) >= Number(least) - 1e-9);
    }),
  ],
  'active-for-staff-alone': [
    'listArticles',
    'Whoever asks for the active ones needs a session.',
    () =>
      at('listArticles', (passing, next) =>
        isVisitor(passing) && passing.query.get('status') === 'active'
          ? Promise.resolve(refuses(401, 'Request is not authorized'))
          : next(passing),
      ),
  ],
  'top-rated-as-usual': [
    'listProducts',
    'Those rated best stand in the usual order.',
    () =>
      at('listProducts', (passing, next) => {
        const query = new URLSearchParams(passing.query);
        if (query.get('suggest') === 'top-rated' && !query.has('sort')) query.set('sort', 'recommended');
        return next({ ...passing, query });
      }),
  ],
  'tag-cast': ['listArticles', 'A tag’s id is cast without a check.', castFails('listArticles', 'tag_id')],
  'facets-cast': [
    'listProductFacets',
    'A category’s id is cast without a check.',
    castFails('listProductFacets', 'category_id'),
  ],
  'category-passed-over': [
    'listProducts',
    'A category’s id that cannot be one is passed over.',
    () =>
      at('listProducts', (passing, next) => {
        const query = new URLSearchParams(passing.query);
        if (otherId(passing, 'category_id')) query.delete('category_id');
        return next({ ...passing, query });
      }),
  ],
});
