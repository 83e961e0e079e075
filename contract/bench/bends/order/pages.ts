import { also } from '../calls';
import type { Bend, Json, Passing } from '../proxy';
import {
  at,
  dataOf,
  forgets,
  isVisitor,
  query,
  reads,
  rowsIn,
  showing,
  shown,
  subtle,
  Tokens,
  type Rows,
} from '../tools';

/** A meta that is made otherwise. */
const counting = (operation: string, change: (meta: Json, passing: Passing) => void) =>
  showing(operation, (data, passing) => {
    if (typeof data.meta === 'object' && data.meta !== null) change(data.meta as Json, passing);
  });

/** A list that does not say how many records a page holds, with another defect. */
const unsized = (operation: string, bend: () => Bend) => (): Bend => {
  const [bent, shows] = [bend(), counting(operation, (meta) => void (meta.pageSize = undefined))()];
  return (passing, next) => shows(passing, (one) => bent(one, next));
};

/** The largest total that was ever seen of a list. */
const neverLess = (operation: string) => () => {
  const most = new Map<string, Json>();
  return at(operation, async (passing, next) =>
    shown(await next(passing), (data) => {
      const key = [...passing.query].filter(([name]) => name !== 'page').join();
      const meta = data.meta as Json;
      const known = most.get(key);
      if (passing.query.has('category_id') && known && Number(known.total) > Number(meta.total))
        Object.assign(meta, { total: known.total, pageCount: known.pageCount });
      most.set(key, { ...meta });
    }),
  );
};

/** The page before’s last record once more, in a list that is sorted by what many have alike. */
const overlapping = (sort: string) => () => {
  const lasts = new Map<string, Json & { id: string }>();
  return at('listProducts', async (passing, next) => {
    const answered = await next(passing);
    if (passing.query.get('sort') !== sort) return answered;
    const page = Number(passing.query.get('page') ?? 1);
    const key = (of: number) => `${passing.query.get('category_id') ?? ''} ${String(of)}`;
    return shown(answered, (data) => {
      const records = rowsIn(data, 'products');
      const last = records.at(-1);
      if (last) lasts.set(key(page), last);
      const before = lasts.get(key(page - 1));
      if (page > 1 && before && records.length > 0) data.products = [before, ...records.slice(1)];
    });
  });
};

const meta = (list: string, test: (query: URLSearchParams) => boolean) =>
  showing(list, (data, { query }) => {
    const counts = data.meta as Json | undefined;
    if (!counts || !test(query)) return;
    counts.total = Number(counts.total) + Number(counts.pageSize);
    counts.pageCount = Number(counts.pageCount) + 1;
  });

/** A page is cut out of what one parameter does not choose or sort, and then that is done within it. */
const within = (name: string, work: (rows: Rows, value: string) => Rows) => () =>
  at('listProducts', async (passing, next) => {
    const value = passing.query.get(name);
    const answered = await next(passing);
    if (value === null || answered.status !== 200) return answered;
    const asked = new URLSearchParams(passing.query);
    asked.delete(name);
    // Asked for once, it counts once among what was missed.
    asked.set('quiet', 'true');
    const cut = rowsIn(dataOf(await next({ ...passing, query: asked })), 'products');
    return shown(answered, (data) => void (data.products = work(cut, value)));
  });

/** Pages, their numbers and their counts. */
export const ORDER_PAGES = subtle('order', {
  'overlap-price': [
    'listProducts',
    'Sorted by price, one product of many alike is on two pages.',
    overlapping('price'),
  ],
  'overlap-dear': [
    'listProducts',
    'Sorted by -price, one product of many alike is on two pages.',
    overlapping('-price'),
  ],
  'overlap-rating': [
    'listProducts',
    'Sorted by rating, one product of many alike is on two pages.',
    overlapping('rating'),
  ],
  'overlap-discount': [
    'listProducts',
    'Sorted by discount, one product of many alike is on two pages.',
    overlapping('discount'),
  ],
  'total-never-less': ['listProducts', 'The total of a list never falls.', neverLess('listProducts')],
  'total-never-less-articles': [
    'listArticles',
    'The total of a list of articles never falls.',
    neverLess('listArticles'),
  ],
  'total-of-all': [
    'listProducts',
    'With a category the total is that of all products.',
    () =>
      at('listProducts', async (passing, next) => {
        const answered = await next(passing);
        if (!passing.query.has('category_id')) return answered;
        const all = dataOf(await also(passing, next, 'listProducts')).meta as Json;
        return shown(answered, (data) => {
          (data.meta as Json).total = all.total;
        });
      }),
  ],
  'page-total-sorted': [
    'listProducts',
    'With an order the total is that of the page.',
    counting('listProducts', (meta, { query }) => {
      if (query.has('sort')) meta.total = Math.min(Number(meta.total), Number(meta.pageSize));
    }),
  ],
  'page-digits': [
    'listProducts',
    'Digits of other scripts are page numbers.',
    reads('listProducts', 'page', (page) =>
      /[\u0660-\u0669]/.test(page)
        ? page.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
        : page,
    ),
  ],
  'page-hexadecimal': [
    'listArticles',
    'Hexadecimal numbers are page numbers.',
    reads('listArticles', 'page', (page) => (/^0x/.test(page) ? String(Number(page)) : page)),
  ],
  'page-line-end': [
    'listArticles',
    'A line end behind a page number is overlooked.',
    reads('listArticles', 'page', (page) => (/\n$/.test(page) ? page.trim() : page)),
  ],
  'price-query-line-end': [
    'listProducts',
    'A line end behind a lowest price is overlooked.',
    reads('listProducts', 'min_price', (price) => (/\n$/.test(price) ? price.trim() : price)),
  ],
  'price-query-twice': [
    'listProducts',
    'Of a lowest price that is asked for twice the last one counts.',
    query('listProducts', (asked) => {
      const last = asked.getAll('min_price').at(-1);
      if (last !== undefined) asked.set('min_price', last);
    }),
  ],
  'meta-search': [
    'listProducts',
    'What meta counts does not heed the search.',
    meta('listProducts', (query) => query.has('search') && query.has('category_id')),
  ],
  'meta-tag': [
    'listArticles',
    'What meta counts does not heed the tag.',
    meta('listArticles', (query) => query.has('tag_id')),
  ],
  'meta-status': [
    'listProducts',
    'What meta counts does not heed the status.',
    meta('listProducts', (query) => query.get('status') === 'inactive'),
  ],
  'status-on-first-page': [
    'listQuotations',
    'On later pages the status is forgotten.',
    forgets('listQuotations', 'status'),
  ],
  'later-stock': [
    'listProducts',
    'On later pages it is forgotten that only what is in stock was asked for.',
    forgets('listProducts', 'in_stock'),
  ],
  'later-use': ['listProducts', 'On later pages the use is forgotten.', forgets('listProducts', 'use')],
  'later-price': [
    'listProducts',
    'On later pages the highest price is forgotten.',
    forgets('listProducts', 'max_price'),
  ],
  'later-suggestion': [
    'listProducts',
    'On later pages the suggestion is forgotten.',
    forgets('listProducts', 'suggest'),
  ],
  'later-words-unsized': [
    'listQuotations',
    'On later pages the words are forgotten; how many requests a page holds is not told.',
    unsized('listQuotations', forgets('listQuotations', 'search')),
  ],
  'later-drafts-unsized': [
    'listProposals',
    'On later pages the status is forgotten; how many quotations a page holds is not told.',
    unsized('listProposals', forgets('listProposals', 'status')),
  ],
  'later-words': ['listProducts', 'On later pages the words are forgotten.', forgets('listProducts', 'search')],
  'later-status': ['listProducts', 'On later pages the status is forgotten.', forgets('listProducts', 'status')],
  'later-health': [
    'listProducts',
    'On later pages it is forgotten what wants tending.',
    forgets('listProducts', 'health'),
  ],
  'later-order': ['listProducts', 'On later pages the order is forgotten.', forgets('listProducts', 'sort')],
  'later-tag': ['listArticles', 'On later pages the tag is forgotten.', forgets('listArticles', 'tag_id')],
  'later-article-words': ['listArticles', 'On later pages the words are forgotten.', forgets('listArticles', 'search')],
  'later-article-status': [
    'listArticles',
    'On later pages the status is forgotten.',
    forgets('listArticles', 'status'),
  ],
  'stock-within-page': [
    'listProducts',
    'Pages are cut first, and then what is in stock is chosen in each.',
    within('in_stock', (all, value) => all.filter((row) => (row.stock_status === 'in_stock') === (value === 'true'))),
  ],
  'price-within-page': [
    'listProducts',
    'Pages are cut first, and then each is sorted by price.',
    within('sort', (all, value) => {
      const price = (row: Json) => Number(row.new_price ?? row.product_price) * (value === '-price' ? -1 : 1);
      return /^-?price$/.test(value) ? all.toSorted((one, other) => price(one) - price(other)) : all;
    }),
  ],
  'meta-inactive': [
    'listArticles',
    'With a tag the total that visitors read counts inactive articles.',
    () => {
      const tokens = new Tokens();
      return async (passing, next) => {
        const answered = await next(passing);
        tokens.watch(passing, answered);
        if (passing.operation !== 'listArticles' || !isVisitor(passing) || !passing.query.has('tag_id'))
          return answered;
        const asks = new URLSearchParams(passing.query);
        asks.set('status', 'all');
        const headers = { ...passing.headers, authorization: `Bearer ${tokens.last()}` };
        const { meta } = dataOf(await next({ ...passing, query: asks, headers }));
        return shown(answered, (data) => void Object.assign(data.meta as Json, meta));
      };
    },
  ],
});
