import type { Answered, Bend, Json, Next, Passing } from './proxy';
import { KEYS, also, at, dataOf, fails, isVisitor, rows, reads, rowsIn, showing, shown, subtle } from './tools';

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

const nothing = (operation: string) => async (passing: Passing, next: Next) =>
  shown(await next(passing), (data) => {
    data[KEYS[operation] ?? ''] = [];
  });

const textOf = ({ product_name: name, title }: Json) => [name, title].find((text) => typeof text === 'string') ?? '';

/** Finds only what the words occur in as they stand. */
const found = (operation: string, test: (name: string, search: string) => boolean) =>
  rows(operation, (records, { query }) => {
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
    const key = KEYS[operation] ?? '';
    return search
      ? shown(answered, (data) => {
          data[key] = rowsIn(data, key).filter(({ id }) => {
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

const words = (query: URLSearchParams) => (query.get('search') ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** Looks through other fields than it should. */
const searchIn = (list: string, ...fields: string[]) =>
  rows(list, (all, { query }) =>
    all.filter((row) =>
      words(query).every((word) => fields.some((field) => String(row[field]).toLowerCase().includes(word))),
    ),
  );

const reworded = (list: string, change: (search: string) => string) => reads(list, 'search', change);

const suggestsInactive = (create: string, deactivate: string, key: string) => (): Bend => {
  const made = new Map<string, Json>();
  const hidden = new Set<string>();
  return async (passing, next) => {
    const answered = await next(passing);
    if (passing.operation === create && answered.status === 201)
      made.set(String(dataOf(answered).id), dataOf(answered));
    if (passing.operation === deactivate && answered.status === 200) hidden.add(passing.params.id ?? '');
    if (passing.operation !== 'suggestSearch' || words(passing.query).length === 0) return answered;
    return shown(answered, (data) => {
      const fitting = [...hidden]
        .flatMap((id): Json[] => [made.get(id) ?? []].flat())
        .filter((record) => {
          const name = String(record.title ?? record.category_name).toLowerCase();
          return words(passing.query).every((word) => name.includes(word));
        });
      data[key] = [...rowsIn(data, key), ...fitting];
    });
  };
};

/** What searches find, and what they fail at. */
export const SEARCH = subtle('search', {
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
    reworded('listProducts', (search) => (search.includes('_') ? (search.split(' ')[0] ?? '') : search)),
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
  'english-only': [
    'listProducts',
    'The Kiswahili name is not looked through.',
    searchIn('listProducts', 'product_name'),
  ],
  'english-only-articles': [
    'listArticles',
    'The Kiswahili title is not looked through.',
    searchIn('listArticles', 'title'),
  ],
  'inbox-no-phone': [
    'listQuotations',
    'The inbox is not searched by phone.',
    searchIn('listQuotations', 'clients_name', 'clients_email', 'clients_note'),
  ],
  'inbox-phone-as-written': [
    'listQuotations',
    'A phone number is found only as it was written.',
    searchIn('listQuotations', 'clients_name', 'clients_phone', 'clients_email', 'clients_note'),
  ],
  'inbox-phone-at-home': [
    'listQuotations',
    'A phone number that begins with 254 is not looked for with a zero.',
    rows('listQuotations', (all, { query }) =>
      all.filter(
        ({ clients_phone: phone }) => !/ 0[17]/.test(query.get('search') ?? '') || !String(phone).includes('254'),
      ),
    ),
  ],
  'inbox-no-address': [
    'listQuotations',
    'The inbox is not searched by address.',
    searchIn('listQuotations', 'clients_name', 'clients_phone', 'clients_note'),
  ],
  'inbox-any-word': [
    'listQuotations',
    'One of the words is enough, in the inbox.',
    reworded('listQuotations', (search) => search.split(/\s+/).find((word) => word.startsWith('ck-')) ?? search),
  ],
  'inbox-wildcard': [
    'listQuotations',
    'A percent sign in a search of the inbox stands for anything.',
    reworded('listQuotations', (search) =>
      search
        .split(/\s+/)
        .filter((word) => !word.includes('%'))
        .join(' '),
    ),
  ],
  'suggests-inactive-articles': [
    'suggestSearch',
    'Inactive articles are suggested.',
    suggestsInactive('createArticle', 'deactivateArticle', 'articles'),
  ],
  'suggests-inactive-categories': [
    'suggestSearch',
    'Inactive categories are suggested.',
    suggestsInactive('createCategory', 'deactivateCategory', 'categories'),
  ],
  'suggests-unasked': [
    'suggestSearch',
    'Before something is typed the newest are suggested.',
    () =>
      at('suggestSearch', async (passing, next) => {
        if ((passing.query.get('search') ?? '') !== '') return next(passing);
        const { products } = dataOf(await also(passing, next, 'listProducts'));
        return shown(await next(passing), (data) => void (data.products = products));
      }),
  ],
  'missed-rare-first': [
    'listMissedSearches',
    'What was missed least often stands first.',
    showing('listMissedSearches', (data) => void rowsIn(data, 'searches').reverse()),
  ],
  'missed-capitals': [
    'listProducts',
    'The same words in capitals are other words.',
    reworded('listProducts', (search) => (search === search.toLowerCase() ? search : `${search.trim()} capitals`)),
  ],
});
