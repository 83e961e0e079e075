import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';

/** G07: what a cache asks. */
export const conditional: Check = {
  id: 'G07',
  name: 'conditional',
  reach: 'own',
  rule: 'Where an answer has an ETag or a Last-Modified, the same request with If-None-Match or If-Modified-Since is 304 only as long as the answer would be the same: after a change it is 200 with the new content, and with a session never the 304 of a visitor’s answer that differs.',
  run: async (kit) => {
    const { id } = await kit.createCategory();
    const { id: category_id } = await kit.createCategory();
    const product = await kit.createProduct({ category_id });
    const filtered = kit.offers('listProducts.category_id') ? `/products?category_id=${category_id}` : '/products';
    await kit.part('getCategory', async () =>
      isFresh(kit, `/categories/get-category/${id}`, 'getCategory', async () => {
        await kit.must('updateCategory', { path: { id }, json: { category_name: kit.own.marker() } });
      }),
    );
    await kit.part('getProduct', async () =>
      isFresh(kit, `/products/get-productById/${product.id}`, 'getProduct', async () => {
        await kit.must('rateProduct', { path: { productId: product.id }, json: { rating: 5 } });
      }),
    );
    const article = await kit.createArticle();
    const visit = kit.readsQuietly ? '?visit=-' : '';
    await kit.part('getArticle', async () =>
      isFresh(kit, `/posts/get-single-post/${article.id}${visit}`, 'getArticle', async () => {
        const path = { articleId: article.id };
        await kit.must('commentOnArticle', { path, json: { content: 'Another.' } });
      }),
    );
    await kit.part('listProducts', async () =>
      isFresh(kit, filtered, 'listProducts', async () => {
        await kit.must('rateProduct', { path: { productId: product.id }, json: { rating: 1 } });
      }),
    );
    await kit.part('listArticles', async () =>
      isFresh(kit, '/posts', 'listArticles', async () => void (await kit.createArticle())),
    );
    await kit.part('listAdvertisements', async () => {
      await kit.createAdvert(product.id);
      await isFresh(kit, '/products/advertisements', 'listAdvertisements', async () => {
        const json = { product_name: kit.own.marker(), product_price: '1300.00' };
        await kit.must('updateProduct', { path: { id: product.id }, json });
      });
    });
    await kit.part('getProduct', () => apart(kit));
    await kit.part('listTags', async () =>
      isFresh(kit, '/tags/get-all-tags', 'listTags', async () => void (await kit.createTag())),
    );
  },
};

async function isFresh(kit: Kit, path: string, id: string, change: () => Promise<void>): Promise<void> {
  const get = (headers: Record<string, string> = {}): Promise<Exchange> =>
    kit.client.send({ operation: null, method: 'GET', path, headers });
  const before = await get();
  const { etag, 'last-modified': moment } = before.headers;
  if (etag === undefined && moment === undefined) return;
  await change();
  // As browsers do: both where there are both.
  const asked = {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(moment !== undefined && { 'if-modified-since': moment }),
  };
  const after = await get(asked);
  const plain = await get();
  // What was changed may stand on another page.
  if (shown(before) === shown(plain)) return;
  const stale = after.status === 304 || shown(after) !== shown(plain);
  if (stale)
    kit.fail(after, {
      of: id,
      expected: `200 with the new content for ${JSON.stringify(asked)}, after a change`,
      got: String(after.status),
      fix: 'Make the ETag of all that the answer shows (of its bytes), not of one field or of a moment to the second, and send no Last-Modified.',
      root: 'stale',
      pointer: kit.operation(id).pointer,
    });
}

/** What an answer shows, but for what the reading itself moves. */
const shown = (exchange: Exchange) => JSON.stringify({ ...dataOf(exchange), viewsCount: 0 });

/** What staff were answered is no answer to visitors. */
async function apart(kit: Kit): Promise<void> {
  const { id } = await kit.createProduct();
  await kit.must('deactivateProduct', { path: { id } });
  const { etag } = (await kit.must('getProduct', { path: { id }, as: 'staff' })).headers;
  if (etag !== undefined)
    kit.expect(await kit.call('getProduct', { path: { id }, as: 'visitor', headers: { 'if-none-match': etag } }), 404, {
      when: 'for a visitor with the ETag of what staff see of an inactive product',
      fix: 'Decide who may see a record before If-None-Match is compared.',
      root: 'session',
    });
  const all = { status: 'all' };
  const listed = (await kit.must('listProducts', { as: 'staff', query: all })).headers.etag;
  if (listed !== undefined)
    kit.expect(
      await kit.call('listProducts', { as: 'visitor', query: all, headers: { 'if-none-match': listed } }),
      401,
      {
        when: 'for a visitor who asks for status=all with the ETag of what staff see',
        fix: 'Decide who may see a list before If-None-Match is compared.',
        root: 'session',
      },
    );
}
