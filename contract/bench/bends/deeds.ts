import { factsOf } from '../../checks/uploads/pictures';
import { setTimeout as wait } from 'node:timers/promises';
import {
  answer,
  jsonOf,
  partsOf,
  withJson,
  withParts,
  type Answered,
  type Bend,
  type Json,
  type Passing,
} from './proxy';
import { also, at, dataOf, done, refuses, shown, subtle } from './tools';

type Images = { id: string; image_url: string; width?: number; height?: number }[];
const imagesOf = (data: Json) => (Array.isArray(data.images) ? (data.images as Images) : []);
const without = (passing: Passing, header: string): Passing => ({
  ...passing,
  headers: Object.fromEntries(Object.entries(passing.headers).filter(([name]) => name !== header)),
});

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

/** Asks for a picture's file beside the call that passes. */
const readOf = (passing: Passing, url: string): Passing => ({
  ...passing,
  operation: '',
  method: 'GET',
  path: url,
  query: new URLSearchParams(),
  headers: { host: passing.headers.host ?? '' },
  body: Buffer.alloc(0),
});

/** Keeps files that were deleted. */
const filesStay = (calls: readonly string[]) => (): Bend => {
  const files = new Map<string, Answered>();
  let stays = new Set<string>();
  return async (passing, next) => {
    const answered = await next(passing);
    const images = imagesOf(dataOf(answered));
    for (const { image_url: url } of images)
      if (!files.has(url) && passing.method !== 'GET') files.set(url, await next(readOf(passing, url)));
    if (calls.includes(passing.operation) && answered.status < 300) stays = new Set(files.keys());
    const kept =
      passing.method === 'GET' && answered.status === 404 && stays.has(passing.path)
        ? files.get(passing.path)
        : undefined;
    return kept?.status === 200 ? kept : answered;
  };
};

/** One file for all pictures of the same bytes, which goes with the first of them. */
const sharedFiles = (remove: string) => (): Bend => {
  const bytes = new Map<string, string>();
  const owner = new Map<string, string>();
  const gone = new Set<string>();
  return async (passing, next) => {
    if (passing.method === 'GET' && gone.has(bytes.get(passing.path) ?? '')) return refuses(404, 'This was not found.');
    const answered = await next(passing);
    const { id: record } = dataOf(answered);
    for (const { id, image_url: url } of imagesOf(dataOf(answered))) {
      if (!bytes.has(url)) {
        const file = await next(readOf(passing, url));
        bytes.set(url, file.body.toString('base64'));
      }
      owner.set(id, url);
      owner.set(`${String(record)} ${id}`, url);
    }
    if (passing.operation === remove && answered.status === 200)
      for (const [key, url] of owner)
        if (key === passing.params.imageId || key.startsWith(`${passing.params.id ?? '-'} `))
          gone.add(bytes.get(url) ?? '');
    return answered;
  };
};

/** Leaves files out of a form. */
const files =
  (operation: string, keep: (file: Buffer, index: number, all: readonly Buffer[]) => boolean, statuses = [201]) =>
  () =>
    at(operation, async (passing, next) => {
      const parts = partsOf(passing);
      if (!parts) return next(passing);
      const all = parts.flatMap((part) => ('file' in part ? [part.file] : []));
      let index = -1;
      const kept = parts.filter((part) => !('file' in part) || keep(part.file, (index += 1), all));
      if (kept.length === parts.length || kept.every((part) => 'value' in part)) return next(passing);
      const answered = await next(withParts(passing, kept));
      return statuses.includes(answered.status) ? answered : next(passing);
    });
const isPicture = (file: Buffer) => factsOf(file) !== null;

/** Says another size of a picture than the new one has. */
const sizeStays = (replace: string, read: string) => (): Bend => {
  const sizes = new Map<string, Pick<Images[number], 'width' | 'height'>>();
  return async (passing, next) => {
    const answered = await next(passing);
    return passing.operation === read
      ? shown(answered, (data) => {
          for (const image of imagesOf(data)) {
            const known = sizes.get(image.id);
            if (known) Object.assign(image, known);
            else if (replace) sizes.set(image.id, { width: image.width, height: image.height });
          }
        })
      : answered;
  };
};

/** Takes of too many what fits, and says that all is well. */
const asManyAsFit = (add: string) => () =>
  at(add, async (passing, next) => {
    const answered = await next(passing);
    const parts = partsOf(passing) ?? [];
    if (answered.status !== 400 || parts.length < 3) return answered;
    const fewer = await next(withParts(passing, parts.slice(0, 2)));
    return fewer.status === 201 ? fewer : answered;
  });

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
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
const emoji = (text: string) => text.replace(/\p{Extended_Pictographic}/gu, '?');

/** What comes at once, versions, files, names. */
export const DEEDS = [
  ...subtle('races', {
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
  }),
  ...subtle('files', {
    'product-stays': [
      'deleteProduct',
      'The pictures of a deleted product are served on.',
      filesStay(['deleteProduct']),
    ],
    'article-stays': [
      'deleteArticle',
      'The pictures of a deleted article are served on.',
      filesStay(['deleteArticle']),
    ],
    'deleted-stays': ['deleteProductImage', 'A deleted picture is served on.', filesStay(['deleteProductImage'])],
    'replaced-stays': [
      'replaceArticleImage',
      'A picture that was replaced is served on at its old address.',
      filesStay(['replaceArticleImage']),
    ],
    'shared-delete': [
      'deleteProductImage',
      'Pictures of the same bytes share a file, which goes with the first of them.',
      sharedFiles('deleteProductImage'),
    ],
    'shared-record': [
      'deleteArticle',
      'Pictures of the same bytes share a file, which goes with the first record.',
      sharedFiles('deleteArticle'),
    ],
    'once-in-form': [
      'createProduct',
      'Of equal files in a form one is kept.',
      files('createProduct', (file, index, all) => all.findIndex((one) => one.equals(file)) === index),
    ],
    'bad-last-dropped': [
      'createArticle',
      'The last file of a form is not looked at, and left out where it is none.',
      files('createArticle', (file, index, all) => index === 0 || index < all.length - 1 || isPicture(file)),
    ],
    'bad-first-dropped': [
      'createProduct',
      'A first file that is no picture is left out.',
      files('createProduct', (file, index, all) => index > 0 || all.length === 1 || isPicture(file)),
    ],
    'bad-middle-dropped': [
      'createArticle',
      'A file between others that is no picture is left out.',
      files('createArticle', (file, index, all) => index === 0 || index === all.length - 1 || isPicture(file)),
    ],
    'bad-added-dropped': [
      'addProductImages',
      'Of an addition the files that are no pictures are left out.',
      files('addProductImages', (file, _, all) => all.every((one) => !isPicture(one)) || isPicture(file)),
    ],
    'size-stays': [
      'replaceProductImage',
      'After a replacement the old width and height are told.',
      sizeStays('replaceProductImage', 'getProduct'),
    ],
    'size-stays-article': [
      'replaceArticleImage',
      'After a replacement the old width and height are told.',
      sizeStays('replaceArticleImage', 'getArticle'),
    ],
    'as-many-as-fit': [
      'addProductImages',
      'Of pictures beyond 50 those that fit are taken.',
      asManyAsFit('addProductImages'),
    ],
    'as-many-as-fit-article': [
      'addArticleImages',
      'Of pictures beyond 50 those that fit are taken.',
      asManyAsFit('addArticleImages'),
    ],
  }),
  ...subtle('names', {
    accents: [
      'createTag',
      'Names that differ in accents alone are taken for one.',
      sameName('createTag', 'tag_name', (name) => plain(name)),
    ],
    'accents-category': [
      'createCategory',
      'Names that differ in accents alone are taken for one.',
      sameName('createCategory', 'category_name', (name) => plain(name)),
    ],
    emoji: ['createTag', 'All emoji are taken for one.', sameName('createTag', 'tag_name', emoji)],
    'emoji-category': [
      'createCategory',
      'All emoji are taken for one.',
      sameName('createCategory', 'category_name', emoji),
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
  }),
];
