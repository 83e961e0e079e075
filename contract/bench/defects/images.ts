import { readImage as readGood, type ImageFacts } from '../../fixtures/minimal/images';
import { invalid, success } from '../../fixtures/minimal/answers';
import type { Picture, Product, Store } from '../../fixtures/minimal/store';
import type { Context, Defect } from '../../fixtures/minimal/types';
import { ANY_OPERATION, around, defectsOf, withData } from './tools';

const MB = 1_048_576;

interface Shown {
  images: { is_primary?: boolean; width: number; height: number }[];
}

/** A server that takes more kinds of files: what is no picture may still be one to it. */
function taking(facts: (bytes: Buffer) => Partial<ImageFacts> | undefined): Defect {
  return {
    rules: {
      readImage: (bytes) => {
        const found = readGood(bytes);
        const more = found ? undefined : facts(bytes);
        return found ?? (more && { type: 'image/png', extension: 'png', width: 1, height: 1, ...more });
      },
    },
  };
}

/** The product or article that has a picture. */
function ownerOf({ store, values }: Context): { images: Picture[] } | undefined {
  return [...store.products.values(), ...store.articles.values()].find(({ images }) =>
    images.some(({ id }) => id === values.imageId),
  );
}

/** Does the work and then changes the pictures of the record; gets them as they were before, too. */
function rearranged(
  operation: string,
  change: (images: Picture[], before: Picture[], context: Context) => Picture[],
): Defect {
  return around(operation, async (context, handler) => {
    const owner =
      ownerOf(context) ??
      context.store.products.get(String(context.values.id)) ??
      context.store.articles.get(String(context.values.id));
    const before = [...(owner?.images ?? [])];
    const answer = await handler(context);
    if (owner && answer.status < 300) owner.images = change(owner.images, before, context);
    return answer;
  });
}

const headless = new WeakMap<Store, Set<string>>();

function forgettingPrimary(): Defect {
  const marks = around('deleteProductImage', (context, handler) => {
    const owner = ownerOf(context) as Product | undefined;
    if (owner?.images[0]?.id === context.values.imageId)
      headless.set(context.store, (headless.get(context.store) ?? new Set()).add(owner?.id ?? ''));
    return handler(context);
  });
  const shows = withData<Shown & { id: string }>('getProduct', ({ id, images }, { store }) => {
    if (headless.get(store)?.has(id)) for (const image of images) image.is_primary = false;
  });
  return { ...marks, ...shows };
}

export const IMAGES = defectsOf('images', {
  'six-at-once': ['createProduct', 'Six pictures are taken at once.', { rules: { maxImagesAtOnce: 6 } }],
  'six-cut': [
    'createArticle',
    'A sixth picture is dropped without a word.',
    {
      request: (context) => {
        if (context.path.endsWith('/create-post')) context.rules = { ...context.rules, maxImagesAtOnce: 1000 };
        return undefined;
      },
      ...around('createArticle', (context, handler) => handler({ ...context, files: context.files.slice(0, 5) })),
    },
  ],
  'four-at-once': [
    'createProduct',
    'Five pictures at once, which are allowed, are refused.',
    { rules: { maxImagesAtOnce: 4 } },
  ],
  'fifty-one': [
    'addProductImages',
    'A product may hold more than 50 pictures.',
    { rules: { maxImagesHeld: Infinity } },
  ],
  'one-byte-more': [
    'createProduct',
    'A picture may have one byte more than 5 MB.',
    { rules: { maxImageBytes: 5 * MB + 1 } },
  ],
  'five-mb-refused': [ANY_OPERATION, 'A picture of exactly 5 MB is refused.', { rules: { maxImageBytes: 5 * MB - 1 } }],
  'decimal-mb': [ANY_OPERATION, 'The limit is 5,000,000 bytes.', { rules: { maxImageBytes: 5_000_000 } }],
  'any-size': [ANY_OPERATION, 'A picture may have any size.', { rules: { maxImageBytes: Infinity } }],
  'svg-taken': [
    ANY_OPERATION,
    'SVG, which may hold scripts, is taken.',
    taking((bytes) => (bytes.includes('<svg') ? { type: 'image/svg+xml', extension: 'svg' } : undefined)),
  ],
  'gif-taken': [
    ANY_OPERATION,
    'GIF is taken.',
    taking((bytes) =>
      bytes.toString('latin1', 0, 4) === 'GIF8' ? { type: 'image/gif', extension: 'gif' } : undefined,
    ),
  ],
  'anything-taken': [ANY_OPERATION, 'Any file is taken for the picture that its name says.', taking(() => ({}))],
  'signature-only': [
    ANY_OPERATION,
    "Only a PNG's first eight bytes are looked at.",
    taking((bytes) => (bytes.toString('latin1', 1, 4) === 'PNG' ? {} : undefined)),
  ],
  'empty-taken': [
    ANY_OPERATION,
    'An empty file is taken for a picture.',
    taking((bytes) => (bytes.length === 0 ? {} : undefined)),
  ],
  'avif-refused': [
    ANY_OPERATION,
    'AVIF is refused.',
    { rules: { readImage: (bytes) => (bytes.toString('latin1', 4, 8) === 'ftyp' ? undefined : readGood(bytes)) } },
  ],
  'webp-refused': [
    ANY_OPERATION,
    'WebP is refused.',
    { rules: { readImage: (bytes) => (bytes.toString('latin1', 8, 12) === 'WEBP' ? undefined : readGood(bytes)) } },
  ],
  'still-listed': [
    'deleteProductImage',
    'A deleted picture is still listed.',
    rearranged('deleteProductImage', (_, before) => before),
  ],
  'all-deleted': [
    'deleteArticleImage',
    'Deleting one picture deletes all of the article.',
    rearranged('deleteArticleImage', () => []),
  ],
  'no-primary': ['deleteProductImage', 'When the primary picture is deleted, none becomes it.', forgettingPrimary()],
  'all-primary': [
    'getProduct',
    'Every picture is the primary one.',
    withData<Shown>('getProduct', ({ images }) => {
      for (const image of images) image.is_primary = true;
    }),
  ],
  'last-primary': [
    'createProduct',
    'The last picture is the primary one instead of the first.',
    withData<Shown>('createProduct', ({ images }) => {
      for (const [index, image] of images.entries()) image.is_primary = index === images.length - 1;
    }),
  ],
  'replaced-new-id': [
    'replaceProductImage',
    'A replaced picture gets another id.',
    rearranged('replaceProductImage', (images, _, { store, values }) =>
      images.map((image) => (image.id === values.imageId ? { ...image, id: store.newId() } : image)),
    ),
  ],
  'replaced-last': [
    'replaceArticleImage',
    'A replaced picture goes to the end.',
    rearranged('replaceArticleImage', (images, _, { values }) => [
      ...images.filter(({ id }) => id !== values.imageId),
      ...images.filter(({ id }) => id === values.imageId),
    ]),
  ],
  'replaced-same-address': [
    'replaceProductImage',
    'A replaced picture keeps its address, so that caches show the old one.',
    rearranged('replaceProductImage', (images, before, { store }) =>
      images.map((image, index) => {
        const { file = image.file } = before[index] ?? {};
        const bytes = store.files.get(image.file);
        if (bytes) store.files.set(file, bytes);
        return { ...image, file };
      }),
    ),
  ],
  'replaced-nothing': [
    'replaceArticleImage',
    'Replacing says that it is done, and the old picture stays.',
    around('replaceArticleImage', (context, handler) =>
      ownerOf(context) ? success('Image updated successfully') : handler(context),
    ),
  ],
  'two-for-one': [
    'replaceArticleImage',
    'Two pictures for one are taken; the second is dropped.',
    {
      request: (context) => {
        const boundary = /boundary=(.*)$/.exec(context.headers['content-type'] ?? '')?.[1] ?? '';
        const parts = context.raw.toString('latin1').split(`--${boundary}`);
        if (context.path.includes('/posts/update-image/') && parts.length > 3)
          context.raw = Buffer.from(`${parts.slice(0, 2).join(`--${boundary}`)}--${boundary}--\r\n`, 'latin1');
        return undefined;
      },
    },
  ],
  reversed: [
    'createArticle',
    'Pictures are kept in the reverse order.',
    around('createArticle', (context, handler) => handler({ ...context, files: [...context.files].reverse() })),
  ],
  'added-first': [
    'addArticleImages',
    'Added pictures stand before those that are there.',
    rearranged('addArticleImages', (images, before) => [...images.slice(before.length), ...before]),
  ],
  'add-replaces': [
    'addProductImages',
    'Added pictures replace those that are there.',
    rearranged('addProductImages', (images, before) => images.slice(before.length)),
  ],
  'order-some': [
    'orderProductImages',
    'An order of some pictures is taken; the others are lost.',
    around('orderProductImages', (context, handler) => {
      const product = context.store.products.get(String(context.values.id));
      const ids = context.body.imageIds as string[];
      if (product && ids.length > 0) product.images = product.images.filter(({ id }) => ids.includes(id));
      return handler(context);
    }),
  ],
  'order-twice': [
    'orderArticleImages',
    'A picture may stand twice in an order.',
    around('orderArticleImages', (context, handler) =>
      handler({ ...context, body: { imageIds: [...new Set(context.body.imageIds as string[])] } }),
    ),
  ],
  'order-not-kept': [
    'orderArticleImages',
    'An order is confirmed, but not kept.',
    rearranged('orderArticleImages', (_, before) => before),
  ],
  'sides-swapped': [
    'createProduct',
    'Width and height are exchanged.',
    {
      rules: {
        readImage: (bytes) => {
          const facts = readGood(bytes);
          return facts && { ...facts, width: facts.height, height: facts.width };
        },
      },
    },
  ],
  'served-as-html': [
    'createArticle',
    'Pictures are served as HTML.',
    {
      answer: (context, answer) =>
        context.path.startsWith('/media/') && answer.status === 200
          ? { ...answer, headers: { ...answer.headers, 'Content-Type': 'text/html' } }
          : answer,
    },
  ],
  'bytes-changed': [
    'createProduct',
    'Pictures are served as text, which breaks their bytes.',
    {
      answer: (context, answer) =>
        context.path.startsWith('/media/') && Buffer.isBuffer(answer.body)
          ? { ...answer, body: Buffer.from(answer.body.toString('utf8')) }
          : answer,
    },
  ],
  'no-file': [
    'createArticle',
    "A picture's address leads nowhere.",
    {
      answer: (context, answer) =>
        context.path.startsWith('/media/')
          ? { ...answer, status: 404, headers: { 'Content-Type': 'text/html' }, body: Buffer.from('Not found') }
          : answer,
    },
  ],
  'images-required': [
    'createArticle',
    'An article without a picture, which is allowed, is refused.',
    around('createArticle', (context, handler) =>
      context.files.length > 0 ? handler(context) : invalid(['image_url', 'Send at least one image.']),
    ),
  ],
});
