import type { Check } from '../checks/check';
import type { Kit } from './kit';
import { compare, LISTS, takeSnapshot, type Records, type Snapshot } from './snapshot';

const NONE: Records = new Map();

/** The other runs of the kit that had records at one of two moments, and whether these moved in between: what a killed run left stays as it is. */
const otherRuns = (before: Snapshot, after: Snapshot): { run: string; moved: boolean }[] =>
  [...new Set([...before.others.keys(), ...after.others.keys()])].map((run) => {
    const { lost, added } = compare(before.others.get(run) ?? NONE, after.others.get(run) ?? NONE);
    return { run, moved: lost.length + added.length > 0 };
  });

/** Runs a check of what all records make together: what it finds is no finding where another run made and deleted some meanwhile. */
export async function undisturbed(kit: Kit, check: Check): Promise<void> {
  const { id, name } = check;
  const before = await takeSnapshot(kit);
  await kit.part(name, () => check.run(kit));
  if (!kit.findings.violations.some((violation) => violation.check === id)) return;
  const moved = otherRuns(before, await takeSnapshot(kit)).filter((other) => other.moved);
  if (moved.length === 0) return;
  kit.findings.withdraw(id);
  kit.findings.unjudged(
    id,
    name,
    `another run of the kit is at work on this server (${named(moved)}); run this check once it is over`,
  );
  kit.findings.blindSpots.add(
    `whether ${id} ${name} holds: it found something while another run of the kit was at work`,
  );
}

const named = (runs: readonly { run: string }[]) => runs.map(({ run }) => `ck-${run}`).join(', ');

/** Names the runs whose records lay there all the while: most likely they were killed. */
export function tellStill(kit: Kit, before: Snapshot, after: Snapshot): void {
  const still = otherRuns(before, after).filter(({ moved }) => !moved);
  const [first] = still.flatMap(({ run }) => [...(after.others.get(run)?.values() ?? [])]);
  if (first)
    kit.remark(
      LISTS[first.kind],
      `records of other runs of the kit were there all the while (${named(still)}); if these runs are over, --cleanup with the journal of each (contract-run-<run>.jsonl) deletes what they left`,
    );
}
