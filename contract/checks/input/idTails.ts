import { dataOf } from '../../http/exchange';
import { CREATES } from '../../run/creates';
import type { Kit } from '../../run/kit';
import type { Kind } from '../../run/journal';
import { thingIn } from '../../run/kinds';
import type { Operation } from '../../spec/contract';
import { validCall } from '../access/targets';
import type { Check } from '../check';
import { inWords } from '../state/compared';
import { KINDS, OPERATIONS, readData } from '../state/kinds';
import { Records, UNIQUE_LENGTH } from './records';

/** Spellings of an id that are other ids, or none: what a cast to a number, a pattern that ends too early or a trim takes for the same. */
const OTHERS: readonly [what: string, spelled: (id: string) => string][] = [
  ['a letter behind it', (id) => `${id}x`],
  ['a line end behind it', (id) => `${id}\n`],
  ['a blank behind it', (id) => `${id} `],
  ['a blank before it', (id) => ` ${id}`],
  ['a zero before it', (id) => `0${id}`],
  ['a sign before it', (id) => `+${id}`],
  ['decimals behind it', (id) => `${id}.0`],
  ['a file ending behind it', (id) => `${id}.json`],
  ['a matrix parameter behind it', (id) => `${id};a=b`],
  ['a list of it', (id) => `${id},${id}`],
];
/** What changes nothing where it is refused, by a call that changes something. */
const TRIED_BY_CHANGES = ['a letter behind it', 'a line end behind it', 'a zero before it'];
const FIX =
  'Compare ids as whole texts: no cast to a number, no trim, and patterns that end where the text ends (\\z, fullmatch), not before its last line end.';

/** B21: an id is that text and no other. */
export const idTails: Check = {
  id: 'B21',
  name: 'ids-to-the-letter',
  reach: 'own',
  rule: 'An id names its record to the letter and in its own kind: with a letter, a blank, a line end, a zero or a file ending beside it, or in the place of another kind’s id, it names nothing (404, or 400), and nothing is changed, by whichever call.',
  run: async (kit) => {
    await kit.each(
      KINDS,
      (kind) => CREATES[kind].read,
      async (kind) => {
        await tails(kit, kind);
        await otherKinds(kit, kind);
      },
    );
    // Of their own, so that what a cast deletes is missed by nobody else.
    const records = new Records(kit);
    await kit.each(
      kit.operations().filter((operation) => operation.method !== 'get' && !isTold(operation) && hasId(operation)),
      ({ id }) => id,
      (operation) => tailsOf(kit, operation, records),
    );
  },
};

const hasId = ({ parameters }: Operation) => parameters.some(({ in: place }) => place === 'path');
/** What `tails` asks already. */
const isTold = ({ id }: Operation) =>
  KINDS.some((kind) => [OPERATIONS[kind].update, OPERATIONS[kind].deactivate].includes(id));

/** A call that changes something, with something beside the id of a record of ours. */
async function tailsOf(kit: Kit, operation: Operation, records: Records): Promise<void> {
  const { path = {}, ...call } = await validCall(kit, operation, records);
  const [place] = Object.entries(path).findLast(([name, id]) => !kit.own.isGone(thingIn(operation, name), id)) ?? [];
  // There is no record of ours that it could name.
  if (place === undefined) return;
  for (const [what, spelled] of OTHERS.filter(([one]) => TRIED_BY_CHANGES.includes(one))) {
    const other = spelled(path[place] ?? '');
    kit.own.isAbsent(other);
    const answer = await kit.call(operation.id, { ...call, path: { ...path, [place]: other }, broken: true });
    const refused = kit.expect(answer, [400, 404, 414], {
      when: `for an id with ${what}`,
      fix: FIX,
      root: 'tail',
      pointer: operation.pointer,
    });
    if (!refused) return;
  }
}

async function tails(kit: Kit, kind: Kind): Promise<void> {
  const { id } = await kit.create(kind);
  const { read, idParameter } = CREATES[kind];
  const { update, deactivate } = OPERATIONS[kind];
  const none: string[] = [];
  for (const [what, spelled] of OTHERS) {
    const other = spelled(id);
    const answer = await kit.call(read, { path: { [idParameter]: other }, as: 'staff', broken: true });
    const isNone = kit.expect(answer, [400, 404, 414], { when: `for an id with ${what}`, fix: FIX, root: 'tail' });
    if (!isNone || !TRIED_BY_CHANGES.includes(what)) continue;
    kit.own.isAbsent(other);
    none.push(other);
  }
  const before = await readData(kit, kind, id);
  for (const other of none)
    for (const [operation, json] of [
      [update, { [CREATES[kind].name]: kit.own.marker() }],
      [deactivate, undefined],
    ] as const) {
      const answer = await kit.call(operation, {
        path: { id: other },
        broken: true,
        ...(json !== undefined && { json }),
      });
      const changed = inWords(before, await readData(kit, kind, id));
      kit.expect(answer, [400, 404, 414], {
        when: `for an id with something beside it${changed && `, and the ${kind} as it was (${changed})`}`,
        fix: FIX,
        root: 'tail',
      });
    }
}

/** The id of a record of ours where that of another kind is due. */
async function otherKinds(kit: Kit, kind: Kind): Promise<void> {
  const { id } = await kit.create(kind);
  if (id.length < UNIQUE_LENGTH) return;
  for (const other of KINDS.filter((one) => one !== kind)) {
    const { read, idParameter, remove } = CREATES[other];
    const answer = await kit.call(read, { path: { [idParameter]: id }, as: 'staff', broken: true });
    const about = { fix: `Look for a ${other} of that id, and for nothing else.`, root: `id of a ${kind}` };
    kit.expect(answer, [400, 404], { when: `for the id of a ${kind}`, ...about });
    kit.own.isAbsent(id, other);
    kit.expect(await kit.call(remove, { path: { id }, broken: true }), [400, 404], {
      when: `for the id of a ${kind}`,
      ...about,
    });
  }
  const name = dataOf(await kit.read(kind, id))?.id;
  if (name !== id)
    kit.fail(kit.operation(CREATES[kind].read), {
      expected: `the ${kind} after calls that named its id in the place of another kind’s`,
      got: 'it is gone',
      fix: 'Look for a record of that id among those of the call’s own kind.',
      root: 'other kind',
    });
}
