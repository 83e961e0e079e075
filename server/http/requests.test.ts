import { createTestServer, type TestServer } from '../testing/testServer';

interface Failure {
  success: boolean;
  message: string;
  data?: Record<string, string>;
  errors?: { path: string; msg: string }[];
}

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await createTestServer();
  token = await server.signIn();
});
afterAll(() => server.close());

async function send(
  payload: string | Buffer | undefined,
  contentType: string | null = 'application/json',
  path = '/tags/create-tag',
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}`, ...(contentType === null ? {} : { 'content-type': contentType }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Failure>() };
}

const read = async (path: string) => {
  const answer = await server.app.inject({ url: `/api/v1${path}` });
  return { status: answer.statusCode, body: answer.json<Failure>() };
};

test.each([
  ['an open brace', '{'],
  ['a comma too many', '{"tag_name":"a",}'],
  ['half a word', 'nul'],
  ['nothing', ''],
  ['a byte order mark', '\ufeff{"tag_name":"a"}'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['half a surrogate pair', '{"tag_name":"a\\ud800"}'],
  ['half a surrogate pair as a name', '{"\\udc00":"a"}'],
  ['something behind the end', '{"tag_name":"a"} x'],
  ['two thousand open brackets', '['.repeat(2000)],
])('%s is no JSON body', async (_, payload) => {
  const { status, body } = await send(payload);
  expect(status).toBe(400);
  expect(body).toEqual({ success: false, message: 'The request body is not valid JSON.' });
});

test.each([
  ['productIds', '/quotations/create-quotation', '1,', 110_000],
  ['templates', '/reply-templates', '{},', 800_000],
  ['uses', '/products/update-product/1', '0,', 280_000],
])('a list of %s as long as a body may be is refused at once, and named', async (field, path, item, times) => {
  const method = { productIds: 'POST', templates: 'PUT', uses: 'PATCH' }[field] as 'POST';
  const began = process.cpuUsage();
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: `{"${field}":[${item.repeat(times).slice(0, -1)}]}`,
  });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<Failure>().data ?? {})).toContain(field);
  // Seconds of the whole process, a machine under load included; judged item by item it took minutes.
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(3);
});

test('a whole surrogate pair is', async () => {
  expect((await send('{"tag_name":"dish \\ud83d\\udce1"}')).status).toBe(201);
});

test.each(['null', '[]', '"x"', '1', 'true', `${'['.repeat(2000)}${']'.repeat(2000)}`])(
  '%.10s is no object',
  async (payload) => {
    expect((await send(payload)).status).toBe(400);
  },
);

test.each([
  ['text/plain'],
  ['application/xml'],
  ['application/x-www-form-urlencoded'],
  ['application/json; charset=latin1'],
  ['multipart/form-data'],
  ['nonsense'],
])('a body of type %s is refused', async (type) => {
  const { status, body } = await send('{"tag_name":"a"}', type);
  expect([status, body.message]).toEqual([415, 'Send the body as application/json.']);
});

test('a body without a type, and no body at all, are refused', async () => {
  expect((await send('{"tag_name":"a"}', null)).status).toBe(415);
  expect((await send(undefined, null)).status).toBe(415);
});

test('UTF-8 may be named', async () => {
  expect((await send('{"tag_name":"named"}', 'application/json; charset=UTF-8')).status).toBe(201);
  expect((await send('{"tag_name":"quoted"}', 'application/json;charset="utf-8"')).status).toBe(201);
});

test('a body above the limit is 413', async () => {
  const { status } = await send(JSON.stringify({ tag_name: 'a'.repeat(1_200_000) }));
  expect(status).toBe(413);
});

test('a body as long as the contract allows is taken however it is escaped, and one much longer is 413', async () => {
  const escaped = (text: string) =>
    `"${Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`;
  const ids = Array.from({ length: 200 }, (_, index) => escaped(`${index}`.padStart(64, 'a')));
  const body = (note: string) =>
    `{"clients_name":${escaped('\u{1F4E1}'.repeat(120))},"clients_email":"a@b.example","clients_note":${note},"productIds":[${ids.join()}]}`;
  const path = '/quotations/create-quotation';
  expect((await send(body(escaped('\u{1F4E1}'.repeat(5_000))), undefined, path)).status).toBe(201);
  expect((await send(body(escaped('\u{1F4E1}'.repeat(15_000))), undefined, path)).status).toBe(413);
  // Without a session, and before any counter.
  const many = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`;
  expect((await send(many(1_000), undefined, '/auth/web-login')).status).toBe(400);
  expect((await send(many(5_000), undefined, '/auth/web-login')).status).toBe(413);
});

test('an operation without a body ignores what is sent with it', async () => {
  for (const type of ['application/json', 'text/plain', null]) {
    expect((await send('{', type, '/posts/post-likes/999999/like')).status).toBe(404);
  }
  expect((await send('x'.repeat(1_200_000), 'text/plain', '/posts/post-likes/999999/like')).status).toBe(400);
});

test('every field at fault is named once, in words', async () => {
  const { status, body } = await send(
    '{"clients_name":" \\u200b","clients_email":"x","clients_phone":"call me","more":1}',
    undefined,
    '/quotations/get-a-quote',
  );
  expect(status).toBe(400);
  expect(body).toEqual({
    success: false,
    message: 'Please correct the marked fields.',
    data: {
      clients_note: 'Note is required.',
      clients_name: 'Name is required.',
      clients_email: 'Enter an email address such as name@example.com.',
      clients_phone: 'Enter a phone number such as +254 700 000 000.',
      more: 'More is not known here.',
    },
    errors: expect.arrayContaining([{ path: 'clients_note', msg: 'Note is required.' }]) as unknown,
  });
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a field named %s is unknown like any other',
  async (name) => {
    const { status, body } = await send(`{"tag_name":"a","${name}":{"isActive":false}}`);
    expect(status).toBe(400);
    expect(Object.keys(body.data ?? {})).toEqual([name]);
  },
);

test('values are judged as they are sent', async () => {
  for (const rating of ['"5"', '4.5', '0', '6', 'null', 'true', '[5]']) {
    const { status, body } = await send(`{"rating":${rating}}`, undefined, '/products/product-rating/1');
    expect([rating, status, Object.keys(body.data ?? {})]).toEqual([rating, 400, ['rating']]);
  }
  expect((await send('{"tag_name":{"$gt":""}}')).status).toBe(400);
});

test.each(['0', '-1', 'abc', '1.5', '', '1e3', '01', '+1', '100000000000000000000', '1&page=2', '%00'])(
  'page=%s is refused',
  async (page) => {
    const { status, body } = await read(`/products?page=${page}`);
    expect([status, Object.keys(body.data ?? {})]).toEqual([400, ['page']]);
  },
);

test('parameters are known and read by their type', async () => {
  expect((await read('/products?page=1000000&in_stock=false&search=')).status).toBe(200);
  expect((await read('/products?in_stock=yes')).body.data).toEqual({ in_stock: 'In stock must be true or false.' });
  expect((await read('/products?page[$gt]=1')).status).toBe(400);
  expect((await read('/products?sort=price;drop')).status).toBe(400);
  expect((await read('/products?search=%')).status).toBe(200);
});

test.each(["'or'1'='1", '%00', '%2e%2e%2f', '{}', '%F0%9F%9B%B0', 'a'.repeat(300), '1.5'])(
  'the id %.12s names nothing',
  async (id) => {
    const { status, body } = await read(`/products/get-productById/${id}`);
    expect([400, 404]).toContain(status);
    expect(body.success).toBe(false);
  },
);

test.each([
  '/nope',
  '/tags/nope',
  '//products',
  '/products/',
  '/products/get-productById/',
  '/products/get-productById/%zz',
])('%s is no address', async (path) => {
  const { status, body } = await read(path);
  expect([400, 404]).toContain(status);
  expect(body.success).toBe(false);
});

test.each([
  ['POST', '/products', 'GET, HEAD'],
  ['DELETE', '/products/update-product/1', 'PATCH'],
  ['TRACE', '/tags/get-tag/1', 'GET, HEAD'],
  ['HEAD', '/auth/web-login', 'POST'],
] as const)('%s %s is 405 and says what is', async (method, path, allow) => {
  const answer = await server.app.inject({ method: method as 'POST', url: `/api/v1${path}` });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
});

test.each(['GET', 'HEAD', 'PATCH'] as const)('%s of an id that is too long is 414', async (method) => {
  const call = method === 'PATCH' ? 'deactivate-tag' : 'get-tag';
  const answer = await server.app.inject({ method, url: `/api/v1/tags/${call}/${'x'.repeat(3_000)}` });
  expect(answer.statusCode).toBe(414);
});

test('HEAD answers as GET without a body', async () => {
  const head = await server.app.inject({ method: 'HEAD', url: '/api/v1/products' });
  const get = await server.app.inject({ url: '/api/v1/products' });
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', get.headers['content-type']]);
  for (const name of ['content-length', 'cache-control', 'etag', 'vary'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  const unchanged = { 'if-none-match': String(get.headers.etag) };
  expect((await server.app.inject({ method: 'HEAD', url: '/api/v1/products', headers: unchanged })).statusCode).toBe(
    304,
  );
});
