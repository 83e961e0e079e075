import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import { firstPage, LISTS, singleCall, type ListOf } from './records';

/** A08: ids are texts that name one record. */
export const idIsString: Check = {
  id: 'A08',
  name: 'id-is-string',
  reach: 'read',
  rule: 'Ids are texts. In a list each names one record, the record read by it has the same id, and a reference (category_id beside category.id) names the same.',
  run: (kit) =>
    kit.each(
      LISTS,
      ({ list }) => list,
      (one) => judgeIds(kit, one),
    ),
};

async function judgeIds(kit: Kit, one: ListOf): Promise<void> {
  const records = await firstPage(kit, one);
  const operation = kit.operation(one.list);
  const pointer = '/components/schemas/Id';
  const seen = new Set<unknown>();
  // An id that is no text is told by A05.
  for (const { id, category_id: categoryId, category, images, tags } of records) {
    if (seen.has(id))
      kit.fail(operation, {
        expected: 'each record once in the list',
        got: `the id ${String(id)} twice`,
        fix: 'Give each record one id, and list it once (a join may repeat rows).',
        root: 'twice',
        pointer,
      });
    seen.add(id);
    const referred = (category as { id?: unknown } | null | undefined)?.id;
    if (categoryId !== undefined && category !== undefined && (categoryId ?? null) !== (referred ?? null))
      kit.fail(operation, {
        expected: `category.id the same as category_id ${JSON.stringify(categoryId)}`,
        got: String(JSON.stringify(referred ?? null)),
        fix: 'Answer category_id and category of the same category, or null for both.',
        root: 'category',
        pointer,
      });
    for (const [what, inner] of [
      ['images', images],
      ['tags', tags],
    ] as const) {
      const ids = Array.isArray(inner) ? (inner as { id?: unknown }[]).map((part) => part?.id) : [];
      if (new Set(ids).size < ids.length)
        kit.fail(operation, {
          expected: `an id of its own for each of ${what}`,
          got: JSON.stringify(ids),
          fix: 'Answer each part once, with its own id.',
          root: what,
          pointer,
        });
    }
  }
  const [first] = records;
  if (!one.single || typeof first?.id !== 'string') return;
  const read = await kit.call(one.single.operation, singleCall(kit, one.single, first.id));
  if (read.status === 200 && dataOf(read)?.id !== first.id)
    kit.fail(read, {
      expected: `the record ${first.id}, as the list names it`,
      got: `id ${JSON.stringify(dataOf(read)?.id)}`,
      fix: 'Use the same id in lists, single records and paths.',
      root: 'single',
      pointer,
    });
}
