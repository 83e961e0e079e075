import { jsonOf, type Answered, type Bend, type Json, type Next, type Passing } from './proxy';
import { also, at, dataOf, fails, isVisitor, shown, showing, subtle } from './tools';

type Records = (Json & { id: string })[];
const recordsIn = (data: Json, key: string) => (Array.isArray(data[key]) ? (data[key] as Records) : []);
const listOf: Readonly<Record<string, string>> = { listProducts: 'products', listArticles: 'articles' };

/** Another list than the right one: what is left of it, or in what order. */
const listing = (operation: string, change: (records: Records, passing: Passing) => Records) =>
  showing(operation, (data, passing) => {
    const key = listOf[operation] ?? '';
    data[key] = change(recordsIn(data, key), passing);
  });

const searching =
  (
    operation: string,
    test: (search: string) => boolean,
    answered: (passing: Passing, next: Next) => Promise<Answered>,
  ) =>
  (): Bend =>
    at(operation, (passing, next) =>
      test(passing.query.get('search') ?? '') ? answered(passing, next) : next(passing),
    );
const failing = () => Promise.resolve(fails());

/** Asks for other words. */
const reworded = (operation: string, change: (search: string) => string) => (): Bend =>
  at(operation, (passing, next) => {
    const search = passing.query.get('search');
    if (search === null) return next(passing);
    const query = new URLSearchParams(passing.query);
    query.set('search', change(search));
    return next({ ...passing, query });
  });

const nothing = (operation: string) => async (passing: Passing, next: Next) =>
  shown(await next(passing), (data) => {
    data[listOf[operation] ?? ''] = [];
  });

const textOf = ({ product_name: name, title }: Json) => [name, title].find((text) => typeof text === 'string') ?? '';

/** Finds only what the words occur in as they stand. */
const found = (operation: string, test: (name: string, search: string) => boolean) =>
  listing(operation, (records, { query }) => {
    const search = query.get('search');
    return search ? records.filter((record) => test(textOf(record), search)) : records;
  });
const everyWord = (search: string, test: (word: string) => boolean) => search.split(/\s+/).filter(Boolean).every(test);
const asciiFold = (name: string, search: string) => {
  const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return !/[^ -~]/.test(search) || everyWord(search, (word) => lower(name).includes(lower(word)));
};

/** An index of names as they were when the record was made. */
const staleIndex = (operation: string, create: string) => (): Bend => {
  const names = new Map<string, string>();
  return async (passing, next) => {
    const answered = await next(passing);
    if (passing.operation === create) shown(answered, (data) => void names.set(String(data.id), textOf(data)));
    if (passing.operation !== operation) return answered;
    const search = passing.query.get('search');
    const key = listOf[operation] ?? '';
    return search
      ? shown(answered, (data) => {
          data[key] = recordsIn(data, key).filter(({ id }) => {
            const name = names.get(id)?.toLowerCase();
            return name === undefined || everyWord(search.toLowerCase(), (word) => name.includes(word));
          });
        })
      : answered;
  };
};

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

/** A meta that is made otherwise. */
const counting = (operation: string, change: (meta: Json, passing: Passing) => void) =>
  showing(operation, (data, passing) => {
    if (typeof data.meta === 'object' && data.meta !== null) change(data.meta as Json, passing);
  });

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
      const records = recordsIn(data, 'products');
      const last = records.at(-1);
      if (last) lasts.set(key(page), last);
      const before = lasts.get(key(page - 1));
      if (page > 1 && before && records.length > 0) data.products = [before, ...records.slice(1)];
    });
  });
};

const byChange = (records: Records) =>
  [...records].sort((one, other) => Date.parse(String(other.updatedAt)) - Date.parse(String(one.updatedAt)));

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

const without = (percent: number) =>
  listing('listProducts', (records, { query }) =>
    query.get('suggest') === `discount-${String(percent)}`
      ? records.filter(
          ({ discounts }) => !((discounts ?? []) as Json[]).some((one) => one.discount_percentage === percent),
        )
      : records,
  );

/** Order, counts, searches. */
export const LISTS = [
  ...subtle('search', {
    apostrophe: [
      'listProducts',
      'An apostrophe in a search fails.',
      searching('listProducts', (search) => (search.match(/'/g) ?? []).length % 2 === 1, failing),
    ],
    'apostrophe-articles': [
      'listArticles',
      'An apostrophe in a search of articles fails.',
      searching('listArticles', (search) => search.includes("'"), failing),
    ],
    'quotation-mark': [
      'listProducts',
      'An odd quotation mark in a search fails.',
      searching('listProducts', (search) => (search.match(/"/g) ?? []).length % 2 === 1, failing),
    ],
    bracket: [
      'listArticles',
      'An open bracket in a search fails.',
      searching(
        'listArticles',
        (search) => (search.match(/\(/g) ?? []).length !== (search.match(/\)/g) ?? []).length,
        failing,
      ),
    ],
    backslash: [
      'listProducts',
      'A backslash in a search finds nothing.',
      searching('listProducts', (search) => search.includes('\\'), nothing('listProducts')),
    ],
    star: [
      'listProducts',
      'A star alone in a search fails.',
      searching('listProducts', (search) => search.startsWith('*'), failing),
    ],
    colon: [
      'listArticles',
      'A colon in a search fails.',
      searching('listArticles', (search) => search.includes(':'), failing),
    ],
    'hyphen-first': [
      'listProducts',
      'A hyphen before a word fails.',
      searching('listProducts', (search) => search.startsWith('-'), failing),
    ],
    ampersand: [
      'listProducts',
      'An ampersand at the end of a search fails.',
      searching('listProducts', (search) => search.endsWith('&'), failing),
    ],
    'and-last': [
      'listArticles',
      'AND at the end of a search fails.',
      searching('listArticles', (search) => search.endsWith(' AND'), failing),
    ],
    'ascii-fold': ['listProducts', 'Only the case of ASCII letters is folded.', found('listProducts', asciiFold)],
    'ascii-fold-articles': [
      'listArticles',
      'Only the case of ASCII letters is folded in a search of articles.',
      found('listArticles', asciiFold),
    ],
    'latin-fold': [
      'listProducts',
      'Only the case of Latin letters is folded.',
      found('listProducts', (name, search) =>
        everyWord(search, (word) => !/\p{Script=Cyrillic}/u.test(word) || name.includes(word)),
      ),
    ],
    underscore: [
      'listProducts',
      'An underscore stands for any character.',
      () =>
        at('listProducts', async (passing, next) => {
          const search = passing.query.get('search') ?? '';
          if (!search.includes('_')) return next(passing);
          const query = new URLSearchParams(passing.query);
          query.set('search', search.split(' ')[0] ?? '');
          return next({ ...passing, query });
        }),
    ],
    'two-blanks': [
      'listProducts',
      'Two blanks between words find nothing.',
      searching('listProducts', (search) => search.trim().includes('  '), nothing('listProducts')),
    ],
    'outer-blanks': [
      'listArticles',
      'Blanks around the words find nothing.',
      searching('listArticles', (search) => search !== search.trim(), nothing('listArticles')),
    ],
    phrase: [
      'listProducts',
      'The words must stand in this order, one behind the other.',
      found('listProducts', (name, search) =>
        name.toLowerCase().includes(search.trim().replace(/\s+/g, ' ').toLowerCase()),
      ),
    ],
    'whole-words': [
      'listArticles',
      'Only whole words are found.',
      found('listArticles', (name, search) =>
        everyWord(search, (word) => name.toLowerCase().split(' ').includes(word.toLowerCase())),
      ),
    ],
    'short-words': [
      'listProducts',
      'Words of three letters are left out.',
      reworded('listProducts', (search) =>
        search
          .split(' ')
          .filter((word) => word.length > 3 || !word)
          .join(' '),
      ),
    ],
    'hyphen-within': [
      'listArticles',
      'A hyphen within a word excludes what stands behind it.',
      searching('listArticles', (search) => /\s[a-z]+-[a-z]+$/i.test(search), nothing('listArticles')),
    ],
    'stale-index': [
      'updateProduct',
      'The search index keeps the name that a product was made with.',
      staleIndex('listProducts', 'createProduct'),
    ],
    'stale-index-articles': [
      'updateArticle',
      'The search index keeps the title that an article was made with.',
      staleIndex('listArticles', 'createArticle'),
    ],
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
    'discount-30': ['listProducts', 'discount-30 is more than 30 percent.', without(30)],
    'discount-50': ['listProducts', 'discount-50 is more than 50 percent.', without(50)],
    'discount-70': ['listProducts', 'discount-70 is more than 70 percent.', without(70)],
    'lowest-price': [
      'listProducts',
      'A product at the lowest price itself is left out.',
      listing('listProducts', (records, { query }) => {
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
              data.products = recordsIn(data, 'products').filter(({ category_id: id }) => !inactive.has(String(id)));
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
        at('listAdvertisements', async (passing, next) => {
          const answered = await next(passing);
          const json = jsonOf(answered);
          return json && Array.isArray(json.data)
            ? {
                ...answered,
                body: Buffer.from(
                  JSON.stringify({
                    ...json,
                    data: (json.data as { product: { id: string } }[]).filter(
                      ({ product }) => !inactive.has(product.id),
                    ),
                  }),
                ),
              }
            : answered;
        }),
      ),
    ],
  }),
  ...subtle('order', {
    'changed-first': [
      'listProducts',
      'A change of a product brings it to the front of the newest.',
      listing('listProducts', (records, { query }) => (query.get('sort') === 'newest' ? byChange(records) : records)),
    ],
    'changed-first-articles': [
      'listArticles',
      'A change of an article brings it to the front.',
      listing('listArticles', byChange),
    ],
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
    'oldest-ratings': [
      'getProduct',
      'Of many ratings the oldest are shown.',
      showing('getProduct', (data) => {
        if (Array.isArray(data.ratings) && data.ratings.length === 50) data.ratings.reverse();
      }),
    ],
    'oldest-comments': [
      'getArticle',
      'Of many comments the oldest are shown.',
      showing('getArticle', (data) => {
        if (Array.isArray(data.comments) && data.comments.length === 100) data.comments.reverse();
      }),
    ],
    'reviews-shown': [
      'getProduct',
      'reviews is the number of ratings that are shown.',
      showing('getProduct', (data) => {
        if (Array.isArray(data.ratings)) data.reviews = data.ratings.length;
      }),
    ],
    'average-shown': [
      'getProduct',
      'rating is the average of the ratings that are shown.',
      showing('getProduct', (data) => {
        const all = (data.ratings ?? []) as { rating: number }[];
        if (all.length === 50) data.rating = all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
      }),
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
      () =>
        at('listProducts', (passing, next) => {
          const page = passing.query.get('page') ?? '';
          const query = new URLSearchParams(passing.query);
          if (/[\u0660-\u0669]/.test(page))
            query.set(
              'page',
              page.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)),
            );
          return next({ ...passing, query });
        }),
    ],
    'page-hexadecimal': [
      'listArticles',
      'Hexadecimal numbers are page numbers.',
      () =>
        at('listArticles', (passing, next) => {
          const page = passing.query.get('page') ?? '';
          const query = new URLSearchParams(passing.query);
          if (/^0x/.test(page)) query.set('page', String(Number(page)));
          return next({ ...passing, query });
        }),
    ],
    'page-line-end': [
      'listArticles',
      'A line end behind a page number is overlooked.',
      () =>
        at('listArticles', (passing, next) => {
          const page = passing.query.get('page') ?? '';
          const query = new URLSearchParams(passing.query);
          if (/\n$/.test(page)) query.set('page', page.trim());
          return next({ ...passing, query });
        }),
    ],
    'price-query-line-end': [
      'listProducts',
      'A line end behind a lowest price is overlooked.',
      () =>
        at('listProducts', (passing, next) => {
          const price = passing.query.get('min_price') ?? '';
          const query = new URLSearchParams(passing.query);
          if (/\n$/.test(price)) query.set('min_price', price.trim());
          return next({ ...passing, query });
        }),
    ],
  }),
];
