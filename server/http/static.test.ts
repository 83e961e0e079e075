import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { registerStatic } from './static';

const folder = mkdtempSync(join(tmpdir(), 'angalink-static-'));
const app = Fastify();

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'main.1f2e3d4c.js'), 'run()');
  writeFileSync(join(folder, 'assets', 'main.1f2e3d4c.js.br'), brotliCompressSync('run()'));
  writeFileSync(join(folder, 'assets', 'main.1f2e3d4c.js.map'), '{}');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, 'index.html'), 'a page');
  writeFileSync(join(folder, '.env'), 'secret');
  registerStatic(app, [folder, join(folder, 'missing')]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test('names with a hash hold for ever and come compressed to those who take it', async () => {
  const plain = await app.inject({ url: '/assets/main.1f2e3d4c.js' });
  expect([plain.body, plain.headers['content-type'], plain.headers['cache-control']]).toEqual([
    'run()',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  const brotli = await app.inject({ url: '/assets/main.1f2e3d4c.js', headers: { 'accept-encoding': 'br' } });
  expect([brotliDecompressSync(brotli.rawPayload).toString(), brotli.headers['content-encoding']]).toEqual([
    'run()',
    'br',
  ]);
  const gzip = await app.inject({ url: '/assets/main.1f2e3d4c.js', headers: { 'accept-encoding': 'gzip' } });
  expect([gunzipSync(gzip.rawPayload).toString(), gzip.headers['content-encoding']]).toEqual(['run()', 'gzip']);
});

test('other files are asked about again', async () => {
  const { headers } = await app.inject({ url: '/robots.txt' });
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const same = await app.inject({ url: '/robots.txt', headers: { 'if-none-match': String(headers.etag) } });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  // What a browser keeps takes the headers of its 304.
  expect(same.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const strong = String(headers.etag).slice(2);
  const asked = async (known: string) =>
    (await app.inject({ url: '/robots.txt', headers: { 'if-none-match': known } })).statusCode;
  // A cache on the way has several, and may have made a strong tag of ours.
  expect([await asked(`"former", ${strong}`), await asked('*'), await asked('"former"')]).toEqual([304, 304, 200]);
});

test.each([
  '/assets/main.00000000.js',
  '/assets/main.1f2e3d4c.js.br',
  '/assets/main.1f2e3d4c.js.map',
  '/assets/',
  '/index.html',
  '/.env',
  '/assets/../.env',
  '/assets/%2e%2e/.env',
])('%s is 404', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
