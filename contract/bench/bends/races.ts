import { setTimeout as wait } from 'node:timers/promises';
import { answer, jsonOf, withJson, type Answered, type Bend, type Passing } from './proxy';
import { also, at, dataOf, done, refuses, rowsIn, shown, subtle, without } from './tools';

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

/** Looks a key up, and keeps it once the work is done. */
const lookedUpThenKept = (operation: string) => (): Bend => {
  const kept = new Map<string, { body: string; answered: Answered }>();
  return at(operation, async (passing, next) => {
    const key = passing.headers['idempotency-key'];
    if (key === undefined || !/^[A-Za-z0-9_-]{8,64}$/.test(key)) return next(passing);
    const known = kept.get(key);
    const body = passing.body.toString();
    if (known) return known.body === body ? known.answered : refuses(409, 'This key was used with another body.');
    const answered = await next(without(passing, 'idempotency-key'));
    if (answered.status === 201) kept.set(key, { body, answered });
    return answered;
  });
};

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

/** A record is looked for, then deleted; that it was is said to everybody who found it. */
const foundThenDeleted = (remove: string, read: string) => () =>
  at(remove, async (passing, next) => {
    const found =
      passing.headers.authorization === undefined ? undefined : await also(passing, next, read, passing.params.id);
    const answered = await next(passing);
    return answered.status === 404 && found?.status === 200 ? done('Action Successfully') : answered;
  });

/** Takes what comes within some milliseconds for the same once more. */
const onceIn = (operation: string, ms: number, status: number) => (): Bend => {
  let last = { key: '', at: 0, answered: answer(status, { success: true, message: 'Done.' }) };
  return at(operation, async (passing, next) => {
    const key = passing.path;
    if (last.key === key && Date.now() - last.at < ms) return last.answered;
    last = { ...last, key, at: Date.now() };
    const answered = await next(passing);
    last = { ...last, answered };
    return answered;
  });
};

/** Counts visits in a table of its own, read first. */
const visitsRead = (keyOf: (visit: string, id: string) => string) => (): Bend => {
  const seen = new Set<string>();
  return at('getArticle', async (passing, next) => {
    const visit = passing.query.get('visit');
    if (
      visit === null ||
      visit === '-' ||
      passing.headers.authorization !== undefined ||
      !/^[A-Za-z0-9_-]{1,64}$/.test(visit)
    )
      return next(passing);
    const key = keyOf(visit, passing.params.articleId ?? '');
    const known = seen.has(key);
    await wait(3);
    const query = new URLSearchParams(passing.query);
    if (known) query.set('visit', '-');
    else query.delete('visit');
    const answered = await next({ ...passing, query });
    seen.add(key);
    return answered;
  });
};

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

/** Deletions of one thing within some milliseconds are all told as done. */
const allDeleted = (operation: string) => (): Bend => {
  const gone = new Map<string, number>();
  return at(operation, async (passing, next) => {
    const began = Date.now();
    const answered = await next(passing);
    if (answered.status === 200) gone.set(passing.path, Date.now());
    const since = gone.get(passing.path);
    return answered.status === 404 && since !== undefined && began <= since ? done('Action Successfully') : answered;
  });
};

/** What comes at once, and the versions of records. */
export const RACES = subtle('races', {
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
  'key-cart': [
    'createQuotation',
    'An idempotency key is kept once the request is.',
    lookedUpThenKept('createQuotation'),
  ],
  'key-header': ['requestQuote', 'An idempotency key is kept once the request is.', lookedUpThenKept('requestQuote')],
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
  'delete-product': [
    'deleteProduct',
    'Of deletions at once all say that they did it.',
    foundThenDeleted('deleteProduct', 'getProduct'),
  ],
  'delete-category': [
    'deleteCategory',
    'Of deletions at once all say that they did it.',
    foundThenDeleted('deleteCategory', 'getCategory'),
  ],
  'delete-tag': [
    'deleteTag',
    'Of deletions at once all say that they did it.',
    foundThenDeleted('deleteTag', 'getTag'),
  ],
  'like-debounced': ['likeArticle', 'Likes within 30 ms are one.', onceIn('likeArticle', 30, 200)],
  'comment-debounced': ['commentOnArticle', 'Comments within 30 ms are one.', onceIn('commentOnArticle', 30, 201)],
  'visit-read-first': [
    'getArticle',
    'Whether a visit counted is looked up first and kept later.',
    visitsRead((visit, id) => `${visit} ${id}`),
  ],
  'visit-of-all': ['getArticle', 'A visit counts for one article only.', visitsRead((visit) => visit)],
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
  'picture-deletes': [
    'deleteProductImage',
    'Of deletions of one picture at once all are told as done.',
    allDeleted('deleteProductImage'),
  ],
  'comment-deletes': [
    'deleteComment',
    'Of deletions of one comment at once all are told as done.',
    allDeleted('deleteComment'),
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
  'pictures-beyond': [
    'addArticleImages',
    'Additions at once pass the limit together.',
    () => {
      let running = 0;
      const more = new Map<string, number>();
      return async (passing, next) => {
        if (passing.operation === 'addArticleImages') running += 1;
        const crowd = running;
        const answered = await next(passing);
        if (passing.operation === 'addArticleImages') running -= 1;
        const id = passing.params.id ?? passing.params.articleId ?? '';
        if (passing.operation === 'addArticleImages' && answered.status === 400 && crowd > 2) {
          more.set(id, (more.get(id) ?? 0) + 3);
          return answered;
        }
        return shown(answered, (data) => {
          const images = rowsIn(data, 'images');
          for (let index = 0; index < (more.get(id) ?? 0); index += 1)
            images.push({ ...images[0], id: `beyond-${index}` });
        });
      };
    },
  ],
});
