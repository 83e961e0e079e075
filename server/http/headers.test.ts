import { createTestServer, type TestServer } from '../testing/testServer';

const ORIGIN = 'https://shop.example';
const FOREIGN = [
  'https://evil.example',
  'null',
  'https://shop.example.evil.example',
  'https://evil-shop.example',
  'http://shop.example',
];

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ config: { corsOrigins: [ORIGIN], publicUrl: 'https://angalink.example' } });
});
afterAll(() => server.close());

const call = (
  method: 'GET' | 'POST' | 'OPTIONS' | 'DELETE',
  path: string,
  headers: Record<string, string>,
  payload?: string,
) => server.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload === undefined ? {} : { payload }) });

const cors = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

const ALLOWED = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Date, Retry-After',
};

test.each([
  ['a kept read', 'GET', '/products', {}, undefined, 200],
  ['the same read from memory', 'GET', '/products', {}, undefined, 200],
  ['no session', 'GET', '/users/get-profile', {}, undefined, 401],
  ['no record', 'GET', '/products/get-productById/999999', {}, undefined, 404],
  ['no method', 'DELETE', '/products', {}, undefined, 405],
  ['no address', 'GET', '/nope', {}, undefined, 404],
  ['a malformed address', 'GET', '/products/get-productById/%zz', {}, undefined, 400],
  ['no JSON', 'POST', '/auth/web-login', { 'content-type': 'application/json' }, '{', 400],
  ['a wrong type', 'POST', '/auth/web-login', { 'content-type': 'text/plain' }, '{', 415],
  ['a body too large', 'POST', '/auth/web-login', { 'content-type': 'application/json' }, ' '.repeat(1_100_000), 413],
] as const)('%s answers an allowed origin', async (_, method, path, headers, payload, status) => {
  const answer = await call(method, path, { ...headers, origin: ORIGIN }, payload);
  expect(answer.statusCode).toBe(status);
  expect(cors(answer.headers)).toEqual(ALLOWED);
  expect(answer.headers.vary).toContain('Origin');

  for (const origin of FOREIGN) {
    const foreign = await call(method, path, { ...headers, origin }, payload);
    expect([foreign.statusCode, cors(foreign.headers)]).toEqual([status, {}]);
    expect(foreign.headers.vary).toContain('Origin');
  }
});

test('the question before a call is answered without a session', async () => {
  const ask = {
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization,content-type',
  };
  const answer = await call('OPTIONS', '/products/update-product/1', { ...ask, origin: ORIGIN });
  expect(answer.statusCode).toBe(204);
  expect(cors(answer.headers)).toEqual({
    ...ALLOWED,
    'access-control-allow-methods': 'PATCH',
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match',
    'access-control-max-age': '600',
  });
  for (const origin of FOREIGN) {
    const foreign = await call('OPTIONS', '/products/update-product/1', { ...ask, origin });
    expect(cors(foreign.headers)).toEqual({});
  }
});

test('the question is answered where there is no call too, so that the browser sees the 404', async () => {
  const answer = await call('OPTIONS', '/nope/1', { 'access-control-request-method': 'PATCH', origin: ORIGIN });
  expect(answer.statusCode).toBe(204);
  expect(cors(answer.headers)).toMatchObject({
    ...ALLOWED,
    'access-control-allow-methods': 'HEAD, GET, PUT, POST, DELETE, PATCH',
  });
  expect((await server.app.inject({ method: 'OPTIONS', url: '/nope' })).statusCode).toBe(404);
});

test('nothing in an answer runs, is framed or is sniffed, and no version is told', async () => {
  for (const path of ['/products', '/nope', '/users/get-profile']) {
    const { headers } = await call('GET', path, {});
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=') as string,
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('a script of the build is sniffed as nothing else either, and goes without what only documents need', async () => {
  const page = await server.app.inject({ url: '/' });
  const script = /\/assets\/main\.[0-9a-f]+\.js/.exec(page.body)?.[0] ?? '';
  const { headers, statusCode } = await server.app.inject({ url: script });
  expect([statusCode, headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    'nosniff',
    'cross-origin',
  ]);
  expect(headers).not.toHaveProperty('content-security-policy');
  expect((await server.app.inject({ url: '/sw.js' })).headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'",
  );
});

test('only what everybody sees may be kept by a browser, and is asked about each time', async () => {
  const token = await server.signIn();
  const visitor = await call('GET', '/products', {});
  expect(visitor.headers['cache-control']).toBe('no-cache');
  const staff = await call('GET', '/products', { authorization: `Bearer ${token}` });
  expect(staff.headers['cache-control']).toBe('no-store');
  const same = await call('GET', '/products', { 'if-none-match': String(visitor.headers.etag), origin: ORIGIN });
  expect([same.statusCode, same.body, cors(same.headers)]).toEqual([304, '', ALLOWED]);
});

test('the reference and the contract come from this server alone', async () => {
  const page = await server.app.inject({ url: '/api/docs' });
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/https?:/);
  expect((await server.app.inject({ url: '/api/openapi.yaml' })).body).toContain('openapi: 3.0.3');
  expect((await server.app.inject({ url: '/api/docs/swagger-ui-bundle.js' })).statusCode).toBe(200);
});

test('a missing asset is 404 and no page', async () => {
  const answer = await server.app.inject({ url: '/assets/main.00000000.js' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
