import { jsonOf, withJson, type Bend, type Passing } from './proxy';
import { also, at, caching, dataOf, done, isVisitor, letsInto, readdressed, subtle, Tokens } from './tools';

const BASE = '/api/v1';

/** Ids are read until something comes that is none of them. */
export const loose = (operation: string, change: (id: string) => string) => (): Bend =>
  at(operation, (passing, next) => {
    const sent = Object.values(passing.params)[0] ?? '';
    const id = change(sent);
    // The id stands last, or before a last word.
    const place = /[^/]+(?=\/((de)?activate|like|comments)$)|[^/]+$/;
    return id === sent
      ? next(passing)
      : next(readdressed(passing, passing.path.replace(place, encodeURIComponent(id))));
  });
export const casting = (id: string) => /^([0-9a-f]{8}-[0-9a-f-]{27}|\d+)/.exec(id)?.[0] ?? id;

/** A path that is spelled otherwise, below which a guard does not look. */
export const spelled = (path: string, spelling: (path: string) => string) =>
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

/** Compares passwords by a part of them, or by another form. */
const likePassword = (key: (password: string) => string) => (): Bend => {
  const right = new Map<string, string>();
  return async (passing, next) => {
    const json = jsonOf(passing);
    if (passing.operation === 'updatePassword' && json && typeof json.newPassword === 'string') {
      const answered = await next(passing);
      if (answered.status === 200) {
        right.clear();
        right.set(key(json.newPassword), json.newPassword);
      }
      return answered;
    }
    if (passing.operation !== 'signIn' || typeof json?.password !== 'string') return next(passing);
    const known = right.get(key(json.password));
    const answered = await next(known === undefined ? passing : withJson(passing, { ...json, password: known }));
    if (answered.status === 200) right.set(key(known ?? json.password), known ?? json.password);
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

/** Ids, addresses and credentials that are taken for others. */
export const IDENTITY = subtle('identity', {
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
    () =>
      at('deleteTag', async (passing, next) => {
        const answered = await next(passing);
        if (answered.status !== 404) return answered;
        const other = await also(passing, next, 'deleteCategory', passing.params.id);
        return other.status === 200 ? other : answered;
      }),
  ],
  'article-of-product': [
    'getArticle',
    'The id of a product answers an article made of it.',
    () =>
      at('getArticle', async (passing, next) => {
        const answered = await next(passing);
        if (answered.status !== 404) return answered;
        const other = await also(passing, next, 'getProduct', passing.params.articleId);
        return other.status === 200 ? other : answered;
      }),
  ],
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
  'password-case': [
    'signIn',
    'Passwords are compared without regard to capitals.',
    likePassword((password) => password.toLowerCase()),
  ],
  'password-72-bytes': [
    'updatePassword',
    'Of passwords 72 bytes count.',
    likePassword((password) => Buffer.from(password).subarray(0, 72).toString('latin1')),
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
});
