import { also } from '../calls';
import { jsonOf, type Answered, type Bend, type Json, type Passing } from '../proxy';
import { at, dataOf, done, refuses, rowsIn, shown, subtle, type Rows } from '../tools';

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

/** Says another size of a picture than the new one has. */
const sizeStays = (read: string) => (): Bend => {
  const sizes = new Map<string, Pick<Images[number], 'width' | 'height'>>();
  return async (passing, next) => {
    const answered = await next(passing);
    return passing.operation === read
      ? shown(answered, (data) => {
          for (const image of imagesOf(data)) {
            const known = sizes.get(image.id);
            if (known) Object.assign(image, known);
            else sizes.set(image.id, { width: image.width, height: image.height });
          }
        })
      : answered;
  };
};

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

/** Pictures that are kept or gone, their files, and what is told of them. */
export const FILES_STORED = subtle('files', {
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
  'size-stays': [
    'replaceProductImage',
    'After a replacement the old width and height are told.',
    sizeStays('getProduct'),
  ],
  'size-stays-article': [
    'replaceArticleImage',
    'After a replacement the old width and height are told.',
    sizeStays('getArticle'),
  ],
  'on-its-side': [
    'createProduct',
    'Pictures lose their Exif and are not turned; no size is told.',
    () => async (passing, next) => {
      const answered = await next(passing);
      const isJpeg = answered.headers['content-type'] === 'image/jpeg';
      const end = isJpeg && answered.body[3] === 0xe1 ? 4 + answered.body.readUInt16BE(4) : 2;
      const body = isJpeg ? Buffer.concat([answered.body.subarray(0, 2), answered.body.subarray(end)]) : answered.body;
      return shown({ ...answered, body }, (data) => {
        for (const image of imagesOf(data)) Object.assign(image, { width: undefined, height: undefined });
      });
    },
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
  'none-primary-of-the-first': [
    'addProductImages',
    'Pictures added to a product without any: none is primary.',
    () => {
      const bare = new Set<string>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (
          passing.operation === 'getProduct' &&
          answered.status === 200 &&
          rowsIn(dataOf(answered), 'images').length === 0
        )
          bare.add(String(passing.params.id));
        if (
          (passing.operation === 'getProduct' || passing.operation === 'addProductImages') &&
          bare.has(String(passing.params.id))
        )
          return shown(answered, (data) => {
            for (const image of rowsIn(data, 'images')) image.is_primary = false;
          });
        return answered;
      };
    },
  ],
  'picture-of-deleted-product': [
    'deleteProductImage',
    'A picture of a deleted product can still be deleted.',
    () => {
      const of = new Map<string, string>();
      const dead = new Set<string>();
      return async (passing, next) => {
        const answered = await next(passing);
        if (['getProduct', 'createProduct', 'addProductImages'].includes(passing.operation) && answered.status < 300)
          for (const image of rowsIn(dataOf(answered), 'images')) of.set(image.id, String(dataOf(answered).id));
        if (passing.operation === 'deleteProduct' && answered.status === 200) dead.add(String(passing.params.id));
        return passing.operation === 'deleteProductImage' &&
          answered.status === 404 &&
          dead.has(of.get(String(passing.params.imageId)) ?? '')
          ? done('Action Successfully')
          : answered;
      };
    },
  ],
  'gone-is-forbidden': [
    'deleteProductImage',
    'Where there is no picture any more it is 403, as with some storage.',
    () => async (passing, next) => {
      const answered = await next(passing);
      return answered.status === 404 && !passing.path.startsWith('/api/')
        ? refuses(403, 'This is forbidden.')
        : answered;
    },
  ],
  'order-below-fifty': [
    'orderArticleImages',
    'Fifty pictures are too many to be put in order.',
    () =>
      at('orderArticleImages', (passing, next) => {
        const { imageIds } = jsonOf(passing) ?? {};
        return Array.isArray(imageIds) && imageIds.length === 50
          ? Promise.resolve(refuses(400, 'These are too many.', 'imageIds'))
          : next(passing);
      }),
  ],
  'inactive-gone': [
    'deactivateProduct',
    'Pictures of an inactive product are served to nobody.',
    () => {
      const hidden = new Map<string, string[]>();
      return async (passing, next) => {
        if (passing.operation === '' && [...hidden.values()].flat().includes(passing.path))
          return refuses(404, 'Not found.');
        const answered = await next(passing);
        const { id = '' } = passing.params;
        if (passing.operation === 'activateProduct') hidden.delete(id);
        if (passing.operation === 'deactivateProduct' && answered.status === 200)
          hidden.set(
            id,
            imagesOf(dataOf(await also(passing, next, 'getProduct', id))).map((image) => image.image_url),
          );
        return answered;
      };
    },
  ],
});
