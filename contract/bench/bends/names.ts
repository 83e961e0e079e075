import { asked } from './calls';
import { jsonOf, type Bend, type Passing } from './proxy';
import { at, bare, dataOf, isVisitor, refilled, refuses, rowsIn, showing, subtle } from './tools';

/** Takes other names for the same. */
const sameName = (operation: string, field: string, key: (name: string) => string) => (): Bend => {
  const names = new Map<string, string>();
  return at(operation, async (passing, next) => {
    const name = jsonOf(passing)?.[field];
    if (typeof name !== 'string' || passing.headers.authorization === undefined) return next(passing);
    const known = names.get(key(name));
    if (known !== undefined && known !== name && key(name).length > 8)
      return refuses(409, 'This name exists already.', field);
    const answered = await next(passing);
    if (answered.status === 201) names.set(key(name), name);
    return answered;
  });
};

const inactiveLast = (list: string, key: string) =>
  showing(list, (data) => {
    rowsIn(data, key).sort((one, other) => Number(one.isActive === false) - Number(other.isActive === false));
  });

const emoji = (text: string) => text.replace(/\p{Extended_Pictographic}/gu, '?');

const FIELDS: Readonly<Record<string, string>> = { Category: 'category_name', Tag: 'tag_name' };

interface Names {
  now: Map<string, string>;
  former: Set<string>;
  inactive: Set<string>;
  deleted: Set<string>;
}

const keyOf = (name: unknown) => String(name).trim().toLowerCase();

/** Knows which names there are and were. */
const remembering = (kind: 'Category' | 'Tag', work: (names: Names, field: string) => Bend) => (): Bend => {
  const names: Names = { now: new Map(), former: new Set(), inactive: new Set(), deleted: new Set() };
  const field = FIELDS[kind] ?? '';
  const bend = work(names, field);
  return async (passing, next) => {
    const answered = await bend(passing, next);
    if (answered.status >= 300 || passing.method === 'GET') return answered;
    const id = passing.params.id ?? String(dataOf(answered).id);
    const was = names.now.get(id);
    const name = jsonOf(passing)?.[field];
    if ([`create${kind}`, `update${kind}`].includes(passing.operation) && name !== undefined) {
      if (was !== undefined && keyOf(name) !== was) names.former.add(was);
      names.now.set(id, keyOf(name));
    }
    if (passing.operation === `deactivate${kind}` && was !== undefined) names.inactive.add(was);
    if (passing.operation === `delete${kind}` && was !== undefined) names.deleted.add(was);
    return answered;
  };
};

const sentName = (passing: Passing, field: string) => keyOf(jsonOf(passing)?.[field]);

/** Refuses names that are free. */
const refusesName = (
  kind: 'Category' | 'Tag',
  operation: string,
  test: (names: Names, sent: string, passing: Passing) => boolean,
) =>
  remembering(kind, (names, field) =>
    at(operation, (passing, next) =>
      test(names, sentName(passing, field), passing)
        ? Promise.resolve(refuses(409, 'This name is taken.', field))
        : next(passing),
    ),
  );

/** The names of inactive records are free: what is named so is kept under another name, which nobody else has. */
const inactiveFree = (kind: 'Category' | 'Tag', operation: string) =>
  remembering(kind, (names, field) =>
    at(operation, (passing, next) => {
      const name = sentName(passing, field);
      if (!names.inactive.has(name) || names.deleted.has(name)) return next(passing);
      return next(
        refilled(passing, (fields) => {
          fields[field] = `${String(fields[field])}.`;
        }),
      );
    }),
  );

/** Names that are taken for one, or stay taken. */
export const NAMES = subtle('names', {
  accents: [
    'createTag',
    'Names that differ in accents alone are taken for one.',
    sameName('createTag', 'tag_name', (name) => bare(name)),
  ],
  'accents-category': [
    'createCategory',
    'Names that differ in accents alone are taken for one.',
    sameName('createCategory', 'category_name', (name) => bare(name)),
  ],
  emoji: ['createTag', 'All emoji are taken for one.', sameName('createTag', 'tag_name', emoji)],
  'emoji-category': [
    'createCategory',
    'All emoji are taken for one.',
    sameName('createCategory', 'category_name', emoji),
  ],
  'sharp-s': [
    'createTag',
    'ß and ss are taken for one.',
    sameName('createTag', 'tag_name', (name) => name.toLowerCase().replaceAll('\u00DF', 'ss')),
  ],
  'inner-blanks': [
    'createCategory',
    'Blanks within names do not count.',
    sameName('createCategory', 'category_name', (name) => name.replace(/ +/g, ' ')),
  ],
  'first-64': [
    'createTag',
    'The first 64 characters of names are compared.',
    sameName('createTag', 'tag_name', (name) => [...name].slice(0, 64).join('')),
  ],
  'first-191-bytes': [
    'createCategory',
    'The first 191 bytes of names are compared.',
    sameName('createCategory', 'category_name', (name) => Buffer.from(name).subarray(0, 191).toString('latin1')),
  ],
  'deleted-taken': [
    'createTag',
    'The name of a deleted tag stays taken.',
    refusesName('Tag', 'createTag', ({ deleted }, sent) => deleted.has(sent)),
  ],
  'deleted-taken-category': [
    'createCategory',
    'The name of a deleted category stays taken.',
    refusesName('Category', 'createCategory', ({ deleted }, sent) => deleted.has(sent)),
  ],
  'former-taken': [
    'updateTag',
    'A name that a tag had before stays taken.',
    refusesName('Tag', 'createTag', ({ former }, sent) => former.has(sent)),
  ],
  'former-taken-category': [
    'updateCategory',
    'A name that a category had before stays taken.',
    refusesName('Category', 'createCategory', ({ former }, sent) => former.has(sent)),
  ],
  'own-capitals': [
    'updateCategory',
    'A category’s own name in other letters is taken.',
    remembering('Category', (names, field) => {
      const exact = new Map<string, unknown>();
      return at('updateCategory', async (passing, next) => {
        const name = jsonOf(passing)?.[field];
        const id = passing.params.id ?? '';
        if (
          names.now.get(id) === keyOf(name) &&
          exact.get(id) !== name &&
          String(name) !== String(name).toLowerCase() &&
          String(name) === String(name).toUpperCase()
        )
          return refuses(409, 'This name is taken.', field);
        const answered = await next(passing);
        if (answered.status === 200) exact.set(id, name);
        return answered;
      });
    }),
  ],
  'own-capitals-tag': [
    'updateTag',
    'A tag’s own name in capitals is taken.',
    refusesName('Tag', 'updateTag', ({ now }, sent, passing) => {
      const name = String(jsonOf(passing)?.tag_name);
      return now.get(passing.params.id ?? '') === sent && name === name.toUpperCase() && name !== name.toLowerCase();
    }),
  ],
  'inactive-free': ['createTag', 'The name of an inactive tag is free.', inactiveFree('Tag', 'createTag')],
  'inactive-free-category': [
    'createCategory',
    'The name of an inactive category is free.',
    inactiveFree('Category', 'createCategory'),
  ],
  'accent-update': [
    'updateTag',
    'A new name that differs from another tag’s in an accent is taken.',
    refusesName('Tag', 'updateTag', ({ now }, sent, passing) =>
      [...now].some(([id, name]) => id !== passing.params.id && name !== sent && bare(name) === bare(sent)),
    ),
  ],
  'of-another-kind': [
    'createTag',
    'The name of a category is taken for tags too.',
    () =>
      at('createTag', async (passing, next) => {
        const name = jsonOf(passing)?.tag_name;
        if (typeof name !== 'string' || isVisitor(passing)) return next(passing);
        const all = rowsIn(dataOf(await asked(passing, next, 'GET', '/categories/get-all-categories')), 'categories');
        return all.some(({ category_name: other }) => String(other).toLowerCase() === name.toLowerCase())
          ? refuses(409, 'This name exists already.', 'tag_name')
          : next(passing);
      }),
  ],
  'inactive-last': [
    'listCategories',
    'Staff are shown what is inactive last.',
    inactiveLast('listCategories', 'categories'),
  ],
  'inactive-last-tags': ['listTags', 'Staff are shown what is inactive last.', inactiveLast('listTags', 'tags')],
  'inactive-last-counties': [
    'listCounties',
    'Staff are shown what is inactive last.',
    inactiveLast('listCounties', 'counties'),
  ],
  'kiswahili-category': [
    'createCategory',
    'The Kiswahili name of another category is taken.',
    () => {
      const names = new Set<unknown>();
      return at('createCategory', async (passing, next) => {
        const name = jsonOf(passing)?.category_name_sw;
        if (names.has(name) && !isVisitor(passing)) return refuses(409, 'This name is taken.', 'category_name_sw');
        const answered = await next(passing);
        if (answered.status === 201 && typeof name === 'string') names.add(name);
        return answered;
      });
    },
  ],
});
