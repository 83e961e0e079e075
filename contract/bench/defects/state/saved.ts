import { failure, success } from '../../../fixtures/minimal/answers';
import type { Category, Product, Store } from '../../../fixtures/minimal/store';
import type { Answer, Context, Defect, Handler } from '../../../fixtures/minimal/types';
import {
  afterwards,
  around,
  createdId,
  defectsOf,
  inSchema,
  nothingDone,
  withBody,
  withData,
  withRules,
  withValues,
} from '../tools';

const firstNames = new WeakMap<Store, Map<string, string>>();

/** A category's name as it was when it was first shown, as where it is copied into the product. */
function copiedName({ store }: Context, category: { id: string; category_name: string } | null): void {
  const names =
    firstNames.get(store) ?? new Map<string, string>([...store.categories.values()].map(({ id, name }) => [id, name]));
  firstNames.set(store, names);
  if (!category) return;
  category.category_name = names.get(category.id) ?? category.category_name;
  names.set(category.id, category.category_name);
}

function changedTexts(operation: string, field: string, change: (text: string) => string): Defect {
  return withBody(operation, (body) =>
    typeof body[field] === 'string' ? { ...body, [field]: change(body[field]) } : body,
  );
}

/** What is kept with the idempotency key of a call. */
const keptOf = ({ operation, values, store }: Context) =>
  store.kept.get(`${operation?.id ?? ''} ${String(values['Idempotency-Key'])}`);

/** Answers whatever comes with a key like the first. */
async function firstForAll(context: Context, handler: Handler): Promise<Answer> {
  const answer = await handler(context);
  return answer.status === 409 ? (keptOf(context)?.answer ?? answer) : answer;
}

/** Keeps the idempotency keys of some calls under one name. */
const sharedKeys = (...operations: string[]): Defect =>
  around(operations, (context, handler) =>
    handler(context.operation ? { ...context, operation: { ...context.operation, id: 'one-name' } } : context),
  );

/** What is written, and what else or nothing is. */
export const STATE_SAVED = defectsOf('state', {
  'kiswahili-lost': [
    'updateProduct',
    'A new English name takes the Kiswahili one away.',
    afterwards('updateProduct', ({ store, values, body }) => {
      const product = store.products.get(String(values.id));
      if (product && body.product_name !== undefined && body.product_name_sw === undefined)
        product.product_name_sw = null;
    }),
  ],
  'kiswahili-kept': [
    'updateArticle',
    'The Kiswahili texts of an article cannot be taken away: null leaves them.',
    withBody('updateArticle', (body) =>
      Object.fromEntries(Object.entries(body).filter(([name, value]) => !name.endsWith('_sw') || value !== null)),
    ),
  ],
  'kiswahili-instead': [
    'getProduct',
    'A product shows the Kiswahili name of its category in place of the English one.',
    withData<{ category: { category_name: string; category_name_sw: string | null } | null }>(
      'getProduct',
      ({ category }) => {
        if (category) category.category_name = category.category_name_sw ?? category.category_name;
      },
    ),
  ],
  'update-lost': [
    'updateTag',
    'Renaming a tag says that it is done, and keeps the old name.',
    nothingDone('updateTag', 'Tag updated successfully'),
  ],
  'profile-lost': [
    'updateProfile',
    'New names say that they are kept, and are not.',
    nothingDone('updateProfile', 'Profile updated successfully.'),
  ],
  'patch-clears': [
    'updateProduct',
    'Texts that an update leaves out are cleared.',
    withBody('updateProduct', (body) => ({ description: null, installment_info: null, package_weight: null, ...body })),
  ],
  'put-clears': [
    'updateArticle',
    'Content that an update leaves out is cleared.',
    withBody('updateArticle', (body) => ({ content: null, ...body })),
  ],
  'null-keeps': [
    'updateProduct',
    'Null leaves the old value instead of clearing it.',
    withBody('updateProduct', (body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))),
  ],
  'zero-lost': [
    'updateProduct',
    'A quantity of 0, or a switch set to false, is taken for nothing sent.',
    withBody('updateProduct', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== 0 && value !== false)),
    ),
  ],
  'tags-added': [
    'updateArticle',
    'Tags are added to the old ones instead of replacing them.',
    withBody('updateArticle', (body, { store, values }) => {
      const old = store.articles.get(String(values.id))?.tags.map(({ tagId }) => tagId) ?? [];
      return Array.isArray(body.tags) ? { ...body, tags: [...old, ...(body.tags as string[])] } : body;
    }),
  ],
  'name-copied': [
    'updateCategory',
    'Products show the old name of a category that was renamed.',
    withData<{ category: { id: string; category_name: string } | null }>('getProduct', ({ category }, context) =>
      copiedName(context, category),
    ),
  ],
  'empty-text': [
    'updateProfile',
    'An empty middle name is answered as an empty text instead of null.',
    withData<{ user: { middle_name: string | null } }>('getProfile', ({ user }) => {
      user.middle_name ??= '';
    }),
  ],
  trimmed: ['createTag', 'Names are trimmed.', changedTexts('createTag', 'tag_name', (text) => text.trim())],
  'lower-case': [
    'createTag',
    'Names are kept in lower case.',
    changedTexts('createTag', 'tag_name', (text) => text.toLowerCase()),
  ],
  escaped: [
    'commentOnArticle',
    'Comments are kept with their special characters escaped.',
    changedTexts('commentOnArticle', 'content', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  ],
  'tags-stripped': [
    'updateArticle',
    'Whatever looks like HTML is taken out of the content.',
    changedTexts('updateArticle', 'content', (text) => text.replace(/<[^>]*>/g, '')),
  ],
  'line-breaks': [
    'commentOnArticle',
    'Line breaks of comments are kept in another form.',
    changedTexts('commentOnArticle', 'content', (text) => text.replaceAll('\r\n', '\n')),
  ],
  normalised: [
    'createCategory',
    'Names are kept in another Unicode form than sent.',
    changedTexts('createCategory', 'category_name', (text) => text.normalize('NFC')),
  ],
  'emoji-lost': [
    'commentOnArticle',
    'Characters of four bytes become question marks.',
    changedTexts('commentOnArticle', 'content', (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ],
  'cut-off': [
    'createTag',
    'Names longer than 50 characters are cut off.',
    changedTexts('createTag', 'tag_name', (text) => [...text].slice(0, 50).join('')),
  ],
  'version-ignored': [
    'updateProduct',
    '`If-Match` is ignored.',
    withRules('updateProduct', { versionMatches: () => true }),
  ],
  'version-kept': [
    'updateArticle',
    'An update leaves `updatedAt` as it was.',
    around('updateArticle', async (context, handler) => {
      const article = context.store.articles.get(String(context.values.id));
      const { updatedAt } = article ?? {};
      const answer = await handler(context);
      if (article && updatedAt !== undefined) article.updatedAt = updatedAt;
      return answer;
    }),
  ],
  'refused-but-done': [
    'updateArticle',
    'The answer is 412, but the update is kept.',
    around('updateArticle', async (context, handler) => {
      const answer = await handler(context);
      if (answer.status === 412) await handler({ ...context, values: { id: context.values.id } });
      return answer;
    }),
  ],
  'key-ignored': [
    'createQuotation',
    'A request that is sent again with its idempotency key is kept twice.',
    withValues('createQuotation', ({ 'Idempotency-Key': _, ...values }) => values),
  ],
  'key-other-body': [
    'requestQuote',
    'An idempotency key with another body gets the first answer instead of 409.',
    around('requestQuote', firstForAll),
  ],
  'keys-shared': [
    'requestQuote',
    'The two calls share their idempotency keys.',
    sharedKeys('requestQuote', 'createQuotation'),
  ],
  'entry-key-ignored': [
    'recordPayment',
    'A payment that is sent again with its idempotency key is recorded twice.',
    withValues('recordPayment', ({ 'Idempotency-Key': _, ...values }) => values),
  ],
  'entry-key-other-body': [
    'createVisit',
    'A visit with the idempotency key of another one gets its answer instead of 409.',
    around('createVisit', firstForAll),
  ],
  'entry-keys-shared': [
    'createArticle',
    'A key that an advert was made with is refused for an article.',
    sharedKeys('createArticle', 'createAdvertisement'),
  ],
  'entry-key-pictures': [
    'addProductImages',
    'Pictures that are sent again with their idempotency key are added twice.',
    withValues('addProductImages', ({ 'Idempotency-Key': _, ...values }) => values),
  ],
  'entry-key-letter': [
    'sendProposal',
    'A quotation that is sent again with its idempotency key goes out anew.',
    withValues('sendProposal', ({ 'Idempotency-Key': _, ...values }) => values),
  ],
  'entry-key-deleted': [
    'createProduct',
    'A product that is deleted since is said to be made, where it is sent again with its idempotency key.',
    around('createProduct', async (context, handler) => {
      const answer = await handler(context);
      const isDeleted = answer.status === 409 && JSON.stringify(answer.body).includes('is deleted since');
      return isDeleted ? ((await keptOf(context)?.answer) ?? answer) : answer;
    }),
  ],
  'entry-key-fails': [
    'addQuotationEntry',
    'A note that is sent again with its idempotency key violates a unique index, which is 500.',
    around('addQuotationEntry', (context, handler) =>
      keptOf(context) ? failure(500, 'Something went wrong on our side. Please try again.') : handler(context),
    ),
  ],
  'uses-added': [
    'updateProduct',
    'New uses are added to those that a product had.',
    withBody('updateProduct', (body, { store, values }) =>
      Array.isArray(body.uses)
        ? {
            ...body,
            uses: [...new Set([...(store.products.get(String(values.id))?.uses ?? []), ...(body.uses as string[])])],
          }
        : body,
    ),
  ],
  'price-not-derived': [
    'createProduct',
    'A percentage without a new price leaves the price as it is.',
    afterwards('createProduct', ({ store, body }, answer) => {
      const product = store.products.get(createdId(answer));
      if (product && body.new_price === undefined) product.new_price = null;
    }),
  ],
  'status-kept': [
    'updateQuotation',
    'The status of a request cannot go back to new.',
    around('updateQuotation', (context, handler) =>
      context.body.status === 'new' && context.store.quotations.has(String(context.values.id))
        ? success('Quotation updated successfully')
        : handler(context),
    ),
  ],
  'mass-assignment': [
    'updateArticle',
    'Fields that a request must not set are taken over.',
    {
      ...inSchema('ArticleUpdate', (schema) => (schema.additionalProperties = true)),
      ...afterwards('updateArticle', ({ store, values, body }) => {
        const article = store.articles.get(String(values.id));
        const { title: _title, tags: _tags, category_id: _category, ...more } = body;
        if (article) Object.assign(article, more);
      }),
    },
  ],
  'another-updated': [
    'updateCategory',
    'Renaming a category renames the one after it too.',
    around('updateCategory', async (context, handler) => {
      const categories = [...context.store.categories.values()];
      const next: Category | undefined = categories[categories.findIndex(({ id }) => id === context.values.id) + 1];
      const answer = await handler(context);
      if (next && answer.status === 200) next.name = String(context.body.category_name);
      return answer;
    }),
  ],
  'price-float': [
    'updateProduct',
    'Prices are kept as binary fractions of a single precision.',
    {
      ...afterwards('updateProduct', ({ store, values, body }) => {
        const product: Product | undefined = store.products.get(String(values.id));
        if (product && body.product_price !== undefined)
          product.product_price = Math.fround(Number(product.product_price)).toFixed(2);
      }),
    },
  ],
});
