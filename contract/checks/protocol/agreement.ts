import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import type { Check } from '../check';
import { has, same } from '../state/compared';
import { firstPage, LISTS, singleCall, type JsonRecord, type ListOf } from './records';

/** A13: a list tells of a record what the record itself tells. */
export const listSingleAgree: Check = {
  id: 'A13',
  name: 'list-single-agree',
  reach: 'read',
  shared: true,
  rule: 'A field that a list and the single record both have has the same value in both; of a picture or a category the list may show less.',
  run: (kit) =>
    kit.each(
      LISTS.filter(({ single }) => single !== null),
      ({ list }) => list,
      (one) => agree(kit, one),
    ),
};

const SAMPLES = 3;

async function agree(kit: Kit, one: ListOf): Promise<void> {
  if (!one.single) return;
  const listed = await firstPage(kit, one);
  const samples = [...new Set([0, Math.floor(listed.length / 2), listed.length - 1])]
    .slice(0, SAMPLES)
    .flatMap((index): JsonRecord[] => (listed[index] ? [listed[index]] : []));
  const unreadable: { id: string; at: Exchange }[] = [];
  const differences: { id: string; field: string; inList: unknown; single: unknown; at: Exchange }[] = [];
  for (const record of samples) {
    if (typeof record.id !== 'string') continue;
    const read = await kit.call(one.single.operation, singleCall(kit, one.single, record.id));
    const single = dataOf(read);
    if (read.status !== 200) unreadable.push({ id: record.id, at: read });
    if (read.status !== 200 || !single) continue;
    for (const [field, inList] of Object.entries(record)) {
      if (field in single && !one.live.includes(field) && !has(single[field], inList, field))
        differences.push({ id: record.id, field, inList, single: single[field], at: read });
    }
  }
  if (differences.length + unreadable.length === 0) return;
  // Somebody may have changed the record between the two reads: only what the list still says counts.
  const again = new Map((await firstPage(kit, one)).map((record) => [record.id, record]));
  for (const { id, at } of unreadable)
    if (again.has(id))
      kit.expect(at, 200, {
        when: `for ${id}, which the list shows a visitor`,
        fix: 'Whoever may see a record in a list may read it.',
        root: 'unreadable',
      });
  for (const { id, field, inList, single, at } of differences) {
    if (!same(again.get(id)?.[field], inList, field)) continue;
    // Which of both is wrong cannot be told.
    const told = (of: Exchange | Operation, who: string, due: unknown, got: unknown) =>
      kit.fail(of, {
        expected: `${field} as ${who} has it: ${JSON.stringify(due)}`,
        got: JSON.stringify(got) ?? 'none',
        fix: 'Build the list’s records and the single one with the same code.',
        root: field,
      });
    told(at, 'the list', inList, single);
    told(kit.operation(one.list), 'the record itself', single, inList);
  }
}
