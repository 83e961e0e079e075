import { also } from '../calls';
import { jsonOf } from '../proxy';
import {
  at,
  dataOf,
  fieldsOf,
  knowing,
  overlooks,
  refilled,
  refuses,
  rowsIn,
  shown,
  subtle,
  taking,
  texts,
} from '../tools';

const isZero = (value: unknown) => value === 0 || value === '0';

/** Sets a record inactive where a body says so. */
const setsActivity = (operation: string, deactivate: string) => () =>
  at(operation, async (passing, next) => {
    let inactive = false;
    const sent = refilled(passing, (fields) => {
      if (!('isActive' in fields)) return;
      inactive = String(fields.isActive) === 'false';
      fields.isActive = undefined;
    });
    const answered = await next(sent);
    if (!inactive || answered.status >= 300) return answered;
    await also(passing, next, deactivate, passing.params.id ?? String(dataOf(answered).id));
    return answered;
  });

/** Does not find what is inactive, though staff ask. */
const onlyActive = (operation: string, deactivate: string) =>
  knowing(
    [deactivate],
    () => true,
    (inactive) =>
      at(operation, (passing, next) =>
        inactive.has(passing.params.id ?? '') ? Promise.resolve(refuses(404, 'Not found.')) : next(passing),
      ),
  );

/** Numbers, truth values and lists that were accepted, and not kept. */
export const KEPT_VALUES = subtle('kept', {
  'zero-quantity': [
    'updateProduct',
    'A quantity of 0 alone is taken for nothing sent.',
    overlooks('updateProduct', 'quantity', isZero),
  ],
  'false-best-seller': [
    'updateProduct',
    'A best seller cannot be made none: false is taken for nothing sent.',
    overlooks('updateProduct', 'isBestSeller', (value) => value === false),
  ],
  'zero-price': [
    'updateProduct',
    'A price of 0 is taken for nothing sent.',
    overlooks('updateProduct', 'product_price', (value) => Number(value) === 0),
  ],
  'zero-rating': [
    'updateProduct',
    'A starting value of 0 is taken for nothing sent.',
    overlooks('updateProduct', 'rating', isZero),
  ],
  'no-uses': [
    'updateProduct',
    'An empty list of uses is taken for nothing sent.',
    overlooks('updateProduct', 'uses', (value) => Array.isArray(value) && value.length === 0),
  ],
  'no-tags': [
    'updateArticle',
    'An empty list of tags is taken for nothing sent.',
    overlooks('updateArticle', 'tags', (value) => Array.isArray(value) && value.length === 0),
  ],
  'form-false': [
    'createProduct',
    'In the form the text “false” is taken for true.',
    taking('createProduct', (fields) => {
      if (fields.isBestSeller === 'false') fields.isBestSeller = 'true';
    }),
  ],
  'form-zero-quantity': [
    'createProduct',
    'In the form a quantity of 0 becomes 1.',
    taking('createProduct', (fields) => {
      if (fields.quantity === '0') fields.quantity = '1';
    }),
  ],
  'price-clipped': [
    'updateProduct',
    'Prices above 99,999,999.99 are kept as that.',
    texts('updateProduct', 'product_price', (text) => (Number(text) > 99_999_999.99 ? '99999999.99' : text)),
  ],
  'price-created-clipped': [
    'createProduct',
    'Prices of new products above 99,999,999.99 are kept as that.',
    texts('createProduct', 'product_price', (text) => (Number(text) > 99_999_999.99 ? '99999999.99' : text)),
  ],
  'quantity-16-bit': [
    'updateProduct',
    'Quantities above 32,767 are kept as that.',
    taking('updateProduct', (fields) => {
      if (Number(fields.quantity) > 32_767) fields.quantity = 32_767;
    }),
  ],
  'rating-rounded': [
    'updateProduct',
    'A starting value is rounded to whole stars.',
    taking('updateProduct', (fields) => {
      if (typeof fields.rating === 'number') fields.rating = Math.floor(fields.rating);
    }),
  ],
  'update-activity': [
    'updateProduct',
    'An update takes isActive and hides the product.',
    setsActivity('updateProduct', 'deactivateProduct'),
  ],
  'create-activity': [
    'createCategory',
    'A create takes isActive and makes a hidden category.',
    setsActivity('createCategory', 'deactivateCategory'),
  ],
  'article-form-activity': [
    'createArticle',
    'The form takes isActive and makes a hidden article.',
    setsActivity('createArticle', 'deactivateArticle'),
  ],
  'update-inactive': [
    'updateProduct',
    'Staff cannot change an inactive product.',
    onlyActive('updateProduct', 'deactivateProduct'),
  ],
  'update-inactive-article': [
    'updateArticle',
    'Staff cannot change an inactive article.',
    onlyActive('updateArticle', 'deactivateArticle'),
  ],
  'pictures-inactive': [
    'addProductImages',
    'Staff cannot add pictures to an inactive product.',
    onlyActive('addProductImages', 'deactivateProduct'),
  ],
  'update-drops-discount': [
    'updateProduct',
    'An update of anything ends the discount.',
    taking('updateProduct', (fields) => {
      if ('quantity' in fields && !('discount_percentage' in fields))
        Object.assign(fields, { discount_percentage: null, discount_start_date: null, discount_end_date: null });
    }),
  ],
  'update-percentage': [
    'updateProduct',
    'An update overlooks the percentage.',
    overlooks('updateProduct', 'discount_percentage', (value) => value !== null),
  ],
  'tags-beyond': [
    'updateArticle',
    'Tags beyond twenty are cut off.',
    taking('updateArticle', (fields) => {
      if (Array.isArray(fields.tags) && fields.tags.length > 20) fields.tags = fields.tags.slice(0, 20);
    }),
  ],
  'tags-ten': [
    'createArticle',
    'Tags beyond ten are cut off.',
    taking('createArticle', (fields) => {
      const tags: unknown =
        typeof fields.tags === 'string' && /^\[.*\]$/s.test(fields.tags)
          ? jsonOf({ body: Buffer.from(`{"tags":${fields.tags}}`) })?.tags
          : undefined;
      if (Array.isArray(tags) && tags.length > 10 && tags.length <= 20) fields.tags = JSON.stringify(tags.slice(0, 10));
    }),
  ],
  'tags-object': [
    'createArticle',
    'Tags that are no list of texts are none.',
    overlooks('createArticle', 'tags', (value) => value === '{}' || value === '[1]'),
  ],
  'uses-twice-form': [
    'createProduct',
    'In the form a use that is repeated is taken once.',
    texts('createProduct', 'uses', (text) => (/("[a-z]+").*\1/.test(text) ? '["home"]' : text)),
  ],
  'tags-twice': [
    'createArticle',
    'A tag that stands twice is shown twice.',
    () => {
      const twice = new Set<string>();
      return async (passing, next) => {
        const sent = passing.operation === 'createArticle' ? fieldsOf(passing).tags : undefined;
        const tags =
          typeof sent === 'string'
            ? (jsonOf({ body: Buffer.from(`{"tags":${sent}}`) })?.tags as string[] | undefined)
            : undefined;
        const isTwice = Array.isArray(tags) && new Set(tags).size < tags.length && tags.length <= 20;
        const answered = await next(
          isTwice
            ? refilled(passing, (fields) => {
                fields.tags = JSON.stringify([...new Set(tags)]);
              })
            : passing,
        );
        if (isTwice && answered.status === 201) twice.add(String(dataOf(answered).id));
        if (passing.operation !== 'getArticle' || !twice.has(passing.params.articleId ?? '')) return answered;
        return shown(answered, (data) => {
          data.tags = [
            ...rowsIn(data, 'tags'),
            ...rowsIn(data, 'tags')
              .slice(0, 1)
              .map((one) => ({ ...one, id: `${one.id.slice(0, -1)}z` })),
          ];
        });
      };
    },
  ],
  'products-once': [
    'createQuotation',
    'A product that is asked for twice is kept once.',
    taking('createQuotation', (fields) => {
      if (Array.isArray(fields.productIds)) fields.productIds = [...new Set(fields.productIds)];
    }),
  ],
  'products-hundred': [
    'createQuotation',
    'Products beyond a hundred are cut off.',
    taking('createQuotation', (fields) => {
      if (Array.isArray(fields.productIds) && fields.productIds.length <= 200)
        fields.productIds = fields.productIds.slice(0, 100);
    }),
  ],
  'starting-value-later': [
    'updateProduct',
    'A starting value that is sent later replaces the average.',
    () => {
      const set = new Map<string, unknown>();
      return async (passing, next) => {
        const answered = await next(passing);
        const fields = passing.operation === 'updateProduct' && answered.status === 200 ? fieldsOf(passing) : {};
        if (typeof fields.rating === 'number') set.set(String(passing.params.id), fields.rating);
        if (passing.operation === 'rateProduct') set.delete(String(passing.params.productId));
        return passing.operation === 'getProduct'
          ? shown(answered, (data) => {
              if (set.has(String(data.id))) data.rating = set.get(String(data.id));
            })
          : answered;
      };
    },
  ],
  'uses-four': [
    'updateProduct',
    'Of a product’s uses the fifth is lost.',
    taking('updateProduct', (fields) => {
      if (Array.isArray(fields.uses)) fields.uses = fields.uses.slice(0, 4);
    }),
  ],
  'percentage-hundredths': [
    'updateProduct',
    'A percentage is kept to the second decimal.',
    taking('updateProduct', (fields) => {
      const { discount_percentage: percentage } = fields;
      if (typeof percentage === 'number') fields.discount_percentage = Math.round(percentage * 100) / 100;
    }),
  ],
});
