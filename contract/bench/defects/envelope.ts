import type { Category } from '../../fixtures/minimal/store';
import { answered, defectsOf, enveloped, page, withData } from './tools';

export const ENVELOPE = defectsOf('envelope', {
  'success-text': [
    'listTags',
    '`success` is the text "true".',
    enveloped('listTags', [200], (envelope) => ({ ...envelope, success: 'true' })),
  ],
  'success-in-failure': [
    'getTag',
    'The 404 of a tag says `success: true`.',
    enveloped('getTag', [404], (envelope) => ({ ...envelope, success: true })),
  ],
  'empty-message': [
    'updateQuotation',
    'The 404 of a quotation has an empty message.',
    enveloped('updateQuotation', [404], (envelope) => ({ ...envelope, message: '' })),
  ],
  'no-message': [
    'likeArticle',
    'The answer to a like has no message.',
    enveloped('likeArticle', [200], ({ message: _, ...envelope }) => envelope),
  ],
  'fields-as-list': [
    'createCategory',
    '`data` of a 400 is a list instead of a map of fields.',
    enveloped('createCategory', [400], (envelope) => ({ ...envelope, data: envelope.errors })),
  ],
  'field-lists': [
    'requestQuote',
    'Each field of a 400 has a list of messages instead of one.',
    enveloped('requestQuote', [400], (envelope) => ({
      ...envelope,
      data: Object.fromEntries(Object.entries(envelope.data ?? {}).map(([field, message]) => [field, [message]])),
    })),
  ],
  'other-field-name': [
    'createCategory',
    'A 400 names the field as the database does, not as the contract does.',
    enveloped('createCategory', [400], (envelope) => ({
      ...envelope,
      data: { name: 'This field is required.' },
      errors: [{ path: 'name', msg: 'This field is required.' }],
    })),
  ],
  'no-field': [
    'rateProduct',
    'A 400 of a rating names no field.',
    enveloped('rateProduct', [400], ({ success, message }) => ({ success, message })),
  ],
  'data-wrapped': [
    'getCategory',
    'A category stands in `data.category` instead of `data`.',
    withData<Category>('getCategory', (category) => ({ category })),
  ],
  'bare-list': [
    'listCategories',
    'The categories are `data` itself instead of `data.categories`.',
    withData<{ categories: unknown[] }>('listCategories', ({ categories }) => categories),
  ],
  'no-data': [
    'createQuotation',
    'A new quotation is answered without its id.',
    enveloped('createQuotation', [201], ({ data: _, ...envelope }) => envelope),
  ],
  'created-not-whole': [
    'createTag',
    'A new tag is answered with its id alone.',
    withData<{ id: string }>('createTag', ({ id }) => ({ id })),
  ],
  'other-401-message': [
    'updateProfile',
    'The 401 of one call has another message.',
    enveloped('updateProfile', [401], (envelope) => ({ ...envelope, message: 'Unauthenticated.' })),
  ],
  'no-errors-list': [
    'signIn',
    'Missing fields at sign-in come without the list `errors`.',
    enveloped('signIn', [400], ({ errors: _, ...envelope }) => envelope),
  ],
  'errors-other-keys': [
    'signIn',
    'The list `errors` has `field` and `message` instead of `path` and `msg`.',
    enveloped('signIn', [400], ({ errors, ...envelope }) =>
      errors === undefined
        ? envelope
        : {
            ...envelope,
            errors: (errors as { path: string; msg: string }[]).map(({ path, msg }) => ({ field: path, message: msg })),
          },
    ),
  ],
  'malformed-html': [
    'updateTag',
    'A body that is not JSON is answered with an HTML page.',
    answered('updateTag', (answer, { raw }) =>
      answer.status === 400 && !raw.toString().endsWith('}') ? page(answer, 400, 'Bad Request') : answer,
    ),
  ],
  'text-plain': [
    'listQuotations',
    'The JSON of the inbox is declared as text/plain.',
    answered('listQuotations', (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'Content-Type': 'text/plain' },
    })),
  ],
});
