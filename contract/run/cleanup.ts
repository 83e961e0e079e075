import { setTimeout as wait } from 'node:timers/promises';
import { dataOf, messageOf } from '../http/exchange';
import { settledStatus } from './answers';
import { CREATES, NAMELESS, removerOf } from './creates';
import { fewAtOnce, type Kit } from './kit';
import type { Kind, Made } from './journal';
import { recordsIn } from './lists';
import { listAll } from './snapshot';

/** A record that could not be deleted, or the account that could not be changed back. */
export interface Leftover {
  kind: Made | 'account';
  id: string;
  why: string;
}

const KINDS: readonly Kind[] = ['product', 'article', 'tag', 'category'];
/** What has tags and categories goes before these; none of one group needs another of it. */
const GROUPS: readonly (readonly Made[])[] = [
  ['proposal', 'device'],
  ['product', 'article'],
  ['tag', 'category'],
];
const TRIES = 3;

/** Deletes what a run made, then whatever else bears its marker. Answers how many records went, and what could not be deleted. */
export async function cleanUp(kit: Kit): Promise<{ deleted: number; left: Leftover[] }> {
  const left: Leftover[] = [];
  let deleted = 0;
  const remove = async (kind: Made, id: string) => {
    const why = await removed(kit, kind, id);
    if (why === null) deleted += 1;
    else left.push({ kind, id, why });
  };
  for (const group of GROUPS)
    await fewAtOnce(
      kit.own.records.filter(({ kind }) => group.includes(kind)),
      ({ kind, id }) => remove(kind, id),
    );
  for (const kind of KINDS) {
    for (const record of await listAll(kit, kind)) {
      const name = record[CREATES[kind].name];
      if (
        typeof name !== 'string' ||
        !name.includes(`ck-${kit.own.journal.runId}-`) ||
        left.some((one) => one.kind === kind && one.id === record.id)
      )
        continue;
      // A deletion that kept its record is told by D05.
      if (!kit.own.isGone(kind, record.id))
        kit.findings.add({
          check: 'Z03',
          at: kit.operation(CREATES[kind].create),
          root: kind,
          expected: 'that a create which was refused, or got no answer, keeps nothing',
          got: `${kind} ${record.id} (${name}) was there`,
          fix: 'Validate and authorize before writing, and write in one transaction.',
        });
      kit.own.adopt(kind, record.id);
      await remove(kind, record.id);
    }
  }
  return { deleted, left };
}

/** Null once the record is gone, else why it is not. */
async function removed(kit: Kit, kind: Made, id: string): Promise<string | null> {
  const remove = removerOf(kind);
  if (!kit.offers(remove)) return `the server does not offer ${remove}`;
  let why = '';
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await kit.remove(kind, id);
    if (settledStatus(answer) === 200 || answer.status === 404)
      return (await gone(kit, kind, id)) ? null : `deleting it answered ${answer.status}, but it is still there`;
    why = `deleting it answered ${answer.status} ${messageOf(answer)}`;
    await wait(200 * tried);
  }
  return why;
}

async function gone(kit: Kit, kind: Made, id: string): Promise<boolean> {
  if (await isShown(kit, kind, id)) return false;
  kit.own.gone(kind, id);
  return true;
}

/** Whether what reads a record still shows it. */
async function isShown(kit: Kit, kind: Made, id: string): Promise<boolean> {
  if (kind === 'device') {
    const { read } = NAMELESS.device;
    const shown = kit.offers(read) ? dataOf<{ push?: { devices?: unknown } }>(await kit.call(read)) : undefined;
    return recordsIn(shown?.push?.devices).some((device) => device.id === id);
  }
  if (kind === 'proposal' && !kit.offers(NAMELESS.proposal.read)) return false;
  const exchange =
    kind === 'proposal' ? await kit.call(NAMELESS.proposal.read, { path: { id } }) : await kit.read(kind, id);
  return exchange.status === 200 && dataOf<{ id?: unknown }>(exchange)?.id === id;
}
