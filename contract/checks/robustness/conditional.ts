import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';

/** G07: what a cache asks. */
export const conditional: Check = {
  id: 'G07',
  name: 'conditional',
  reach: 'own',
  rule: 'Where an answer has an ETag, the same request with If-None-Match is 304 only as long as the answer would be the same: after a change it is 200 with the new content, and with a session never the 304 of a visitor’s answer that differs.',
  run: async (kit) => {
    const { id } = await kit.createCategory();
    const product = await kit.createProduct();
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
    await kit.part('listTags', async () =>
      isFresh(kit, '/tags/get-all-tags', 'listTags', async () => void (await kit.createTag())),
    );
  },
};

async function isFresh(kit: Kit, path: string, id: string, change: () => Promise<void>): Promise<void> {
  const get = (headers: Record<string, string> = {}): Promise<Exchange> =>
    kit.client.send({ operation: null, method: 'GET', path, headers });
  const before = await get();
  const etag = before.headers.etag;
  if (etag === undefined) return;
  await change();
  const after = await get({ 'if-none-match': etag });
  const plain = await get();
  const stale = after.status === 304 || JSON.stringify(dataOf(after)) !== JSON.stringify(dataOf(plain));
  if (stale)
    kit.fail(after, {
      of: id,
      expected: `200 with the new content for If-None-Match: ${etag}, after a change`,
      got: String(after.status),
      fix: 'Make the ETag of all that the answer shows (of its bytes), not of one field or of a moment to the second.',
      root: 'stale',
      pointer: kit.operation(id).pointer,
    });
}
