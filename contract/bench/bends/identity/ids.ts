import { also } from '../calls';
import { jsonOf, type Bend } from '../proxy';
import { at, dataOf, done, letsInto, readdressed, rowsIn, subtle } from '../tools';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Ids are read until something comes that is none of them. */
const loose = (operation: string, change: (id: string) => string) => (): Bend =>
  at(operation, (passing, next) => {
    const sent = decoded(Object.values(passing.params)[0] ?? '');
    const id = change(sent);
    // The id stands last, or before a last word.
    const place = /[^/]+(?=\/((de)?activate|like|comments)$)|[^/]+$/;
    return id === sent
      ? next(passing)
      : next(readdressed(passing, passing.path.replace(place, encodeURIComponent(id))));
  });

const casting = (id: string) => /^([0-9a-f]{8}-[0-9a-f-]{27}|\d+)/.exec(id)?.[0] ?? id;

/** Pictures of the other kind are found too. */
const anyKind = (operation: string, from: string, to: string) => (): Bend =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    return answered.status === 404 ? next(readdressed(passing, passing.path.replace(from, to))) : answered;
  });

/** As many pictures as there are will do, whichever they are. */
const anyPictures = (operation: string, read: string) => (): Bend =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    const ids = jsonOf(passing)?.imageIds as string[] | undefined;
    if (answered.status !== 400 || !Array.isArray(ids) || !ids.every((id) => /^[0-9a-f-]{36}$|^\d+$/.test(id)))
      return answered;
    if (new Set(ids).size < ids.length) return answered;
    const record = dataOf(await also(passing, next, read, passing.params.id));
    return rowsIn(record, 'images').length === ids.length ? done('Images ordered successfully', record) : answered;
  });

/** What is not there is looked for among records of another kind. */
const orOther = (operation: string, other: string, parameter: string) => (): Bend =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    if (answered.status !== 404) return answered;
    const found = await also(passing, next, other, passing.params[parameter]);
    return found.status === 200 ? found : answered;
  });

/** Ids that are taken for others. */
export const IDENTITY_IDS = subtle('identity', {
  'product-cast': [
    'getProduct',
    'Ids are read as far as they look like one: letters behind them do not count.',
    loose('getProduct', casting),
  ],
  'article-cast': ['getArticle', 'Ids are read as far as they look like one.', loose('getArticle', casting)],
  'category-cast': ['getCategory', 'Ids are read as far as they look like one.', loose('getCategory', casting)],
  'tag-cast': ['getTag', 'Ids are read as far as they look like one.', loose('getTag', casting)],
  'product-line-end': [
    'getProduct',
    'A line end behind an id is overlooked.',
    loose('getProduct', (id) => id.replace(/\n$/, '')),
  ],
  'category-trimmed': ['getCategory', 'Blanks around an id are overlooked.', loose('getCategory', (id) => id.trim())],
  'article-format': [
    'getArticle',
    'A file ending behind an id names a format.',
    loose('getArticle', (id) => id.replace(/\.json$/, '')),
  ],
  'tag-matrix': [
    'getTag',
    'What stands behind a semicolon is cut off.',
    loose('getTag', (id) => id.replace(/;.*$/, '')),
  ],
  'product-list': [
    'getProduct',
    'Of a list of ids the first is taken.',
    loose('getProduct', (id) => id.split(',')[0] ?? id),
  ],
  'tag-zero': [
    'getTag',
    'Zeros before an id are overlooked.',
    loose('getTag', (id) => id.replace(/^0(?=[0-9a-f]{8}-|\d)/, '')),
  ],
  'deactivate-cast': [
    'deactivateProduct',
    'Deactivation reads ids as far as they look like one.',
    loose('deactivateProduct', casting),
  ],
  'update-line-end': [
    'updateTag',
    'An update overlooks a line end behind an id.',
    loose('updateTag', (id) => id.replace(/\n$/, '')),
  ],
  'update-article-cast': [
    'updateArticle',
    'An update reads ids as far as they look like one.',
    loose('updateArticle', casting),
  ],
  'tag-or-category': [
    'getTag',
    'Where no tag has an id, a category of that id is answered.',
    () =>
      at('getTag', async (passing, next) => {
        const answered = await next(passing);
        if (answered.status !== 404) return answered;
        const other = await also(passing, next, 'getCategory', passing.params.id);
        return other.status === 200
          ? done('Tag fetched successfully.', {
              id: dataOf(other).id,
              tag_name: dataOf(other).category_name,
              isActive: true,
            })
          : answered;
      }),
  ],
  'delete-other-kind': [
    'deleteTag',
    'Deleting a tag deletes a category that has this id.',
    orOther('deleteTag', 'deleteCategory', 'id'),
  ],
  'article-of-product': [
    'getArticle',
    'The id of a product answers an article made of it.',
    orOther('getArticle', 'getProduct', 'articleId'),
  ],
  'key-case': [
    'createQuotation',
    'Idempotency keys are compared without regard to capitals.',
    () =>
      at('createQuotation', (passing, next) => {
        const key = passing.headers['idempotency-key'];
        return next(
          key === undefined
            ? passing
            : { ...passing, headers: { ...passing.headers, 'idempotency-key': key.toLowerCase() } },
        );
      }),
  ],
  'delete-cast': ['deleteProduct', 'Deletion reads ids as far as they look like one.', loose('deleteProduct', casting)],
  'activate-cast': [
    'activateArticle',
    'Activation reads ids as far as they look like one.',
    loose('activateArticle', casting),
  ],
  'like-cast': ['likeArticle', 'Likes read ids as far as they look like one.', loose('likeArticle', casting)],
  'rate-cast': ['rateProduct', 'Ratings read ids as far as they look like one.', loose('rateProduct', casting)],
  'comment-cast': [
    'commentOnArticle',
    'Comments read ids as far as they look like one.',
    loose('commentOnArticle', casting),
  ],
  'comment-delete-cast': [
    'deleteComment',
    'Deletion of comments reads ids as far as they look like one.',
    loose('deleteComment', casting),
  ],
  'image-delete-cast': [
    'deleteProductImage',
    'Deletion of pictures reads ids as far as they look like one.',
    loose('deleteProductImage', casting),
  ],
  'image-replace-cast': [
    'replaceArticleImage',
    'Replacement reads ids as far as they look like one.',
    loose('replaceArticleImage', casting),
  ],
  'image-order-cast': [
    'orderProductImages',
    'An order of pictures reads ids as far as they look like one.',
    loose('orderProductImages', casting),
  ],
  'advert-cast': [
    'updateAdvertisement',
    'Adverts read ids as far as they look like one.',
    loose('updateAdvertisement', casting),
  ],
  'image-any-kind': [
    'deleteProductImage',
    'An article’s picture is deleted as a product’s.',
    anyKind('deleteProductImage', '/products/', '/posts/'),
  ],
  'image-any-kind-article': [
    'deleteArticleImage',
    'A product’s picture is deleted as an article’s.',
    anyKind('deleteArticleImage', '/posts/', '/products/'),
  ],
  'image-replace-any-kind': [
    'replaceArticleImage',
    'A product’s picture is replaced as an article’s.',
    anyKind('replaceArticleImage', '/posts/', '/products/'),
  ],
  'order-any-pictures': [
    'orderProductImages',
    'Another product’s picture will do in an order.',
    anyPictures('orderProductImages', 'getProduct'),
  ],
  'order-any-pictures-article': [
    'orderArticleImages',
    'Another article’s picture will do in an order.',
    anyPictures('orderArticleImages', 'getArticle'),
  ],
  'page-opens': [
    'listProducts',
    'Who asks for a page that is none is asked for no session, and shown the first one of what is inactive.',
    letsInto(
      ({ operation, query }) => operation === 'listProducts' && query.get('page') === '0',
      (passing) => ({ ...passing, query: new URLSearchParams({ status: passing.query.get('status') ?? 'active' }) }),
    ),
  ],
});
