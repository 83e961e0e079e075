import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { recordsOf } from './records';

const FIX =
  'Check that each field is of the type of its schema before it reaches a query: an object in place of a text is 400.';

/** B14: what is no text is no part of a query. */
export const operators: Check = {
  id: 'B14',
  name: 'nosql-operators',
  reach: 'own',
  rule: 'Objects with operators of a database ({"$ne": null}, {"$gt": ""}) in place of a text are 400, above all when signing in.',
  run: async (kit) => {
    await kit.part('signIn', async () => {
      const exchange = await kit.call('signIn', { json: { emailOrPhone: { $ne: null }, password: { $ne: null } } });
      const token = dataOf<unknown>(exchange);
      if (exchange.status === 200 && typeof token === 'string') kit.sessions.note(token);
      kit.expect(exchange, 400, {
        when: 'for {"emailOrPhone": {"$ne": null}, "password": {"$ne": null}}',
        fix: FIX,
        pointer: '/components/schemas/Credentials',
      });
    });
    const records = recordsOf(kit);
    await kit.part('createTag', async () => refuses(kit, 'createTag', {}, { tag_name: { $gt: '' } }));
    await kit.part('updateCategory', async () =>
      refuses(kit, 'updateCategory', { id: await records.category() }, { category_name: { $regex: '.*' } }),
    );
    await kit.part('rateProduct', async () =>
      refuses(kit, 'rateProduct', { productId: (await records.product()).id }, { rating: { $gte: 0 } }),
    );
    await kit.part('createAdvertisement', async () =>
      refuses(kit, 'createAdvertisement', {}, { productId: { $ne: null } }),
    );
  },
};

async function refuses(
  kit: Kit,
  operation: string,
  path: Record<string, string>,
  json: Record<string, unknown>,
): Promise<void> {
  kit.expect(await kit.call(operation, { path, json }), 400, {
    when: `for ${JSON.stringify(json)}`,
    fix: FIX,
    pointer: kit.operation(operation).body?.pointer ?? '',
  });
}
