import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { change, inKiswahili, judgeSummary, OPERATIONS } from './kinds';

/** D31: what a product needs beside it can be had. */
export const related: Check = {
  id: 'D31',
  name: 'related',
  reach: 'own',
  rule: 'Where getProduct answers related, each product in it is active and in stock, stands there once, is never the product itself, and has the names and the price of its own page. One that is deactivated or sold out is gone from it.',
  run: async (kit) => {
    await kit.part('what is there', () => listed(kit));
    await kit.part('what goes', () => leaves(kit));
  },
};

interface Related {
  reason: string;
  product: Record<string, unknown> & { id: string };
}

/** Products of the shop that are looked at, of the first page. */
const LOOKED_AT = 12;

async function relatedOf(kit: Kit, id: string): Promise<Related[] | undefined> {
  return dataOf<{ related?: Related[] }>(await kit.must('getProduct', { path: { id }, as: 'visitor' }))?.related;
}

function wrong(kit: Kit, finding: { expected: string; got: string; fix: string; root: string }): void {
  kit.fail(kit.operation('getProduct'), finding);
}

/** What the shop says of the products that it lists first. */
async function listed(kit: Kit): Promise<void> {
  const page = await kit.must(OPERATIONS.product.list, { as: 'visitor' });
  const products = dataOf<{ products?: { id: string }[] }>(page)?.products ?? [];
  for (const { id } of products.slice(0, LOOKED_AT)) {
    // Gone meanwhile: another one's business.
    const answer = await kit.call('getProduct', { path: { id }, as: 'visitor' });
    const entries = dataOf<{ related?: Related[] }>(answer)?.related ?? [];
    if (entries.some(({ product }) => product.id === id))
      wrong(kit, {
        expected: 'other products in related',
        got: `product ${id} names itself`,
        fix: 'Leave the product itself out of its own related.',
        root: 'itself',
      });
    if (new Set(entries.map(({ product }) => product.id)).size < entries.length)
      wrong(kit, {
        expected: 'each product once in related',
        got: `product ${id} names one twice`,
        fix: 'Name each product once, with the reason that counts most.',
        root: 'twice',
      });
  }
}

/** Two of ours of which one names the other: where the server sees that, it has to see as well when it goes. */
async function leaves(kit: Kit): Promise<void> {
  const word = kit.own.marker();
  const { id } = await kit.createProduct({ product_name: `${word} Kit` });
  const { id: mount } = await kit.createProduct({
    product_name: `${word} Mount`,
    ...inKiswahili(kit, 'createProduct'),
    compatibility: `${word} Kit`,
    stock_status: 'in_stock',
    product_price: '1200.00',
    new_price: '1000.00',
    discount_end_date: '2090-01-01T00:00:00Z',
  });
  const entry = async () => (await relatedOf(kit, id))?.find(({ product }) => product.id === mount)?.product;
  const isGone = async (expected: string, operation: string, about: { fix: string; root: string }) => {
    if (await entry()) wrong(kit, { expected, got: `it is still named after ${operation}`, ...about });
  };
  const shown = await entry();
  // Which products it names is the server's choice.
  if (shown === undefined) return;
  await judgeSummary(kit, kit.operation('getProduct'), shown, mount);
  await change(kit, 'product', mount, { stock_status: 'out_of_stock' });
  await isGone('no product in related that is out of stock', 'updateProduct', {
    fix: 'Name only products in stock, and forget kept answers when one of them changes.',
    root: 'sold out',
  });
  await change(kit, 'product', mount, { stock_status: 'in_stock', ...inKiswahili(kit, 'updateProduct') });
  await kit.must('deactivateProduct', { path: { id: mount } });
  await isGone('no inactive product in related', 'deactivateProduct', {
    fix: 'Name only active products, and forget kept answers when one of them changes.',
    root: 'inactive',
  });
  await kit.must('activateProduct', { path: { id: mount } });
  await judgeSummary(kit, kit.operation('getProduct'), await entry(), mount);
  await kit.must('deleteProduct', { path: { id: mount } });
  await isGone('no deleted product in related', 'deleteProduct', {
    fix: 'Name only products that there are, and forget kept answers when one of them is deleted.',
    root: 'deleted',
  });
}
