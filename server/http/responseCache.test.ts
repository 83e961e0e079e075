import { callerOf } from '../testing/caller';
import { createTestServer, type TestServer } from '../testing/testServer';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1${path}`, headers });

test('a repeated read is answered from memory until something it shows changes', async () => {
  const staff = callerOf(server, await server.signIn());
  const reads = jest.spyOn(server.services.content, 'store');
  const first = await get('/tags/get-all-tags');
  const second = await get('/tags/get-all-tags');
  expect(second.body).toBe(first.body);
  expect(second.headers).toEqual({ ...first.headers, date: second.headers.date });
  expect(reads).toHaveBeenCalledTimes(1);

  await staff('createTag', { body: { tag_name: 'rural' } });
  expect((await get('/tags/get-all-tags')).body).toContain('rural');
  expect(reads).toHaveBeenCalledTimes(2);
  await staff('createCategory', { body: { category_name: 'Kits' } });
  await get('/tags/get-all-tags');
  expect(reads).toHaveBeenCalledTimes(2);
  const { data } = await staff<{ id: string }>('createTag', { body: { tag_name: 'short-lived' } });
  await staff('deleteTag', { path: { id: data.id } });
  expect((await get('/tags/get-all-tags')).body).not.toContain('short-lived');
  expect(reads).toHaveBeenCalledTimes(2);
});

test('what staff see is never kept for visitors', async () => {
  const token = await server.signIn();
  const staff = callerOf(server, token);
  const { data } = await staff<{ id: string }>('createCategory', { body: { category_name: 'Hidden' } });
  await staff('deactivateCategory', { path: { id: data.id } });
  const authorization = `Bearer ${token}`;
  expect((await get('/categories/get-all-categories', { authorization })).body).toContain('Hidden');
  expect((await get('/categories/get-all-categories')).body).not.toContain('Hidden');
  expect((await get('/categories/get-all-categories', { authorization })).body).toContain('Hidden');
  expect((await get('/categories/get-all-categories', { authorization: 'Bearer x' })).statusCode).toBe(401);
});

test('failures are not kept', async () => {
  const store = jest.spyOn(server.services.content, 'store');
  store.mockClear();
  await get('/products?page=0');
  await get('/products/get-productById/999999');
  expect(store).not.toHaveBeenCalled();
});

test('larger answers come compressed to those who take it', async () => {
  const staff = callerOf(server, await server.signIn());
  for (let index = 0; index < 20; index += 1)
    await staff('createTag', { body: { tag_name: `A tag to fill the list ${index}` } });
  const plain = await get('/tags/get-all-tags');
  const brotli = await get('/tags/get-all-tags', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gzip = await get('/tags/get-all-tags', { 'accept-encoding': 'gzip, br;q=0' });
  const none = await get('/tags/get-all-tags', { 'accept-encoding': 'identity' });
  expect([brotli, gzip, none].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(none.body).toBe(plain.body);
  const unkept = await get('/tags/get-all-tags', {
    authorization: `Bearer ${await server.signIn()}`,
    'accept-encoding': 'gzip',
  });
  expect(JSON.parse(gunzipSync(unkept.rawPayload).toString())).toEqual(JSON.parse(plain.body));
});
