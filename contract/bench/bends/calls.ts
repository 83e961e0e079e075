import type { Answered, Next, Passing } from './proxy';
import { dataOf, rowsIn } from './tools';

/** Where an operation stands, with ids filled in; of the paths that the defects need. */
const PATHS: Readonly<Record<string, [method: string, path: (id: string) => string]>> = {
  getProduct: ['GET', (id) => `/products/get-productById/${id}`],
  updateProduct: ['PATCH', (id) => `/products/update-product/${id}`],
  deactivateProduct: ['PATCH', (id) => `/products/deactivate-product/${id}/deactivate`],
  getArticle: ['GET', (id) => `/posts/get-single-post/${id}`],
  updateArticle: ['PUT', (id) => `/posts/update-post/${id}`],
  deactivateArticle: ['PATCH', (id) => `/articles/deactivate/${id}`],
  getCategory: ['GET', (id) => `/categories/get-category/${id}`],
  deactivateCategory: ['PATCH', (id) => `/categories/deactivate-category/${id}`],
  deleteCategory: ['DELETE', (id) => `/categories/delete-category/${id}`],
  getTag: ['GET', (id) => `/tags/get-tag/${id}`],
  deactivateTag: ['PATCH', (id) => `/tags/deactivate-tag/${id}`],
  deleteTag: ['DELETE', (id) => `/tags/delete-tag/${id}`],
  activateProduct: ['PATCH', (id) => `/products/activate-product/${id}/activate`],
  listProducts: ['GET', () => '/products'],
  listArticles: ['GET', () => '/posts'],
  listQuotations: ['GET', () => '/quotations'],
  listAdvertisements: ['GET', () => '/products/advertisements'],
  getProfile: ['GET', () => '/users/get-profile'],
};

const BASE = '/api/v1';

/** Another call of the same person, by its operation and without a body. */
export function also(
  passing: Passing,
  next: Next,
  operation: string,
  id = '',
  query: Record<string, string> = {},
): Promise<Answered> {
  const [method, path] = PATHS[operation] ?? ['GET', () => '/nowhere'];
  const { authorization, origin, 'user-agent': agent } = passing.headers;
  return next({
    operation,
    params: { id, articleId: id },
    method,
    path: `${BASE}${path(id)}`,
    query: new URLSearchParams(query),
    headers: {
      host: passing.headers.host ?? '',
      accept: 'application/json',
      ...(agent !== undefined && { 'user-agent': agent }),
      ...(authorization !== undefined && { authorization }),
      ...(origin !== undefined && { origin }),
    },
    chunks: [],
    body: Buffer.alloc(0),
  });
}

/** Another call of the same person, by its path. */
export async function asked(
  passing: Passing,
  next: Next,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answered> {
  const { 'idempotency-key': _, 'if-match': __, 'content-length': ___, ...headers } = passing.headers;
  const body = json === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(json));
  return next({
    ...{ operation: '', params: {}, method, path: `${BASE}${path}`, query: new URLSearchParams(), chunks: [], body },
    headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
  });
}

/** Ends every session of the account but the one that asks. */
export async function endOthers(passing: Passing, next: Next): Promise<void> {
  const sessions = rowsIn(dataOf(await asked(passing, next, 'GET', '/users/sessions')), 'sessions');
  for (const { id, current } of sessions)
    if (current === false) await asked(passing, next, 'DELETE', `/users/sessions/${id}`);
}
