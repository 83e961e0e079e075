import { dataOf } from '../../http/exchange';
import { listAll } from '../../run/snapshot';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import type { Check } from '../check';
import { grey } from '../uploads/pictures';
import { KINDS, OPERATIONS, timesListed } from './kinds';

const UPDATES: Readonly<Record<Kind, { operation: string; json: (marker: string) => unknown }>> = {
  product: { operation: 'updateProduct', json: () => ({ quantity: 1 }) },
  article: { operation: 'updateArticle', json: (marker) => ({ title: marker }) },
  category: { operation: 'updateCategory', json: (marker) => ({ category_name: marker }) },
  tag: { operation: 'updateTag', json: (marker) => ({ tag_name: marker }) },
};

const FOLLOWERS: Readonly<
  Partial<Record<Kind, { operation: string; parameter: string; json?: unknown; form?: boolean }[]>>
> = {
  product: [
    { operation: 'rateProduct', parameter: 'productId', json: { rating: 5 } },
    { operation: 'activateProduct', parameter: 'id' },
    { operation: 'deactivateProduct', parameter: 'id' },
    { operation: 'orderProductImages', parameter: 'id', json: { imageIds: [] } },
    { operation: 'addProductImages', parameter: 'id', form: true },
    { operation: 'replaceProductImage', parameter: 'imageId', form: true },
    { operation: 'deleteProductImage', parameter: 'imageId' },
    { operation: 'updateAdvertisement', parameter: 'advertId', json: { isActive: true } },
  ],
  article: [
    { operation: 'likeArticle', parameter: 'articleId' },
    { operation: 'commentOnArticle', parameter: 'articleId', json: { content: 'Still there?' } },
    { operation: 'commentOnArticleAlias', parameter: 'articleId', json: { content: 'Still there?' } },
    { operation: 'activateArticle', parameter: 'id' },
    { operation: 'deactivateArticle', parameter: 'id' },
    { operation: 'orderArticleImages', parameter: 'id', json: { imageIds: [] } },
    { operation: 'addArticleImages', parameter: 'id', form: true },
    { operation: 'replaceArticleImage', parameter: 'imageId', form: true },
    { operation: 'deleteArticleImage', parameter: 'imageId' },
    { operation: 'deleteComment', parameter: 'commentId' },
  ],
  category: (['activateCategory', 'deactivateCategory'] as const).map((operation) => ({ operation, parameter: 'id' })),
  tag: (['activateTag', 'deactivateTag'] as const).map((operation) => ({ operation, parameter: 'id' })),
};

/** D05: what is deleted is gone for every call. */
export const deleteGone: Check = {
  id: 'D05',
  name: 'delete-gone',
  reach: 'own',
  rule: 'After a delete the record is 404 for reading, changing, activity, rating, liking, commenting and for a second delete, its pictures, comments and adverts with it, and no list has it.',
  run: async (kit) => {
    // One after the other: what one kind makes could empty what is cached for another.
    for (const kind of KINDS) await kit.part(CREATES[kind].remove, () => isGone(kit, kind));
  },
};

async function isGone(kit: Kit, kind: Kind): Promise<void> {
  const { id, parts } = await withParts(kit, kind);
  // A list that is cached has it from here.
  await timesListed(kit, kind, id, 'visitor');
  await kit.must(CREATES[kind].remove, { path: { id } });
  const fix = `Let ${CREATES[kind].remove} remove the record for good, and answer 404 for an id that nothing has.`;
  const listed = (await listAll(kit, kind)).some((record) => record.id === id);
  const shown = !listed && (await timesListed(kit, kind, id, 'visitor', {}, 0)).times > 0;
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
  for (const { operation: follower, parameter, json: body, form } of FOLLOWERS[kind] ?? []) {
    const named = parameter in parts ? parts[parameter] : id;
    if (!kit.offers(follower) || named === undefined) continue;
    const path = { [follower === 'updateAdvertisement' ? 'id' : parameter]: named };
    kit.expect(
      await kit.call(follower, { path, ...(body !== undefined && { json: body }), ...(form && { form: [grey(33)] }) }),
      404,
      { when: `once the ${kind} is deleted`, fix: `${fix} What belongs to it goes with it.`, root: 'parts' },
    );
  }
}

/** A record with what goes with it, by the parameter that names that. */
async function withParts(kit: Kit, kind: Kind): Promise<{ id: string; parts: Record<string, string | undefined> }> {
  if (kind !== 'product' && kind !== 'article') return { id: (await kit.create(kind)).id, parts: {} };
  const { id, exchange } = await (kind === 'product'
    ? kit.createProduct({}, [grey(31)])
    : kit.createArticle({}, [grey(32)]));
  const imageId = dataOf<{ images?: { id: string }[] }>(exchange)?.images?.[0]?.id;
  if (kind === 'product') return { id, parts: { imageId, advertId: (await kit.createAdvert(id)).id } };
  const made = await kit.must('commentOnArticle', { path: { articleId: id }, json: { content: 'A word.' } });
  return { id, parts: { imageId, commentId: kit.made(made, 'comment') } };
}
