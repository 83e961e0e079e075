import { listAll } from '../../run/snapshot';
import { CREATES, type Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import type { Check } from '../check';
import { KINDS, OPERATIONS, timesListed } from './kinds';

const UPDATES: Readonly<Record<Kind, { operation: string; json: (marker: string) => unknown }>> = {
  product: { operation: 'updateProduct', json: () => ({ quantity: 1 }) },
  article: { operation: 'updateArticle', json: (marker) => ({ title: marker }) },
  category: { operation: 'updateCategory', json: (marker) => ({ category_name: marker }) },
  tag: { operation: 'updateTag', json: (marker) => ({ tag_name: marker }) },
};

const FOLLOWERS: Readonly<Partial<Record<Kind, { operation: string; parameter: string; json?: unknown }[]>>> = {
  product: [{ operation: 'rateProduct', parameter: 'productId', json: { rating: 5 } }],
  article: [
    { operation: 'likeArticle', parameter: 'articleId' },
    { operation: 'commentOnArticle', parameter: 'articleId', json: { content: 'Still there?' } },
  ],
};

/** D05: what is deleted is gone for every call. */
export const deleteGone: Check = {
  id: 'D05',
  name: 'delete-gone',
  reach: 'own',
  rule: 'After a delete the record is 404 for reading, changing, rating, liking, commenting and for a second delete, and no list has it.',
  run: async (kit) => {
    // One after the other: what one kind makes could empty what is cached for another.
    for (const kind of KINDS) await kit.part(CREATES[kind].remove, () => isGone(kit, kind));
  },
};

async function isGone(kit: Kit, kind: Kind): Promise<void> {
  const { id } = await kit.create(kind);
  // A list that is cached has it from here.
  await timesListed(kit, kind, id, 'visitor');
  await kit.must(CREATES[kind].remove, { path: { id } });
  const fix = `Let ${CREATES[kind].remove} remove the record for good, and answer 404 for an id that nothing has.`;
  const listed = (await listAll(kit, kind)).some((record) => record.id === id);
  const shown = !listed && (await timesListed(kit, kind, id, 'visitor')).times > 0;
  if (shown)
    kit.fail(kit.operation(OPERATIONS[kind].list), {
      expected: `no list of visitors with the ${kind} that was deleted`,
      got: `${id} is still listed`,
      fix: 'Forget what is cached of the list when a record is deleted.',
      root: 'visitors',
    });
  if (listed)
    kit.fail(kit.operation(CREATES[kind].remove), {
      expected: `no list with the ${kind} that was deleted`,
      got: `${id} is still listed`,
      fix,
    });
  kit.expect(await kit.read(kind, id), 404, { when: `once the ${kind} is deleted`, fix });
  kit.expect(await kit.remove(kind, id), 404, { when: `for a second delete of the ${kind}`, fix });
  const { operation, json } = UPDATES[kind];
  kit.expect(await kit.call(operation, { path: { id }, json: json(kit.own.marker()) }), 404, {
    when: `once the ${kind} is deleted`,
    fix,
  });
  for (const { operation: follower, parameter, json: body } of FOLLOWERS[kind] ?? []) {
    kit.expect(
      await kit.call(follower, { path: { [parameter]: id }, ...(body !== undefined && { json: body }) }),
      404,
      { when: `once the ${kind} is deleted`, fix },
    );
  }
}
