import { also } from '../calls';
import type { Bend, Passing } from '../proxy';
import { Tokens, at, caching, dataOf, isVisitor, letsInto, readdressed, refuses, subtle } from '../tools';

const BASE = '/api/v1';

/** A path that is spelled otherwise, below which a guard does not look. */
const spelled = (path: string, spelling: (path: string) => string) =>
  letsInto(
    ({ path: asked, method }) => method === 'GET' && asked === spelling(path),
    (passing) => readdressed(passing, path),
  );

const PROFILE = `${BASE}/users/get-profile`;

const INBOX = `${BASE}/quotations`;

const SUMMARY = `${BASE}/dashboard/summary`;

const below = (change: (path: string) => string) => (path: string) => `${BASE}${change(path.slice(BASE.length))}`;

/** Takes something else for the Authorization header. */
const authorizedBy = (place: (passing: Passing) => string | null | undefined) => (): Bend => (passing, next) => {
  const token = place(passing);
  return token && passing.headers.authorization === undefined
    ? next({ ...passing, headers: { ...passing.headers, authorization: `Bearer ${token.replace(/^Bearer /, '')}` } })
    : next(passing);
};

/** Looks tokens up otherwise than to the letter. */
const likeToken = (alike: (sent: string, known: string) => boolean) => (): Bend => {
  const tokens = new Tokens();
  return async (passing, next) => {
    const sent = /^Bearer (.+)$/.exec(passing.headers.authorization ?? '')?.[1];
    const known = sent === undefined ? undefined : [...tokens.known].find((token) => alike(sent, token));
    const answered = await next(
      known === undefined ? passing : { ...passing, headers: { ...passing.headers, authorization: `Bearer ${known}` } },
    );
    tokens.watch(passing, answered);
    return answered;
  };
};

/** Takes the method from somewhere else. */
const overriding = (place: (passing: Passing) => string | null | undefined) => (): Bend => (passing, next) => {
  const method = place(passing);
  if (!method) return next(passing);
  const query = new URLSearchParams(passing.query);
  query.delete('_method');
  return next({ ...passing, method, query, operation: 'deleteTag' });
};

/** Looks for the record, or at its version, before the body. */
const recordFirst =
  (operation: string, read: string): (() => Bend) =>
  () =>
    at(operation, async (passing, next) => {
      if (isVisitor(passing)) return next(passing);
      const found = await also(passing, next, read, passing.params.id);
      return found.status === 404 ? found : next(passing);
    });

const isStream = ({ operation, headers }: Passing) => operation === 'getNews' && headers.accept === 'text/event-stream';

/** Refuses before it asks who comes. */
const refusesFirst = (operation: string, test: (passing: Passing) => boolean) => (): Bend =>
  at(operation, (passing, next) =>
    isVisitor(passing) && test(passing) ? Promise.resolve(refuses(400, 'Not valid.')) : next(passing),
  );

/** Addresses, credentials and requests that get past who asks for a session. */
export const IDENTITY_SESSIONS = subtle('identity', {
  'open-slash': [
    'getProfile',
    'With a slash behind its address the profile is open.',
    spelled(PROFILE, (path) => `${path}/`),
  ],
  'open-capitals': [
    'listQuotations',
    'In capitals the inbox’s address is open.',
    spelled(
      INBOX,
      below((path) => path.toUpperCase()),
    ),
  ],
  'open-double-slash': [
    'getDashboardSummary',
    'With two slashes the dashboard’s address is open.',
    spelled(
      SUMMARY,
      below((path) => `/${path}`),
    ),
  ],
  'open-ending': [
    'listQuotations',
    'With .json behind its address the inbox is open.',
    spelled(INBOX, (path) => `${path}.json`),
  ],
  'open-matrix': [
    'getProfile',
    'With a matrix parameter behind its address the profile is open.',
    spelled(PROFILE, (path) => `${path};a=b`),
  ],
  'open-dot': [
    'getDashboardSummary',
    'With /. before its path the dashboard is open.',
    spelled(
      SUMMARY,
      below((path) => `/.${path}`),
    ),
  ],
  'open-escape': [
    'listQuotations',
    'With an escaped letter the inbox’s address is open.',
    spelled(INBOX, (path) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)),
  ],
  'open-blank': [
    'getProfile',
    'With a blank behind its address the profile is open.',
    spelled(PROFILE, (path) => `${path}%20`),
  ],
  'open-climb': [
    'listQuotations',
    'By way of another folder the inbox is open.',
    spelled(
      INBOX,
      below((path) => `/tags/..${path}`),
    ),
  ],
  'token-query': [
    'getProfile',
    'A token in the query is a session.',
    authorizedBy(({ query }) => query.get('access_token')),
  ],
  'token-query-short': [
    'getProfile',
    'A token in the query is a session, under the name token.',
    authorizedBy(({ query }) => query.get('token')),
  ],
  'token-header': [
    'getProfile',
    'A token in X-Auth-Token is a session.',
    authorizedBy(({ headers }) => headers['x-auth-token']),
  ],
  'token-x-authorization': [
    'getProfile',
    'A token in X-Authorization is a session.',
    authorizedBy(({ headers }) => headers['x-authorization']),
  ],
  'token-proxy': [
    'getProfile',
    'A token for a proxy is a session.',
    authorizedBy(({ headers }) => headers['proxy-authorization']),
  ],
  'token-case': [
    'getProfile',
    'Tokens are compared without regard to capitals.',
    likeToken((sent, known) => sent.toLowerCase() === known.toLowerCase()),
  ],
  'token-goes-on': [
    'getProfile',
    'A token with more behind it is a session.',
    likeToken((sent, known) => sent.startsWith(known)),
  ],
  'token-beginning': [
    'getProfile',
    'The first half of a token is enough.',
    likeToken((sent, known) => sent.length > 20 && sent.slice(0, 20) === known.slice(0, 20)),
  ],
  'method-header': [
    'deleteTag',
    'A header X-HTTP-Method-Override stands for the method.',
    overriding(({ method, headers }) => (method === 'POST' ? headers['x-http-method-override'] : null)),
  ],
  'method-header-short': [
    'deleteTag',
    'A header X-Method-Override stands for the method.',
    overriding(({ method, headers }) => (method === 'POST' ? headers['x-method-override'] : null)),
  ],
  'method-query': [
    'deleteTag',
    'A parameter _method stands for the method.',
    overriding(({ method, query }) => (method === 'POST' ? query.get('_method') : null)),
  ],
  'method-get': [
    'deleteTag',
    'A header makes a deletion of a GET.',
    overriding(({ method, headers }) => (method === 'GET' ? headers['x-http-method-override'] : null)),
  ],
  'shared-cache-product': [
    'getProduct',
    'What staff have read of a product is answered to visitors too.',
    caching('getProduct', {
      ms: 2000,
      keeps: () => true,
      keyOf: ({ path }) => path,
      emptiedBy: ({ method }) => method !== 'GET',
    }),
  ],
  'shared-cache-articles': [
    'listArticles',
    'The list of staff is answered to visitors too, from a cache.',
    caching('listArticles', {
      ms: 2000,
      keeps: ({ query }) => !query.has('status'),
      keyOf: ({ path, query }) =>
        `${path}?${query.get('page') ?? '1'}${query.get('search') ?? ''}${query.get('category_id') ?? ''}${query.get('tag_id') ?? ''}`,
      emptiedBy: ({ method, path }) => method !== 'GET' && !path.includes('deactivate'),
    }),
  ],
  'shared-cache-categories': [
    'listCategories',
    'The list of categories that staff see is answered to visitors too, from a cache.',
    caching('listCategories', {
      ms: 2000,
      keeps: () => true,
      keyOf: ({ path }) => path,
      emptiedBy: ({ method }) => method !== 'GET',
    }),
  ],
  'summary-open-by-form': [
    'getDashboardSummary',
    'HEAD asks for no session, and GET with a body neither.',
    letsInto((passing) => passing.operation === 'getDashboardSummary' && isVisitor(passing)),
  ],
  'open-slash-sessions': [
    'listSessions',
    'A slash behind the address opens the sessions.',
    spelled('/api/v1/users/sessions', (path) => `${path}/`),
  ],
  'open-capitals-colleagues': [
    'listColleagues',
    'Capitals open the list of colleagues.',
    spelled('/api/v1/users/colleagues', (path) => `/api/v1${path.slice(7).toUpperCase()}`),
  ],
  'open-slash-delete': [
    'deleteTag',
    'A slash behind the address lets anybody delete a tag.',
    letsInto(
      ({ method, path }) => method === 'DELETE' && /\/tags\/delete-tag\/[^/]+\/$/.test(path),
      (passing) => readdressed(passing, passing.path.slice(0, -1)),
    ),
  ],
  'record-first': [
    'updateProduct',
    'An unknown record is told before a body that is not valid.',
    recordFirst('updateProduct', 'getProduct'),
  ],
  'record-first-tag': [
    'updateTag',
    'An unknown record is told before a body that is not valid.',
    recordFirst('updateTag', 'getTag'),
  ],
  'version-first': [
    'updateArticle',
    'A former version is told before a body that is not valid.',
    () =>
      at('updateArticle', async (passing, next) => {
        const wanted = passing.headers['if-match'];
        if (wanted === undefined || isVisitor(passing) || !/^"[!#-~]{1,64}"$/.test(wanted)) return next(passing);
        const { updatedAt } = dataOf(await also(passing, next, 'getArticle', passing.params.id, { visit: '-' }));
        return typeof updatedAt === 'string' && `"${updatedAt}"` !== wanted
          ? refuses(412, 'Changed meanwhile.')
          : next(passing);
      }),
  ],
  'query-first': [
    'listQuotations',
    'Parameters are looked at before the session.',
    refusesFirst('listQuotations', ({ query }) => query.getAll('page').some((page) => !/^\d+$/.test(page))),
  ],
  'header-first': [
    'updateProduct',
    'A header is looked at before the session.',
    refusesFirst(
      'updateProduct',
      ({ headers }) => headers['if-match'] !== undefined && !headers['if-match'].startsWith('"'),
    ),
  ],
  'scheme-basic': [
    'listQuotations',
    'A 401 asks for the scheme Basic.',
    () =>
      at('listQuotations', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 401
          ? { ...answered, headers: { ...answered.headers, 'www-authenticate': 'Basic realm="shop"' } }
          : answered;
      }),
  ],
  'stream-open': ['getNews', 'The news are open to who asks for a stream.', letsInto(isStream)],
  'stream-token': [
    'getNews',
    'Of who asks for a stream a token in the query is a session.',
    authorizedBy((passing) => (isStream(passing) ? passing.query.get('access_token') : null)),
  ],
});
