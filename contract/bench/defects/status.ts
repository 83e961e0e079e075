import { failure } from '../../fixtures/minimal/answers';
import { answered, defectsOf, failsWhen, NO_OPERATION, page, placeOf } from './tools';

export const STATUS = defectsOf('status', {
  'create-200': [
    'createCategory',
    'Creating a category answers 200 instead of 201.',
    answered('createCategory', (answer) => ({ ...answer, status: answer.status === 201 ? 200 : answer.status })),
  ],
  'delete-204': [
    'deleteProduct',
    'Deleting a product answers 204 without an envelope.',
    answered('deleteProduct', (answer) => (answer.status === 200 ? { status: 204, headers: answer.headers } : answer)),
  ],
  'second-delete-200': [
    'deleteTag',
    'Deleting a tag that is gone answers 200.',
    answered('deleteTag', (answer) =>
      answer.status === 404
        ? { ...answer, status: 200, body: { success: true, message: 'Action Successfully' } }
        : answer,
    ),
  ],
  'unknown-500': [
    'getArticle',
    'An article that does not exist is 500 instead of 404.',
    failsWhen('getArticle', (_, { status }) => status === 404),
  ],
  'validation-422': [
    'createTag',
    'A tag that is not valid is 422 instead of 400.',
    answered('createTag', (answer) => ({ ...answer, status: answer.status === 400 ? 422 : answer.status })),
  ],
  'duplicate-500': [
    'createCategory',
    'A category name that exists already fails with 500.',
    failsWhen('createCategory', (_, { status }) => status === 409),
  ],
  'duplicate-400': [
    'updateTag',
    'Renaming a tag to a name that another has is 400 instead of 409.',
    answered('updateTag', (answer) => ({ ...answer, status: answer.status === 409 ? 400 : answer.status })),
  ],
  'inactive-403': [
    'getProduct',
    'A deactivated product is 403 for visitors, which tells them that it exists.',
    answered('getProduct', (answer, { store, values }) =>
      answer.status === 404 && store.products.has(String(values.id)) ? { ...answer, status: 403 } : answer,
    ),
  ],
  'session-403': [
    'getDashboardSummary',
    'The dashboard without a session is 403 instead of 401.',
    answered('getDashboardSummary', (answer) => ({ ...answer, status: answer.status === 401 ? 403 : answer.status })),
  ],
  'past-end-404': [
    'listArticles',
    'A page of articles past the end is 404 instead of an empty list.',
    answered('listArticles', (answer, { values }) => {
      const { data } = answer.body as { data?: { articles?: unknown[] } };
      return Number(values.page) > 1 && data?.articles?.length === 0
        ? { ...failure(404, 'Not found.'), headers: answer.headers }
        : answer;
    }),
  ],
  'alias-gone': [
    'commentOnArticleAlias',
    'The older path for comments is not there.',
    {
      contract: (document) => {
        delete document.paths['/posts/{articleId}/comments'];
      },
    },
  ],
  'wrong-method': [
    'updateTag',
    'Renaming a tag is offered as PATCH, not as PUT.',
    {
      contract: (document) => {
        const { methods } = placeOf(document, 'updateTag');
        if (methods.put) methods.patch = methods.put;
        delete methods.put;
      },
    },
  ],
  'no-allow': [
    NO_OPERATION,
    'A method that is not offered is 405 without `Allow`.',
    {
      answer: (_, answer) => {
        const { Allow: _allow, ...headers } = answer.headers;
        return { ...answer, headers };
      },
    },
  ],
  'unknown-path-html': [
    NO_OPERATION,
    'An unknown path is answered with an HTML page.',
    {
      answer: (context, answer) =>
        answer.status === 404 && !context.operation ? page(answer, 404, `Cannot GET ${context.path}`) : answer,
    },
  ],
  'unknown-path-200': [
    NO_OPERATION,
    'An unknown path is answered 200 with the page of the shop, as for its own addresses.',
    { answer: (context, answer) => (answer.status === 404 && !context.operation ? page(answer, 200, 'Shop') : answer) },
  ],
  'any-content-type': [
    'createTag',
    'A body that is sent as text/plain is taken as if it were JSON.',
    {
      request: (context) => {
        if (context.path.endsWith('/create-tag'))
          context.headers = { ...context.headers, 'content-type': 'application/json' };
        return undefined;
      },
    },
  ],
});
