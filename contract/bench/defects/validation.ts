import { setTimeout as wait } from 'node:timers/promises';
import { invalid } from '../../fixtures/minimal/answers';
import type { Advert } from '../../fixtures/minimal/store';
import { around, defectsOf, inField, inParameter, inSchema, withBody, withValues } from './tools';

function withoutPattern(name: string, pattern?: string): ReturnType<typeof inSchema> {
  return inSchema(name, (schema) => {
    schema.pattern = pattern ?? '';
  });
}

export const VALIDATION = defectsOf('validation', {
  'utf16-length': [
    'createTag',
    'Text length is counted in UTF-16 units, so that 80 emoji are too long.',
    around('createTag', (context, handler) =>
      String(context.body.tag_name).length > 80 ? invalid(['tag_name', 'This text is too long.']) : handler(context),
    ),
  ],
  'name-81': ['createTag', 'A tag may have 81 characters.', inSchema('TagName', (schema) => (schema.maxLength = 81))],
  'comment-1999': [
    'commentOnArticle',
    'A comment of 2000 characters, which is allowed, is refused.',
    inField('CommentInput', 'content', { maxLength: 1999 }),
  ],
  'note-unbounded': [
    'requestQuote',
    'A note may be of any length.',
    inSchema('ClientNote', (schema) => delete schema.maxLength),
  ],
  'unknown-field': [
    'updateProfile',
    'Unknown fields of the profile are ignored instead of refused.',
    inSchema('ProfileInput', (schema) => (schema.additionalProperties = true)),
  ],
  'blank-name': ['createCategory', 'A category may have a name of blanks.', withoutPattern('CategoryName')],
  'invisible-title': [
    'updateArticle',
    'A title of characters that cannot be seen is accepted.',
    withoutPattern('ArticleTitle', '[^ \\t\\n]'),
  ],
  'line-break-in-name': [
    'createTag',
    "A tag's name may have line breaks.",
    withoutPattern('TagName', '[^\\u0000-\\u0020\\u00a0\\u200b]'),
  ],
  'rating-six': ['rateProduct', 'Six stars are accepted.', inField('RatingInput', 'rating', { maximum: 6 })],
  'rating-zero': ['rateProduct', 'No stars at all are accepted.', inField('RatingInput', 'rating', { minimum: 0 })],
  'rating-half': [
    'rateProduct',
    'Four and a half stars are accepted.',
    inField('RatingInput', 'rating', { type: 'number' }),
  ],
  'rating-text': [
    'rateProduct',
    'A text of digits is taken for a number of stars.',
    {
      ...inSchema('RatingInput', ({ properties }) => {
        if (properties) properties.rating = { pattern: '^[1-5]$', minimum: 1, maximum: 5 };
      }),
      ...withBody('rateProduct', (body) => ({ ...body, rating: Number(body.rating) })),
    },
  ],
  'price-negative': [
    'updateProduct',
    'A price below zero is accepted.',
    withoutPattern('Money', '^-?(0|[1-9][0-9]{0,9})(\\.[0-9]{1,2})?$'),
  ],
  'price-exponent': ['createProduct', 'A price of "1e3" is accepted.', withoutPattern('Money', '^[0-9][0-9.e]*$')],
  'price-three-decimals': [
    'updateProduct',
    'A price with three decimals is accepted and rounded.',
    withoutPattern('Money', '^(0|[1-9][0-9]{0,9})(\\.[0-9]+)?$'),
  ],
  'quantity-bound': [
    'updateProduct',
    'A quantity of exactly 1,000,000, which is allowed, is refused.',
    inField('ProductUpdate', 'quantity', { maximum: 999_999 }),
  ],
  'quantity-negative': [
    'updateProduct',
    'A quantity below zero is accepted, and kept as 0.',
    {
      ...inField('ProductUpdate', 'quantity', { minimum: -1_000_000 }),
      ...withBody('updateProduct', (body) =>
        typeof body.quantity === 'number' ? { ...body, quantity: Math.max(0, body.quantity) } : body,
      ),
    },
  ],
  'percent-over-100': [
    'updateProduct',
    'A discount of more than 100 percent is accepted.',
    {
      ...inField('ProductUpdate', 'discount_percentage', { maximum: 1000 }),
      ...withBody('updateProduct', (body) =>
        typeof body.discount_percentage === 'number'
          ? { ...body, discount_percentage: Math.min(100, body.discount_percentage) }
          : body,
      ),
    },
  ],
  'impossible-date': [
    'createAdvertisement',
    '31 February is taken for a date.',
    inSchema('NullableTimestamp', (schema) => delete schema.format),
  ],
  'end-before-start': [
    'createAdvertisement',
    'An advert may end before it starts.',
    around('createAdvertisement', async (context, handler) => {
      const { end_date = null, ...body } = context.body;
      const answer = await handler({ ...context, body });
      const { data } = answer.body as { data?: { id: string } };
      const advert = context.store.adverts.get(data?.id ?? '');
      if (advert) advert.end_date = end_date as Advert['end_date'];
      return answer;
    }),
  ],
  'page-zero': [
    'listProducts',
    'Page 0 is answered with an empty list.',
    inParameter('listProducts', 'page', { type: 'integer', minimum: 0, maximum: 1_000_000 }),
  ],
  'page-text': [
    'listArticles',
    'A page that is no number is taken for page 1.',
    {
      ...inParameter('listArticles', 'page', {}),
      ...withValues('listArticles', (values) => ({ ...values, page: Number(values.page) || 1 })),
    },
  ],
  'status-ignored': [
    'listProducts',
    'An unknown `status` is taken for `active`.',
    {
      request: (context) => {
        if (context.path.endsWith('/products') && !/status=(all|inactive|active)(&|$)/.test(context.search))
          context.search = context.search.replace(/status=[^&]*/, '');
        return undefined;
      },
    },
  ],
  'any-address': [
    'subscribeToNewsletter',
    'Any text is taken for an e-mail address.',
    inSchema('SubscriptionInput', ({ properties }) => {
      if (properties) properties.email = { type: 'string' };
    }),
  ],
  'phone-letters': [
    'requestQuote',
    'A phone number may have letters.',
    withoutPattern('ClientPhone', '^[0-9A-Za-z+() -]*$'),
  ],
  'empty-update': [
    'updateProduct',
    'An update of nothing is 200 instead of 400.',
    inSchema('ProductUpdate', (schema) => delete schema.minProperties),
  ],
  'all-fields-wanted': [
    'updateArticle',
    'An update of the title alone is refused: content is wanted too.',
    inSchema('ArticleUpdate', ({ required }) => required?.push('content')),
  ],
  'null-refused': [
    'updateProduct',
    'A new price of null, which ends a discount, is refused.',
    inSchema('NullableMoney', (schema) => (schema.nullable = false)),
  ],
  'optional-required': [
    'requestQuote',
    'The phone number, which may be left out, is wanted.',
    inSchema('QuoteRequest', ({ required }) => required?.push('clients_phone')),
  ],
  'unknown-category': [
    'createProduct',
    'An unknown category is dropped instead of refused.',
    withBody('createProduct', ({ category_id, ...body }, { store }) =>
      store.categories.has(String(category_id)) ? { ...body, category_id } : body,
    ),
  ],
  'unknown-tag': [
    'updateArticle',
    'Unknown tags are dropped instead of refused.',
    withBody('updateArticle', (body, { store }) =>
      Array.isArray(body.tags) ? { ...body, tags: (body.tags as string[]).filter((id) => store.tags.has(id)) } : body,
    ),
  ],
  'known-products-only': [
    'createQuotation',
    'A request for a product that is gone is refused instead of kept.',
    around('createQuotation', (context, handler) =>
      ((context.body.productIds ?? []) as string[]).every((id) => context.store.products.has(id))
        ? handler(context)
        : invalid(['productIds', 'There is no such product.']),
    ),
  ],
  'case-matters': [
    'createTag',
    'Names that differ in case alone are taken for two.',
    { rules: { sameName: (one, other) => one === other } },
  ],
  'case-matters-at-once': [
    'createTag',
    'Names are looked up without their case, but what decides at once is a unique index on the names as they are.',
    around('createTag', async (context, handler) => {
      const { store, body, rules } = context;
      const isTaken = [...store.tags.values()].some(({ name }) => rules.sameName(name, String(body.tag_name)));
      if (isTaken) return handler(context);
      await wait(5);
      return handler({ ...context, rules: { ...rules, sameName: (one, other) => one === other } });
    }),
  ],
  'blanks-matter': [
    'createCategory',
    'Names that differ in outer blanks alone are taken for two.',
    { rules: { sameName: (one, other) => one.toLowerCase() === other.toLowerCase() } },
  ],
  'stored-case-matters': [
    'createCategory',
    'Of two names only the new one is read without its case and outer blanks.',
    { rules: { sameName: (one, other) => one === other.trim().toLowerCase() } },
  ],
  'own-name-taken': [
    'updateCategory',
    'A category cannot be saved with the name that it has: 409.',
    around('updateCategory', (context, handler) => {
      const own = context.store.categories.get(String(context.values.id));
      const message = 'A category with this name already exists.';
      return own?.name === context.body.category_name
        ? { ...invalid(['category_name', message]), status: 409 }
        : handler(context);
    }),
  ],
  'surrogate-kept': [
    'commentOnArticle',
    'A lone surrogate is accepted.',
    { rules: { isText: (value) => !value.includes('\0') } },
  ],
  'key-unchecked': [
    'requestQuote',
    'An idempotency key of any form is accepted.',
    inParameter('requestQuote', 'Idempotency-Key', { type: 'string' }),
  ],
});
