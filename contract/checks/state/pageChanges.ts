import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import { change, OPERATIONS } from './kinds';
import { FIX, read, walk } from './pages';

type Paged = 'product' | 'article';

/** Orders in which records that are all alike stand in some order, but in one. */
const SORTS = ['price', '-price', 'rating', 'discount', 'recommended'];
const POINTER = '/components/schemas/PageMeta';

/**
 * What changes and deletions make of a list of two pages.
 * @param given its records, all alike, in its order: the newest first; `name` gives one of them another name
 */
export async function orderStays(
  kit: Kit,
  kind: Paged,
  {
    query,
    ids,
    size,
    name,
  }: { query: Record<string, string>; ids: readonly string[]; size: number; name: () => object },
): Promise<void> {
  const { list, key, update } = OPERATIONS[kind];
  const told = (expected: string, got: string, fix: string, root: string, of?: string) =>
    kit.fail(kit.operation(list), { expected, got, fix, root, pointer: POINTER, ...(of !== undefined && { of }) });
  if (kind === 'product')
    for (const sort of SORTS.filter((one) => kit.offers(`${list}.sort=${one}`)))
      await walk(kit, list, key, 'visitor', { ...query, sort });
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  const newest: Record<string, string> =
    kind === 'product' && kit.offers('listProducts.sort=newest') ? { ...query, sort: 'newest' } : query;
  const before = newest === query ? ids : await walk(kit, list, key, 'visitor', newest);
  for (const id of [last, ids.at(-2) ?? last]) await change(kit, kind, id, name());
  const after = await walk(kit, list, key, 'visitor', newest);
  if (after.join() !== before.join())
    told(
      `the order of before after ${update} of the oldest ${kind}`,
      after.indexOf(last) < before.indexOf(last) ? 'it stands further in front' : 'another order',
      'Order by the moment at which records were made, and by the id where that is the same; without ORDER BY a database answers in any order.',
      'moved',
    );
  await kit.must(OPERATIONS[kind].deactivate, { path: { id: first } });
  await fits(kit, kind, query, ids.length - 1, size, `after ${OPERATIONS[kind].deactivate} of one`);
  await kit.must(OPERATIONS[kind].activate, { path: { id: first } });
  await fits(kit, kind, query, ids.length, size, `after ${OPERATIONS[kind].activate} of it`);
  const { activate, deactivate } = OPERATIONS[kind];
  const old = ids.at(-2) ?? last;
  for (const operation of [deactivate, activate]) await kit.must(operation, { path: { id: old } });
  const back = await walk(kit, list, key, 'visitor', newest);
  if (back.join() !== after.join() && [...back].sort().join() === [...after].sort().join())
    told(
      `the order of before once an old ${kind} is active again`,
      back.indexOf(old) < after.indexOf(old) ? 'it stands further in front' : 'another order',
      'Order by the moment at which records were made; activity leaves it.',
      'moved',
      activate,
    );
  await kit.must(CREATES[kind].remove, { path: { id: first } });
  await fits(kit, kind, query, ids.length - 1, size, `after ${CREATES[kind].remove} of one`);
}

/** Whether a list says of itself what it holds. */
async function fits(
  kit: Kit,
  kind: Paged,
  query: Record<string, string>,
  due: number,
  size: number,
  when: string,
): Promise<void> {
  const { list, key } = OPERATIONS[kind];
  const { exchange, meta, records } = await read(kit, list, key, 'visitor', query);
  const pages = Math.max(1, Math.ceil(due / size));
  if (
    meta.pageCount !== pages ||
    (meta.total !== undefined && meta.total !== due) ||
    records.length !== Math.min(size, due)
  )
    kit.fail(exchange, {
      expected: `pageCount ${pages}${meta.total === undefined ? '' : `, total ${due}`} and ${Math.min(size, due)} records on page 1 ${when}`,
      got: `pageCount ${meta.pageCount}, total ${String(meta.total)}, ${records.length} records`,
      fix: `${FIX} Count at each read, or forget what was counted when a record changes.`,
      root: 'after changes',
      pointer: POINTER,
    });
}
