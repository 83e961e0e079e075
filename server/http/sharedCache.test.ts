import { createTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;

beforeAll(async () => {
  // Nobody listens there: what is not purged is no hindrance.
  server = await createTestServer({ config: { purgeUrls: ['http://127.0.0.1:9/'], trustProxy: ['127.0.0.1'] } });
});
afterAll(() => server.close());

const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url, headers, remoteAddress });
const languageIn = (body: string) => /<html lang="([^"]*)">/.exec(body)?.[1];
const OF_CACHE = { 'x-language': 'sw', 'accept-encoding': 'br, gzip' };

test('a cache gets the page in the language it names, as small as from memory, and is told when to drop it', async () => {
  for (const turn of ['rendered', 'from memory']) {
    const { headers, statusCode } = await ask('/shop', OF_CACHE);
    expect([turn, statusCode]).toEqual([turn, 200]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      vary: 'Accept-Encoding, X-Language',
      'surrogate-control': 'max-age=60, stale-while-revalidate=10, stale-if-error=3600',
      'surrogate-key': 'products adverts categories',
      etag: expect.any(String) as string,
    });
  }
  expect(languageIn((await ask('/shop', { 'x-language': 'sw', cookie: 'lang=en' })).body)).toBe('sw');
  for (const other of ['en', 'fr', '', '<script>'])
    expect(languageIn((await ask('/shop', { 'x-language': other, cookie: 'lang=sw' })).body)).toBe('en');
});

test('answers of the API too, but none of the staff, of requests, or that nobody may have', async () => {
  const list = '/api/v1/products';
  for (const turn of [1, 2])
    expect([turn, (await ask(list, OF_CACHE)).headers['surrogate-key']]).toEqual([turn, 'products categories']);
  const authorization = `Bearer ${await server.signIn()}`;
  for (const [url, headers] of [
    [list, { ...OF_CACHE, authorization }],
    ['/api/v1/quotations/get-quotations', { ...OF_CACHE, authorization }],
    ['/api/v1/quotations/get-quotations', OF_CACHE],
    ['/dashboard', OF_CACHE],
    ['/shop/single-product/999999', OF_CACHE],
  ] as const) {
    const answer = await ask(url, headers);
    expect([url, answer.headers['surrogate-control'], answer.headers['surrogate-key']]).toEqual([
      url,
      undefined,
      undefined,
    ]);
  }
});

test('who is no trusted proxy names no language, and is told of no cache', async () => {
  for (const [headers, address] of [
    [OF_CACHE, '192.0.2.1'],
    [{}, '127.0.0.1'],
  ] as const) {
    const page = await ask('/shop', headers, address);
    expect(page.headers).toMatchObject({ vary: 'Accept-Encoding, Cookie' });
    expect(page.headers).not.toHaveProperty('surrogate-control');
    expect((await ask('/api/v1/products', headers, address)).headers).not.toHaveProperty('surrogate-control');
  }
  expect(languageIn((await ask('/shop', { 'x-language': 'sw' }, '192.0.2.1')).body)).toBe('en');
});

test('what changed while it was rendered is not to be kept', async () => {
  const { content } = server.services;
  const mark = content.mark.bind(content);
  const marked = jest.spyOn(content, 'mark');
  const store = jest.spyOn(content, 'store');
  // Rendered, and then only looked at again.
  for (const stored of [1, 0]) {
    marked.mockImplementationOnce((topics) => {
      const before = mark(topics);
      void content.invalidate(['adverts']);
      return before;
    });
    store.mockClear();
    expect((await ask('/events', OF_CACHE)).headers['surrogate-control']).toBeUndefined();
    expect(store.mock.calls.filter(([key]) => key.startsWith('page'))).toHaveLength(stored);
    expect((await ask('/events', OF_CACHE)).headers['surrogate-control']).toBeDefined();
    await content.invalidate(['adverts']);
  }
});
