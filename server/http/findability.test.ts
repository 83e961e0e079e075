import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(
  async () => void (shop = await openShop({ config: { publicUrl: 'https://shop.example', siteName: 'Shop & Co' } })),
);
afterAll(() => shop.server.close());

const get = (url: string) => shop.server.app.inject({ url });
const address = (id: string) => `https://shop.example/articles/single-article/${id}`;

test('the sitemap names pages, products and articles, but nothing that is not public', async () => {
  const product = await shop.addProduct();
  const article = await shop.addArticle();
  const hidden = await shop.addArticle();
  await shop.staff('deactivateArticle', { path: { id: hidden.id } });
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const path of ['/', '/shop', '/articles']) expect(body).toContain(`<loc>https://shop.example${path}</loc>`);
  expect(body).toContain(`<loc>https://shop.example/shop/single-product/${product.id}</loc><lastmod>`);
  expect(body).toContain(`<loc>${address(article.id)}</loc><lastmod>`);
  expect(body).not.toContain(`${address(hidden.id)}<`);
});

test('the feed lists public articles, the newest first, with their topics', async () => {
  const tag = await shop.addTag();
  const older = await shop.addArticle({
    title: 'Roofs <mabati> & tiles',
    short_description: 'Seal every screw.',
    tags: JSON.stringify([tag.id]),
  });
  const newer = await shop.addArticle();
  const hidden = await shop.addArticle();
  await shop.staff('deactivateArticle', { path: { id: hidden.id } });
  const { body, headers, statusCode } = await get('/feed.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(body).toContain('<title>Shop &amp; Co: Articles</title>');
  expect(body).toContain(`<title>Roofs &lt;mabati&gt; &amp; tiles</title><id>${address(older.id)}</id>`);
  expect(body).toContain(`<category term="${tag.tag_name}"/><summary>Seal every screw.</summary>`);
  expect(body.indexOf(`<id>${address(newer.id)}</id>`)).toBeLessThan(body.indexOf(`<id>${address(older.id)}</id>`));
  expect(body).not.toContain(`${address(hidden.id)}<`);
});
