import { BMP, HEIC, TIFF, picture, factsOf } from '../../checks/uploads/pictures';
import type { FormPart } from '../../http/exchange';
import { partsOf, withParts, type Answered, type Bend, type Json, type Passing } from './proxy';
import { at, dataOf, refuses, rowsIn, shown, subtle, type Rows } from './tools';

type Images = { id: string; image_url: string; width?: number; height?: number }[];

const imagesOf = (data: Json) => (Array.isArray(data.images) ? (data.images as Images) : []);

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

/** Takes files that it should refuse for others, or leaves them out. */
const filesAs = (operation: string, change: (file: Buffer, index: number) => Buffer | null) => (): Bend =>
  at(operation, (passing, next) => {
    const parts = partsOf(passing);
    if (!parts) return next(passing);
    let index = -1;
    let changed = false;
    const left = parts.flatMap((part): FormPart[] => {
      if (!('file' in part)) return [part];
      index += 1;
      const file = change(part.file, index);
      changed ||= file !== part.file;
      return file ? [{ ...part, file }] : [];
    });
    return next(changed ? withParts(passing, left) : passing);
  });

const GOOD = (picture(12, 12) as { file: Buffer }).file;

const MAX_BYTES = 5 * 1_048_576;

/** What a list shows of a record's pictures in another place. */
const afterDeletion = (change: (images: Rows, first: string[]) => Rows) => (): Bend => {
  const first = new Map<string, string[]>();
  const touched = new Set<string>();
  return async (passing, next) => {
    const answered = await next(passing);
    if (passing.operation === 'deleteProductImage' && answered.status === 200)
      touched.add(passing.params.imageId ?? '');
    return shown(answered, (data) => {
      if (!Array.isArray(data.images) || !('product_name' in data)) return;
      const images = rowsIn(data, 'images');
      const known = first.get(String(data.id));
      if (!known)
        first.set(
          String(data.id),
          images.map(({ id }) => id),
        );
      else if (known.some((id) => touched.has(id))) data.images = change(images, known);
    });
  };
};

/** Pictures, and the files that are served of them. */
export const FILES = subtle('files', {
  'product-stays': ['deleteProduct', 'The pictures of a deleted product are served on.', filesStay(['deleteProduct'])],
  'article-stays': ['deleteArticle', 'The pictures of a deleted article are served on.', filesStay(['deleteArticle'])],
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
  'added-in-the-middle': [
    'addProductImages',
    'A picture that is added after a deletion stands in the middle.',
    afterDeletion((images, first) => {
      const added = images.filter(({ id }) => !first.includes(id));
      const there = images.filter(({ id }) => first.includes(id));
      return added.length === 0 ? images : [...there.slice(0, 1), ...added, ...there.slice(1)];
    }),
  ],
  'second-too-large': [
    'createProduct',
    'A second file that is too large is left out.',
    filesAs('createProduct', (file, index) => (index > 0 && file.length > MAX_BYTES ? null : file)),
  ],
  'second-too-large-added': [
    'addArticleImages',
    'A second file that is too large is left out.',
    filesAs('addArticleImages', (file, index) => (index > 0 && file.length > MAX_BYTES ? null : file)),
  ],
  'second-empty': [
    'createArticle',
    'A second file that is empty is left out.',
    filesAs('createArticle', (file, index) => (index > 0 && file.length === 0 ? null : file)),
  ],
  bmp: [
    'replaceProductImage',
    'A BMP is taken.',
    filesAs('replaceProductImage', (file) => (file.equals(BMP) ? GOOD : file)),
  ],
  tiff: [
    'replaceArticleImage',
    'A TIFF is taken.',
    filesAs('replaceArticleImage', (file) => (file.equals(TIFF) ? GOOD : file)),
  ],
  heic: [
    'replaceProductImage',
    'An HEIC picture is taken.',
    filesAs('replaceProductImage', (file) => (file.equals(HEIC) ? GOOD : file)),
  ],
  'not-turned': [
    'createArticle',
    'A picture’s size is that of its bytes, however its metadata turn it.',
    () => async (passing, next) =>
      shown(await next(passing), (data) => {
        for (const image of rowsIn(data, 'images'))
          if (image.width === 32 && image.height === 48 && 'title' in data)
            Object.assign(image, { width: 48, height: 32 });
      }),
  ],
  'colour-black': [
    'createProduct',
    'The colour of every picture is black.',
    () => async (passing, next) =>
      shown(await next(passing), (data) => {
        for (const product of [data, ...rowsIn(data, 'products')])
          if ('product_name' in product) for (const image of rowsIn(product, 'images')) image.color = '#000000';
      }),
  ],
});
