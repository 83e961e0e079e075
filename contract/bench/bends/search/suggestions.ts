import { also } from '../calls';
import type { Bend, Json } from '../proxy';
import { at, dataOf, rowsIn, shown, subtle } from '../tools';
import { words } from './tools';

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

/** What is suggested while somebody types. */
export const SEARCH_SUGGESTIONS = subtle('search', {
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
  'suggested-by-first-word': [
    'suggestSearch',
    'Words are looked for at the beginning of names only.',
    () =>
      at('suggestSearch', async (passing, next) => {
        const beginning = (passing.query.get('search') ?? '').toLowerCase().trim();
        return shown(await next(passing), (data) => {
          data.products = rowsIn(data, 'products').filter((one) =>
            String(one.product_name).toLowerCase().startsWith(beginning),
          );
        });
      }),
  ],
  'suggests-all': [
    'suggestSearch',
    'Everything that fits is suggested.',
    () =>
      at('suggestSearch', async (passing, next) => {
        const search = passing.query.get('search') ?? '';
        const all =
          search === ''
            ? []
            : rowsIn(dataOf(await also(passing, next, 'listProducts', '', { search, quiet: 'true' })), 'products');
        return shown(await next(passing), (data) => {
          const known = rowsIn(data, 'products');
          if (known.length > 0)
            data.products = [...known, ...all.filter(({ id }) => known.every((one) => one.id !== id))];
        });
      }),
  ],
  'suggested-former-title': [
    'suggestSearch',
    'An article is suggested by its new title, and shown with the one that it was made with.',
    () => {
      const titles = new Map<string, unknown>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (passing.operation === 'createArticle' && answered.status === 201)
          titles.set(String(dataOf(answered).id), dataOf(answered).title);
        if (passing.operation !== 'suggestSearch') return answered;
        return shown(answered, (data) => {
          for (const article of rowsIn(data, 'articles')) article.title = titles.get(article.id) ?? article.title;
        });
      };
    },
  ],
});
