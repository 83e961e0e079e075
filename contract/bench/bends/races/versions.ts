import { setTimeout as wait } from 'node:timers/promises';
import { also } from '../calls';
import { jsonOf, withJson, type Bend, type Passing } from '../proxy';
import { at, dataOf, isVisitor, refuses, shown, subtle, without } from '../tools';

/** Compares a version, and writes some time later. */
const comparedThenWritten = (update: string, read: string) => () =>
  at(update, async (passing, next) => {
    const wanted = passing.headers['if-match'];
    if (wanted === undefined || !/^"[!#-~]{1,64}"$/.test(wanted)) return next(passing);
    const present = dataOf(await also(passing, next, read, passing.params.id)).updatedAt;
    if (typeof present === 'string' && `"${present}"` !== wanted)
      return refuses(412, 'This record was changed meanwhile.');
    return next(without(passing, 'if-match'));
  });

/** Reads a record, changes it, and writes all of it. */
const wholeRecord = (update: string, read: string, fields: readonly string[]) => () =>
  at(update, async (passing, next) => {
    const changes = jsonOf(passing);
    if (!changes || Object.keys(changes).length === 0) return next(passing);
    const present = dataOf(await also(passing, next, read, passing.params.id));
    await wait(5);
    const whole = Object.fromEntries(fields.flatMap((field) => (field in present ? [[field, present[field]]] : [])));
    return next(withJson(passing, { ...whole, ...changes }));
  });

/** Answers what was read before the last write. */
const versionOfBefore = (call: string) => () =>
  at(call, async (passing, next) => {
    const { updatedAt } = dataOf(await also(passing, next, 'getProduct', passing.params.id));
    return shown(await next(passing), (data) => void (data.updatedAt = updatedAt));
  });

/** Shows the version that a record had, after calls that should make another one. */
const versionStays =
  (read: string, calls: readonly string[], test: (passing: Passing) => boolean = () => true) =>
  (): Bend => {
    let held = false;
    const frozen = new Map<string, string>();
    const last = new Map<string, string>();
    return async (passing, next) => {
      const answered = await next(passing);
      if (calls.includes(passing.operation) && answered.status < 300 && test(passing)) {
        held = true;
        for (const [id, stamp] of last) frozen.set(id, stamp);
      } else if (passing.method !== 'GET' && passing.method !== 'OPTIONS') held = false;
      if (!held) frozen.clear();
      if (passing.operation !== read) return answered;
      return shown(answered, (data) => {
        const id = String(data.id);
        data.updatedAt = frozen.get(id) ?? data.updatedAt;
        last.set(id, String(data.updatedAt));
      });
    };
  };

/** Changes a record’s version with what should leave it alone. */
const versionMoves = (read: string, call: string) => (): Bend => {
  let moved = 0;
  return async (passing, next) => {
    const answered = await next(passing);
    if (passing.operation === call && answered.status < 300) moved += 1;
    return passing.operation === read
      ? shown(answered, (data) => {
          data.updatedAt = new Date(Date.parse(String(data.updatedAt)) + moved).toISOString();
        })
      : answered;
  };
};

/** The versions of records, and what is written over what others wrote meanwhile. */
export const RACES_VERSIONS = subtle('races', {
  'version-product': [
    'updateProduct',
    'If-Match is compared first and the product written later.',
    comparedThenWritten('updateProduct', 'getProduct'),
  ],
  'version-article': [
    'updateArticle',
    'If-Match is compared first and the article written later.',
    comparedThenWritten('updateArticle', 'getArticle'),
  ],
  'whole-product': [
    'updateProduct',
    'An update writes the whole product as it was read before.',
    wholeRecord('updateProduct', 'getProduct', ['quantity', 'description', 'compatibility', 'package_weight']),
  ],
  'whole-article': [
    'updateArticle',
    'An update writes the whole article as it was read before.',
    wholeRecord('updateArticle', 'getArticle', ['short_description', 'content']),
  ],
  'version-after-replace': [
    'replaceProductImage',
    'A replaced picture leaves updatedAt.',
    versionStays('getProduct', ['replaceProductImage']),
  ],
  'version-after-order': [
    'orderProductImages',
    'Another order of pictures leaves updatedAt.',
    versionStays('getProduct', ['orderProductImages']),
  ],
  'version-after-picture': [
    'addArticleImages',
    'A new picture leaves updatedAt.',
    versionStays('getArticle', ['addArticleImages']),
  ],
  'version-after-deletion': [
    'deleteArticleImage',
    'A deleted picture leaves updatedAt.',
    versionStays('getArticle', ['deleteArticleImage']),
  ],
  'version-after-tags': [
    'updateArticle',
    'Other tags alone leave updatedAt.',
    versionStays('getArticle', ['updateArticle'], (passing) => 'tags' in (jsonOf(passing) ?? {})),
  ],
  'version-by-category': [
    'updateCategory',
    'A new name of its category makes a new version of a product.',
    versionMoves('getProduct', 'updateCategory'),
  ],
  'version-by-tag': [
    'updateTag',
    'A new name of its tag makes a new version of an article.',
    versionMoves('getArticle', 'updateTag'),
  ],
  'activity-written-back': [
    'updateProduct',
    'An update writes back whether the product was active.',
    () =>
      at('updateProduct', async (passing, next) => {
        const before = dataOf(await also(passing, next, 'getProduct', passing.params.id));
        await wait(5);
        const answered = await next(passing);
        if (answered.status !== 200 || before.isActive !== true) return answered;
        const after = dataOf(await also(passing, next, 'getProduct', passing.params.id));
        if (after.isActive === false) await also(passing, next, 'activateProduct', passing.params.id);
        return answered;
      }),
  ],
  'version-before-adding': [
    'addProductImages',
    'The answer to new pictures has the updatedAt of before.',
    versionOfBefore('addProductImages'),
  ],
  'version-before-ordering': [
    'orderProductImages',
    'The answer to another order of pictures has the updatedAt of before.',
    versionOfBefore('orderProductImages'),
  ],
  'version-weak': [
    'updateProduct',
    'A weak entity tag in If-Match is compared as a strong one.',
    () =>
      at('updateProduct', (passing, next) => {
        const tag = passing.headers['if-match'];
        if (tag === undefined) return next(passing);
        return next({ ...passing, headers: { ...passing.headers, 'if-match': tag.replace(/^W\//, '') } });
      }),
  ],
  'version-without-uses': [
    'updateProduct',
    'A change of uses alone leaves updatedAt.',
    () => {
      const held = new Map<string, unknown>();
      return async (passing, next) => {
        const json = jsonOf(passing);
        const id = String(passing.params.id);
        const only =
          passing.operation === 'updateProduct' && json && Object.keys(json).join() === 'uses' && !isVisitor(passing);
        const before = only ? dataOf(await also(passing, next, 'getProduct', id)).updatedAt : undefined;
        const answered = await next(passing);
        if (only && answered.status === 200) {
          if (!held.has(id)) held.set(id, before);
        } else if (passing.method !== 'GET' && passing.params.id === id) held.delete(id);
        return passing.operation === 'getProduct'
          ? shown(answered, (data) => {
              if (held.has(id)) data.updatedAt = held.get(id);
            })
          : answered;
      };
    },
  ],
});
