import { setTimeout as wait } from 'node:timers/promises';
import { also } from '../calls';
import { answer, jsonOf, withJson, type Answered, type Bend } from '../proxy';
import { at, dataOf, done, fails, refuses, rowsIn, shown, subtle, without } from '../tools';

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

/** Does otherwise while the same of somebody is on its way. */
const besideTheSame = (operation: string, field: string, otherwise: Bend) => (): Bend => {
  const running = new Set<unknown>();
  return at(operation, async (passing, next) => {
    const value = jsonOf(passing)?.[field];
    if (value !== undefined && running.has(value)) return otherwise(passing, next);
    running.add(value);
    return next(passing).finally(() => running.delete(value));
  });
};

/** What comes at once, and what keys make of it. */
export const RACES_AT_ONCE = subtle('races', {
  'key-cart': [
    'createQuotation',
    'An idempotency key is kept once the request is.',
    lookedUpThenKept('createQuotation'),
  ],
  'key-header': ['requestQuote', 'An idempotency key is kept once the request is.', lookedUpThenKept('requestQuote')],
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
  'key-of-unfit': [
    'createAdvertisement',
    'What is refused for what it refers to uses its key up.',
    () => {
      const used = new Map<unknown, string>();
      return at('createAdvertisement', async (passing, next) => {
        const key = passing.headers['idempotency-key'];
        const body = passing.body.toString();
        if (key !== undefined && (used.get(key) ?? body) !== body)
          return refuses(409, 'This request was already sent with other details.', 'Idempotency-Key');
        const answered = await next(passing);
        if (answered.status === 400 && 'productId' in dataOf(answered)) used.set(key, body);
        return answered;
      });
    },
  ],
  'draft-deletes': [
    'deleteProposal',
    'Of deletions of one draft at once all are told as done.',
    allDeleted('deleteProposal'),
  ],
  'payment-deletes': [
    'deletePayment',
    'Of deletions of one payment at once all are told as done.',
    allDeleted('deletePayment'),
  ],
  'device-removals': [
    'removePushDevice',
    'Of removals of one device at once all are told as done.',
    allDeleted('removePushDevice'),
  ],
  'session-endings': [
    'endSession',
    'Of endings of one session at once all are told as done.',
    allDeleted('endSession'),
  ],
  'device-twice': [
    'addPushDevice',
    'An endpoint that comes twice at once is two devices.',
    besideTheSame('addPushDevice', 'endpoint', (passing, next) => {
      const json = jsonOf(passing);
      return next(withJson(passing, { ...json, endpoint: `${String(json?.endpoint)}-again` }));
    }),
  ],
  'address-twice': [
    'subscribeToNewsletter',
    'Of two subscriptions of one address at once one fails.',
    besideTheSame('subscribeToNewsletter', 'email', () => Promise.resolve(fails())),
  ],
});
