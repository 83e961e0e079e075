import type { Answered, Bend, Json, Next, Passing } from '../proxy';
import { KEYS, at, fails, rows, rowsIn, shown, subtle } from '../tools';
import { reworded, searchIn } from './tools';

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

/** An index that knows nothing of what is inactive. */
const ofActive = (operation: string) =>
  rows(operation, (records, { query }) =>
    query.get('search') ? records.filter(({ isActive }) => isActive === true) : records,
  );

/** How the words of a search are taken, and what it fails at. */
export const SEARCH_WORDS = subtle('search', {
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
  'english-only': [
    'listProducts',
    'The Kiswahili name is not looked through.',
    searchIn('listProducts', 'product_name'),
  ],
  'one-language-at-a-time': [
    'listProducts',
    'All words have to stand in the name of one language.',
    rows('listProducts', (all, { query }) =>
      all.filter((row) =>
        [row.product_name, row.product_name_sw].some((name) =>
          everyWord((query.get('search') ?? '').toLowerCase(), (word) => String(name).toLowerCase().includes(word)),
        ),
      ),
    ),
  ],
  'index-of-active': [
    'listProducts',
    'The search index has active products alone, for staff too.',
    ofActive('listProducts'),
  ],
  'index-of-active-articles': [
    'listArticles',
    'The search index has active articles alone, for staff too.',
    ofActive('listArticles'),
  ],
  'english-only-articles': [
    'listArticles',
    'The Kiswahili title is not looked through.',
    searchIn('listArticles', 'title'),
  ],
});
