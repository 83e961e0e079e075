import { dataOf, type Exchange } from '../../http/exchange';
import { whileChanged } from '../../run/account';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { recordsOf } from '../input/records';
import { whileCounties } from '../state/counties';
import { change, type Named } from '../state/kinds';
import { counted } from '../state/proposalBeginnings';
import { begun, canAccept } from '../state/proposalSteps';
import { VISIT } from '../state/visits';

/** G07: what a cache asks. */
export const conditional: Check = {
  id: 'G07',
  name: 'conditional',
  reach: 'own',
  rule: 'Where an answer has an ETag or a Last-Modified, the same request with If-None-Match or If-Modified-Since is 304 only as long as the answer would be the same: after a change it is 200 with the new content, for staff too, and with a session never the 304 of a visitor’s answer that differs.',
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
    await kit.part('listCategories', async () =>
      isFresh(kit, '/categories/get-all-categories', 'listCategories', () => renamed(kit, 'category', id)),
    );
    await kit.part('getTag', async () => {
      const tag = await kit.createTag();
      await isFresh(kit, `/tags/get-tag/${tag.id}`, 'getTag', () => renamed(kit, 'tag', tag.id));
    });
    if (kit.options.allow.traces) {
      await kit.part('listCounties', () => ofCounties(kit));
      await kit.part('getSalesSettings', () => ofSettings(kit));
    }
    await kit.part('getProduct', () => forStaff(kit, product.id));
    if (kit.offers('getDashboardSummary'))
      await kit.part('getDashboardSummary', async () =>
        isFresh(
          kit,
          '/dashboard/summary',
          'getDashboardSummary',
          async () => void (await kit.createArticle()),
          'staff',
        ),
      );
    await kit.part('getProposal', () => ofProposals(kit));
    if (canAccept(kit)) await kit.part('listVisits', () => ofVisits(kit));
  },
};

const renamed = async (kit: Kit, kind: Named, id: string) =>
  void (await change(kit, kind, id, { [CREATES[kind].name]: kit.own.marker() }));

/** What staff read of products, of the inactive too. */
async function forStaff(kit: Kit, id: string): Promise<void> {
  const requantified = (quantity: number) => async () => void (await change(kit, 'product', id, { quantity }));
  await isFresh(kit, `/products/get-productById/${id}`, 'getProduct', requantified(11), 'staff');
  await isFresh(kit, '/products?status=all', 'listProducts', async () => void (await kit.createProduct()), 'staff');
}

async function ofCounties(kit: Kit): Promise<void> {
  const county = await counted(kit);
  if (!county) return;
  const { terms, set } = county;
  const delivery_price = terms.delivery_price === '1.00' ? '2.00' : '1.00';
  await whileCounties(kit, [terms], () =>
    isFresh(
      kit,
      '/counties',
      'listCounties',
      async () => void (await set({ ...terms, delivery_price, isActive: true })),
    ),
  );
}

async function ofSettings(kit: Kit): Promise<void> {
  const [read, save] = ['getSalesSettings', 'updateSalesSettings'];
  kit.needs(read, save);
  const before = dataOf(await kit.must(read)) ?? {};
  const validDays = before.validDays === 14 ? 15 : 14;
  await whileChanged(kit, { of: 'settings', read, save, back: [{ json: before }] }, () =>
    isFresh(
      kit,
      '/sales-settings',
      read,
      async () => void (await kit.must(save, { json: { ...before, validDays } })),
      'staff',
    ),
  );
}

async function ofProposals(kit: Kit): Promise<void> {
  kit.needs('createProposal', 'updateProposal', 'getProposal', 'listProposals');
  const id = await begun(kit);
  const entitled = async () =>
    void (await kit.must('updateProposal', { path: { id }, json: { title: kit.own.marker() } }));
  await isFresh(kit, `/proposals/${id}`, 'getProposal', entitled, 'staff');
  await isFresh(kit, '/proposals', 'listProposals', entitled, 'staff');
}

async function ofVisits(kit: Kit): Promise<void> {
  kit.needs('createVisit', 'listVisits');
  const proposalId = await recordsOf(kit).accepted();
  const visit = async () => {
    await kit.must('createVisit', { json: { ...VISIT, proposalId } });
  };
  await isFresh(kit, `/visits?proposalId=${proposalId}`, 'listVisits', visit, 'staff');
}

async function isFresh(
  kit: Kit,
  path: string,
  id: string,
  change: () => Promise<void>,
  as: 'visitor' | 'staff' = 'visitor',
): Promise<void> {
  const session: Record<string, string> = as === 'staff' ? { authorization: `Bearer ${kit.token ?? ''}` } : {};
  const get = (headers: Record<string, string> = {}): Promise<Exchange> =>
    kit.client.send({ operation: null, method: 'GET', path, headers: { ...session, ...headers } });
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
