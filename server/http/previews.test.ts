import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { eventually } from '../testing/eventually';
import { openShop, type Shop } from '../testing/shop';
import { noisePicture, pictureOf } from '../testing/uploadPictures';

const ORIGIN = 'https://shop.example';
const WHATSAPP_LIMIT = 300_000;

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ config: { publicUrl: ORIGIN } })));
afterAll(() => shop.server.close());

const get = (url: string) => shop.server.app.inject({ url });
/** Asked for again, as it is to be, where it is not made in time on a busy machine. */
async function getMade(url: string) {
  let answer = await get(url);
  await eventually(async () => {
    if (answer.statusCode === 503) answer = await get(url);
    return answer.statusCode !== 503;
  }, 60_000);
  return answer;
}
const TAG = /<meta property="(og:[a-z:]+)" content="([^"]*)">/g;
const tagsOf = (html: string) => new Map([...html.matchAll(TAG)].map(([, name = '', content = '']) => [name, content]));

/** The preview that a page names, fetched and measured; what the page says of it must be so. */
async function previewOf(page: string) {
  const tags = tagsOf((await get(page)).body);
  const url = String(tags.get('og:image'));
  expect(url).toMatch(/^https:\/\/shop\.example\/.+\.jpg$/);
  const answer = await getMade(url.slice(ORIGIN.length));
  expect([answer.statusCode, answer.headers['content-type'], tags.get('og:image:type')]).toEqual([
    200,
    'image/jpeg',
    'image/jpeg',
  ]);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, String(width), String(height)]).toEqual([
    'jpeg',
    tags.get('og:image:width'),
    tags.get('og:image:height'),
  ]);
  expect(answer.rawPayload.length).toBeLessThan(WHATSAPP_LIMIT);
  return { url, alt: tags.get('og:image:alt'), width, height };
}

test.each(['/', '/shop', '/about', '/gallery', '/articles'])('%s names a JPEG of the site', async (page) => {
  const { width, alt } = await previewOf(page);
  expect(width).toBe(1200);
  expect(alt).not.toBe('');
});

test('a product names a JPEG of its picture, made when it is asked for and kept beside it', async () => {
  const { id, product_name } = await shop.addProduct({}, [await noisePicture(1500, 1000)]);
  const { url, ...preview } = await previewOf(`/shop/single-product/${id}`);
  expect(preview).toEqual({ alt: product_name, width: 1200, height: 800 });
  const key = /\/media\/([0-9a-f]+)-preview\.jpg$/.exec(url)?.[1] ?? '';
  const folder = shop.server.services.config.mediaDir;
  expect(readdirSync(join(folder, key))).toContain('preview.jpg');
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  await shop.staff('deleteProduct', { path: { id } });
  expect(existsSync(join(folder, key))).toBe(false);
  expect((await get(`/media/${key}-preview.jpg`)).statusCode).toBe(404);
});

test('an article names a JPEG of its first picture, never larger than the picture', async () => {
  const { id, title } = await shop.addArticle({}, [await noisePicture(401, 999), await noisePicture(30, 20)]);
  expect(await previewOf(`/articles/single-article/${id}`)).toMatchObject({ alt: title, width: 401, height: 999 });
});

test('a tall picture is bounded by its height', async () => {
  const { id } = await shop.addProduct({}, [await pictureOf('png', 600, 2400)]);
  expect(await previewOf(`/shop/single-product/${id}`)).toMatchObject({ width: 300, height: 1200 });
});

test('asked for by many at once it is made once', async () => {
  const { images } = await shop.addProduct({}, [await noisePicture(640, 480)]);
  const address = (images[0]?.image_url ?? '').replace(/-[0-9]+\.webp$/, '-preview.jpg');
  const answers = await Promise.all(Array.from({ length: 5 }, () => getMade(address)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
});

test('a damaged file has no preview, and is no failure of the server', async () => {
  const { images } = await shop.addProduct({}, [await noisePicture(320, 240)]);
  const [address = ''] = images.map(({ image_url }) => image_url);
  const [, key = '', width = ''] = /^\/media\/([0-9a-f]+)-([0-9]+)\.webp$/.exec(address) ?? [];
  const file = join(shop.server.services.config.mediaDir, key, `${width}.webp`);
  for (const damaged of [readFileSync(file).subarray(0, 200), Buffer.from('no picture'), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    expect((await getMade(`/media/${key}-preview.jpg`)).statusCode).toBe(404);
  }
});

test.each([
  '/pictures/nothing-preview.jpg',
  '/pictures/-preview.jpg',
  '/pictures/__proto__-preview.jpg',
  '/pictures/%2e%2e-preview.jpg',
  '/pictures/hero-earth-9999.webp',
  '/media/preview.jpg',
  `/media/${'0'.repeat(16)}-preview.jpg`,
])('%s is 404', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
