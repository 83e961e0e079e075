import type { Kit } from '../../run/kit';
import { formOf } from '../../run/own';
import type { Check } from '../check';
import { change, OPERATIONS, readData, timesListed } from './kinds';

/** D34: what a product is for is kept. */
export const uses: Check = {
  id: 'D34',
  name: 'uses',
  reach: 'own',
  rule: 'A product’s uses are answered as they were sent, in any order, alone and in lists; a change of other fields leaves them, a change of uses replaces all of them, an empty list takes them away. One that stands there twice is 400.',
  run: async (kit) => {
    kit.needs('createProduct.uses', 'updateProduct.uses');
    const { id } = await kit.createProduct({ uses: JSON.stringify(['home', 'farm']) });
    await kept(kit, id, ['farm', 'home'], 'createProduct');
    await change(kit, 'product', id, { quantity: 7 });
    await kept(kit, id, ['farm', 'home'], 'updateProduct');
    await change(kit, 'product', id, { uses: ['vehicle'] });
    await kept(kit, id, ['vehicle'], 'updateProduct');
    const all = ['farm', 'home', 'office', 'school', 'vehicle'];
    await change(kit, 'product', id, { uses: all });
    await kept(kit, id, all, 'updateProduct');
    const twice = ['home', 'home'];
    const form = formOf({
      product_name: kit.own.marker(),
      product_price: '1200.00',
      category_id: (await kit.sharedCategory()).id,
      uses: JSON.stringify(twice),
    });
    for (const answer of [
      await kit.call('updateProduct', { path: { id }, json: { uses: twice } }),
      await kit.call('createProduct', { form }),
    ])
      kit.expect(answer, 400, { when: 'for a use that stands there twice', fix: 'Refuse a use that is repeated.' });
    await change(kit, 'product', id, { uses: [] });
    await kept(kit, id, [], 'updateProduct');
    // JSON may have blanks.
    const spaced = await kit.createProduct({ uses: '[ "home" , "farm" ]' });
    await kept(kit, spaced.id, ['farm', 'home'], 'createProduct');
  },
};

async function kept(kit: Kit, id: string, due: readonly string[], by: string): Promise<void> {
  const { record } = await timesListed(kit, 'product', id, 'visitor');
  const read = await readData(kit, 'product', id, 'visitor');
  for (const [operation, shown] of [
    ['getProduct', read],
    [OPERATIONS.product.list, record],
  ] as const) {
    const got = (shown as { uses?: string[] } | undefined)?.uses ?? [];
    if ([...got].sort().join() === due.join()) continue;
    // What neither read knows was not kept.
    const isKept = operation !== 'getProduct';
    kit.fail(kit.operation(isKept ? operation : by), {
      expected: `uses ${JSON.stringify(due)} after ${by}`,
      got: `${JSON.stringify(got)} from ${operation}`,
      fix: `Keep all uses that ${by} was sent, and answer them from getProduct and listProducts.`,
      root: `${by} uses`,
    });
    return;
  }
}
