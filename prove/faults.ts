/** `npm run prove -- faults`: what the shop promises while something goes wrong, tried one fault after the other. */
import { clocks } from './faults/clocks';
import { databases } from './faults/databases';
import { disks } from './faults/disks';
import { endings } from './faults/endings';
import type { FaultGroup } from './faults/fault';
import { memory, processes } from './faults/processes';
import { startFaults } from './faults/starts';
import { together } from './faults/together';
import { uploadCalls, uploads } from './faults/uploads';
import { Cleanup } from './support/cleanup';
import { MissingPackage, runPart, type Trial } from './support/part';

const GROUPS: readonly FaultGroup[] = [
  disks,
  uploads,
  uploadCalls,
  databases,
  processes,
  memory,
  clocks,
  together,
  startFaults,
  endings,
];

runPart(async (trial) => {
  for (const group of GROUPS) await tryGroup(group, trial);
});

async function tryGroup({ open, faults }: FaultGroup, { sample, only, undo, row }: Trial): Promise<void> {
  const wanted = faults.filter((fault) => only.test(fault.what) && (!sample || fault.sample));
  if (wanted.length === 0) return;
  const cleanup = new Cleanup();
  undo(() => cleanup.run());
  let place: unknown;
  try {
    place = await open(cleanup.add);
  } catch (error) {
    for (const { what, aim } of wanted) row({ what, aim, seen: `not tried: ${wordsOf(error)}`, holds: heldBy(error) });
    return cleanup.run();
  }
  for (const { what, aim, try: attempt } of wanted) {
    try {
      row({ what, aim, seen: await attempt(place as never, sample), holds: true });
    } catch (error) {
      row({ what, aim, seen: wordsOf(error), holds: heldBy(error) });
    }
  }
  await cleanup.run();
}

const heldBy = (error: unknown) => (error instanceof MissingPackage ? null : false);
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
