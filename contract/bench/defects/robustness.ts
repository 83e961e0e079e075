import type { Context } from '../../fixtures/minimal/types';
import { ANY_OPERATION, defectsOf, failsWhen, NO_OPERATION, serverError } from './tools';

function parses({ raw }: Context): boolean {
  try {
    JSON.parse(raw.toString());
    return true;
  } catch {
    return false;
  }
}

export const ROBUSTNESS = defectsOf('robustness', {
  'malformed-500': [
    'createTag',
    'A body that is not JSON fails with 500.',
    failsWhen('createTag', (context, { status }) => status === 400 && !parses(context)),
  ],
  'null-500': [
    'updateTag',
    'A body of `null` fails with 500.',
    failsWhen('updateTag', ({ raw }, { status }) => status === 400 && raw.toString().trim() === 'null'),
  ],
  'surrogate-500': [
    'commentOnArticle',
    'A lone surrogate fails with 500.',
    failsWhen('commentOnArticle', ({ raw }, { status }) => status === 400 && /\\u[dD][89a-fA-F]/.test(raw.toString())),
  ],
  'nul-500': [
    'createCategory',
    'U+0000 fails with 500.',
    failsWhen('createCategory', ({ raw }, { status }) => status === 400 && raw.includes('\\u0000')),
  ],
  'deep-500': [
    'createTag',
    'A body of very many lists inside each other fails with 500.',
    failsWhen('createTag', ({ raw }) => raw.includes('['.repeat(1000))),
  ],
  'proto-500': [
    'updateProfile',
    'A field of the name `__proto__` fails with 500.',
    failsWhen('updateProfile', ({ raw }) => raw.includes('"__proto__"')),
  ],
  'wrong-type-500': [
    'signIn',
    'An object instead of a text at sign-in fails with 500.',
    failsWhen('signIn', ({ raw }, { status }) => status === 400 && /:\s*[[{]/.test(raw.toString())),
  ],
  'apostrophe-500': [
    'createCategory',
    'A name with an apostrophe fails with 500.',
    failsWhen('createCategory', ({ body }) => String(body.category_name).includes("'")),
  ],
  'emoji-500': [
    'createTag',
    'A name with an emoji fails with 500.',
    failsWhen(
      'createTag',
      ({ body }, { status }) => status === 201 && /\p{Emoji_Presentation}/u.test(String(body.tag_name)),
    ),
  ],
  'id-500': [
    'getProduct',
    'An id of another form than the own ones fails with 500.',
    failsWhen(
      'getProduct',
      ({ values, store }, { status }) =>
        status === 404 && String(values.id).length !== [...store.products.keys()][0]?.length,
    ),
  ],
  'long-id-500': ['getTag', 'A very long id fails with 500.', failsWhen('getTag', ({ path }) => path.length > 200)],
  'broken-percent-500': [
    'getCategory',
    'An id with a percent sign that means nothing fails with 500.',
    failsWhen('getCategory', ({ path }) => /%(?![0-9a-fA-F]{2})/.test(path)),
  ],
  'page-500': [
    'listProducts',
    'A page number of 20 digits fails with 500.',
    failsWhen('listProducts', ({ search }) => /page=[0-9]{16}/.test(search)),
  ],
  'far-page-500': [
    'listArticles',
    'Page 1,000,000, which is allowed, fails with 500.',
    failsWhen('listArticles', ({ values }) => values.page === 1_000_000),
  ],
  'search-500': [
    'listProducts',
    'A search for a bracket fails with 500, as it is taken for a pattern.',
    failsWhen('listProducts', ({ values }) => typeof values.search === 'string' && /[[(*\\]/.test(values.search)),
  ],
  'form-500': [
    'createArticle',
    'A form that is cut off fails with 500.',
    failsWhen(
      'createArticle',
      ({ raw }, { status }) => status === 400 && !raw.toString('latin1').trimEnd().endsWith('--'),
    ),
  ],
  'not-a-form-500': [
    'createProduct',
    'JSON instead of a form fails with 500.',
    failsWhen('createProduct', (_, { status }) => status === 415),
  ],
  'empty-file-500': [
    'createArticle',
    'An empty file fails with 500.',
    failsWhen(
      'createArticle',
      ({ raw }, { status }) => status === 415 && /\r\n\r\n\r\n--/.test(raw.toString('latin1')),
    ),
  ],
  'tags-500': [
    'createArticle',
    'Tags that are no JSON list fail with 500.',
    failsWhen(
      'createArticle',
      ({ raw }, { status }) => status === 400 && raw.includes('name="tags"') && !raw.includes('["'),
    ),
  ],
  'large-500': [
    'createTag',
    'A body that is too large fails with 500.',
    failsWhen('createTag', (_, { status }) => status === 413),
  ],
  'method-500': [
    NO_OPERATION,
    'A method that is not offered fails with 500.',
    { answer: (_, answer) => (answer.status === 405 ? { ...answer, body: serverError().body, status: 500 } : answer) },
  ],
  'head-body': [
    ANY_OPERATION,
    'HEAD is answered with a body.',
    { answer: (_, answer) => ({ ...answer, bodyForHead: true }) },
  ],
});
