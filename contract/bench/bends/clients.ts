import { NO_OPERATION } from '../defects/tools';
import { asked } from './calls';
import { answer, jsonOf, withJson, type Answered, type Bend, type Json, type Passing } from './proxy';
import { at, dataOf, isVisitor, letsInto, query, refuses, rowsIn, shown, subtle } from './tools';

const asksForPage = ({ headers }: Passing) => (headers.accept ?? '').includes('text/html');

const page = (status: number, headers: Record<string, string> = {}): Answered => ({
  status,
  headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<!doctype html><title>Shop</title>'),
});

/** Answers some refusals with a page, or by leading to one, where a page seems to be asked for. */
const asPage = (operation: string, status: number, instead: () => Answered) => () =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    return asksForPage(passing) && answered.status === status ? instead() : answered;
  });

/** Wants a body where none is due, once a type is named. */
const wantsBody = (operation: string) => () =>
  at(operation, (passing, next) =>
    /json/.test(passing.headers['content-type'] ?? '') && passing.body.length === 0
      ? Promise.resolve(refuses(400, 'Body cannot be empty when content-type is set to application/json.'))
      : next(passing),
  );

/** Without the headers that let pages of another origin read it. */
const unreadable = (operation: string, status: number) => () =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    if (answered.status !== status) return answered;
    const headers = Object.fromEntries(
      Object.entries(answered.headers).filter(([name]) => !name.startsWith('access-control-')),
    );
    return { ...answered, headers };
  });

/** Puts texts together piece by piece. */
const decodesPieces = (operation: string) => () =>
  at(operation, (passing, next) =>
    next({ ...passing, body: Buffer.from(passing.chunks.map((chunk) => chunk.toString('utf8')).join('')) }),
  );

/** Takes a body of another media type as if it were JSON. */
const takesAs = (operation: string, type: string) => () =>
  at(operation, (passing, next) => {
    if (!passing.headers['content-type']?.startsWith(type)) return next(passing);
    const headers = { ...passing.headers, 'content-type': 'application/json' };
    if (!type.includes('form')) return next({ ...passing, headers });
    return next(withJson({ ...passing, headers }, Object.fromEntries(new URLSearchParams(passing.body.toString()))));
  });

/** A remark in the headers on how much may be asked still; refuses when it is too much. */
const throttling = (): Bend => {
  let wrong: number[] = [];
  return at('signIn', async (passing, next) => {
    wrong = wrong.filter((at) => at > Date.now() - 1000);
    if (wrong.length >= 12 && (jsonOf(passing)?.emailOrPhone ?? '') === 'nobody-of-the-contract-kit@example.com')
      return {
        ...refuses(429, 'Too many requests.'),
        headers: { 'content-type': 'application/json', 'retry-after': '1', vary: 'Origin' },
      };
    const answered = await next(passing);
    if (answered.status === 400) wrong.push(Date.now());
    return answered;
  });
};

const translated = (operation: string, status: number) => () =>
  at(operation, async (passing, next) => {
    const answered = await next(passing);
    const json = jsonOf(answered);
    return /^sw/.test(passing.headers['accept-language'] ?? '') && json && answered.status === status
      ? withJson(answered, { ...json, message: 'Ombi halijaidhinishwa' })
      : answered;
  });

/** What clients send besides. */
export const CLIENTS = subtle('clients', {
  'accept-page-404': [
    'getTag',
    'Who accepts HTML gets a page for what is not there.',
    asPage('getTag', 404, () => page(404)),
  ],
  'accept-redirect-401': [
    'getProfile',
    'Who accepts HTML is led to a sign-in page instead of 401.',
    asPage('getProfile', 401, () => page(302, { location: '/login' })),
  ],
  'accept-redirect-400': [
    'signIn',
    'Who accepts HTML is led back to the form instead of 400.',
    asPage('signIn', 400, () => page(302, { location: '/' })),
  ],
  'accept-page-list': [
    'listTags',
    'Who accepts HTML gets a browsable page of the list.',
    asPage('listTags', 200, () => page(200)),
  ],
  'accept-any-406': [
    'listTags',
    'Who accepts anything gets 406.',
    () =>
      at('listTags', (passing, next) =>
        passing.headers.accept === '*/*' ? Promise.resolve(refuses(406, 'Not acceptable.')) : next(passing),
      ),
  ],
  'language-401': [
    'getProfile',
    'The message of 401 comes in the language that is asked for.',
    translated('getProfile', 401),
  ],
  'range-206': [
    'listTags',
    'A range of a list is cut out of it.',
    () =>
      at('listTags', async (passing, next) => {
        const answered = await next(passing);
        return passing.headers.range ? { ...answered, status: 206, body: answered.body.subarray(0, 10) } : answered;
      }),
  ],
  'ajax-bare': [
    'getProfile',
    'Who sends X-Requested-With gets 401 in another form.',
    () =>
      at('getProfile', async (passing, next) => {
        const answered = await next(passing);
        return answered.status === 401 && passing.headers['x-requested-with']
          ? withJson(answered, { success: false, message: 'Unauthenticated.' })
          : answered;
      }),
  ],
  'empty-json-activate': ['activateTag', 'An empty body with the type of JSON is refused.', wantsBody('activateTag')],
  'empty-json-deactivate': [
    'deactivateTag',
    'An empty body with the type of JSON is refused.',
    wantsBody('deactivateTag'),
  ],
  'empty-json-like': ['likeArticle', 'An empty body with the type of JSON is refused.', wantsBody('likeArticle')],
  'empty-json-delete': ['deleteTag', 'An empty body with the type of JSON is refused.', wantsBody('deleteTag')],
  'charset-latin': [
    'listProducts',
    'The answer says that it is in ISO-8859-1.',
    () =>
      at('listProducts', async (passing, next) => {
        const answered = await next(passing);
        return { ...answered, headers: { ...answered.headers, 'content-type': 'application/json;charset=ISO-8859-1' } };
      }),
  ],
  'charset-windows': [
    'getArticle',
    'The answer says that it is in Windows-1252.',
    () =>
      at('getArticle', async (passing, next) => {
        const answered = await next(passing);
        return {
          ...answered,
          headers: { ...answered.headers, 'content-type': 'application/json; charset="windows-1252"' },
        };
      }),
  ],
  'pieces-comment': ['commentOnArticle', 'Bodies are decoded piece by piece.', decodesPieces('commentOnArticle')],
  'no-cors-409': ['createTag', 'A 409 has no CORS headers.', unreadable('createTag', 409)],
  'no-cors-412': ['updateArticle', 'A 412 has no CORS headers.', unreadable('updateArticle', 412)],
  'no-cors-400': ['updateTag', 'A 400 has no CORS headers.', unreadable('updateTag', 400)],
  'no-cors-deleted': [
    'deleteProduct',
    'That it is deleted comes without CORS headers.',
    unreadable('deleteProduct', 200),
  ],
  'no-cors-put': ['updateCategory', 'That it is saved comes without CORS headers.', unreadable('updateCategory', 200)],
  'no-cors-404': ['getProduct', 'A 404 has no CORS headers.', unreadable('getProduct', 404)],
  'no-cors-form': ['createProduct', 'A 400 to a form has no CORS headers.', unreadable('createProduct', 400)],
  'no-cors-paid': ['recordPayment', 'A 409 has no CORS headers.', unreadable('recordPayment', 409)],
  'no-cors-429': ['signIn', 'A 429 has no CORS headers.', throttling],
  'language-in-place': [
    'getProduct',
    'Who asks for Kiswahili gets it in the English field.',
    () =>
      at('getProduct', async (passing, next) =>
        shown(await next(passing), (data) => {
          if (/^sw/.test(passing.headers['accept-language'] ?? '') && typeof data.product_name_sw === 'string')
            data.product_name = data.product_name_sw;
        }),
      ),
  ],
  'host-in-addresses': [
    'getProduct',
    'Addresses of pictures name the host that a header names.',
    () =>
      at('getProduct', async (passing, next) =>
        shown(await next(passing), (data) => {
          const host = passing.headers['x-forwarded-host'];
          if (host !== undefined)
            for (const image of rowsIn(data, 'images')) image.image_url = `https://${host}${String(image.image_url)}`;
        }),
      ),
  ],
  'accept-xml': [
    'getCategory',
    'Who asks for XML gets 406.',
    () =>
      at('getCategory', (passing, next) =>
        passing.headers.accept === 'application/xml'
          ? Promise.resolve(answer(404, { success: false, message: 'Not acceptable.' }))
          : next(passing),
      ),
  ],
  'options-bare-404': [
    'listTags',
    'An OPTIONS that no browser asks is 404.',
    () => (passing, next) =>
      passing.method === 'OPTIONS' &&
      passing.path.endsWith('/tags/get-all-tags') &&
      passing.headers.origin === undefined
        ? Promise.resolve(refuses(404, 'Not found.'))
        : next(passing),
  ],
  'cancel-with-a-type': [
    'cancelVisit',
    'An empty body of another media type is 415.',
    () =>
      at('cancelVisit', (passing, next) =>
        !isVisitor(passing) &&
        passing.headers['content-type'] !== undefined &&
        !passing.headers['content-type'].startsWith('application/json')
          ? Promise.resolve(refuses(415, 'JSON only.'))
          : next(passing),
      ),
  ],
  'device-of-the-account': [
    'removePushDevice',
    'The device that was added first is removed, whichever is named.',
    () =>
      at('removePushDevice', async (passing, next) => {
        const settings = dataOf(await asked(passing, next, 'GET', '/notifications/settings'));
        const ids = rowsIn((settings.push ?? {}) as Json, 'devices').map(({ id }) => id);
        const first = ids.at(-1);
        if (isVisitor(passing) || !ids.includes(passing.params.id ?? '') || first === undefined) return next(passing);
        return asked(passing, next, 'DELETE', `/notifications/devices/${first}`);
      }),
  ],
  'device-of-any-host': [
    'addPushDevice',
    'An endpoint is taken whose host only begins like that of a push service.',
    () =>
      at('addPushDevice', async (passing, next) => {
        const answered = await next(passing);
        const json = jsonOf(passing);
        const known = /^https:\/\/fcm\.googleapis\.com/.exec(String(json?.endpoint))?.[0];
        return answered.status === 400 && 'endpoint' in dataOf(answered) && known !== undefined
          ? next(withJson(passing, { ...json, endpoint: `${known}/elsewhere` }))
          : answered;
      }),
  ],
  'long-name-told': [
    'createTag',
    'An unknown field is named in full, however long its name is.',
    () =>
      at('createTag', async (passing, next) => {
        const answered = await next(passing);
        const long = Object.keys(jsonOf(passing) ?? {}).find((name) => name.length > 200);
        const json = jsonOf(answered);
        return answered.status === 400 && long !== undefined
          ? withJson(answered, { ...json, errors: [{ path: long, msg: 'This field is not known.' }] })
          : answered;
      }),
  ],
  'form-signs-in': ['signIn', 'A form is taken for JSON.', takesAs('signIn', 'application/x-www-form-urlencoded')],
  'text-profile': ['updateProfile', 'JSON is taken as plain text.', takesAs('updateProfile', 'text/plain')],
  'text-quote': ['createQuotation', 'JSON is taken as plain text.', takesAs('createQuotation', 'text/plain')],
  'page-capitals': [
    'listProducts',
    'A parameter counts whatever capitals its name has.',
    query('listProducts', (asked) => {
      const page = asked.get('Page');
      if (page !== null && !asked.has('page')) asked.set('page', page);
    }),
  ],
  'status-capitals': [
    'listProducts',
    'Who writes status in capitals is asked for no session, and shown what is inactive.',
    letsInto(
      ({ operation, query }) => operation === 'listProducts' && query.has('STATUS'),
      (passing) => ({ ...passing, query: new URLSearchParams({ status: passing.query.get('STATUS') ?? '' }) }),
    ),
  ],
  'method-of-any': [
    NO_OPERATION,
    'A list is answered whatever the method is.',
    () => (passing, next) =>
      next(
        passing.path.endsWith('/tags/get-all-tags') && passing.method === 'POST'
          ? { ...passing, method: 'GET' }
          : passing,
      ),
  ],
});
