import { success } from '../../../fixtures/minimal/answers';
import type { Picture, Product, Store } from '../../../fixtures/minimal/store';
import type { Context, Defect } from '../../../fixtures/minimal/types';
import { around, defectsOf, withData } from '../tools';

interface Shown {
  images: { is_primary?: boolean; width: number; height: number }[];
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

/** @param isMeant whether the deletion of the picture in a place leaves none primary */
function forgettingPrimary(isMeant: (at: number) => boolean): Defect {
  const marks = around('deleteProductImage', (context, handler) => {
    const owner = ownerOf(context) as Product | undefined;
    if (owner && isMeant(owner.images.findIndex(({ id }) => id === context.values.imageId)))
      headless.set(context.store, (headless.get(context.store) ?? new Set()).add(owner.id));
    return handler(context);
  });
  const shows = withData<Shown & { id: string }>('getProduct', ({ id, images }, { store }) => {
    if (headless.get(store)?.has(id)) for (const image of images) image.is_primary = false;
  });
  return { ...marks, ...shows };
}

/** Does to the first picture of a record what is asked for another. */
const toTheFirst = (operation: string): Defect =>
  around(operation, (context, handler) => {
    const { imageId } = context.values;
    return handler({ ...context, values: { ...context.values, imageId: ownerOf(context)?.images[0]?.id ?? imageId } });
  });

/** Which pictures a record has, in what order, and which is the primary one. */
export const IMAGES_PLACES = defectsOf('images', {
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
  'no-primary': [
    'deleteProductImage',
    'When the primary picture is deleted, none becomes it.',
    forgettingPrimary((at) => at === 0),
  ],
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
  'later-replaced-first': [
    'replaceProductImage',
    'A replaced picture that is not the first goes to the front.',
    rearranged('replaceProductImage', (images, _, { values }) => [
      ...images.filter(({ id }) => id === values.imageId),
      ...images.filter(({ id }) => id !== values.imageId),
    ]),
  ],
  'later-none-primary': [
    'deleteProductImage',
    'When a picture is deleted that is not the primary one, none is.',
    forgettingPrimary((at) => at > 0),
  ],
  'first-replaced': [
    'replaceArticleImage',
    'The first picture is replaced, whichever is named.',
    toTheFirst('replaceArticleImage'),
  ],
  'first-deleted': [
    'deleteArticleImage',
    'The first picture is deleted, whichever is named.',
    toTheFirst('deleteArticleImage'),
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
});
