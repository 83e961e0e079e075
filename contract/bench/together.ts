import type { SubtleDefect } from './bends';
import { watched, type Bend } from './bends/proxy';

/** A mixed order that the seed gives again. */
function mixed(all: readonly SubtleDefect[], seed: number): SubtleDefect[] {
  // Numerical Recipes’ generator: enough to choose with.
  let state = seed;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  // By their ids: in which file they stand decides nothing.
  return all
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((one) => ({ one, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}

/** What is said of one of them is said of no other: each is of another call, and one of the files that are served. */
const placeOf = ({ class: kind, operation }: SubtleDefect) => (kind === 'files' ? kind : operation);

/** Several defects at once, under one id. */
export interface DefectSet {
  id: string;
  defects: readonly SubtleDefect[];
}

/** The set that an id names, as `together-30-2`: thirty as the seed 2 has it; null for other ids. */
export function setOf(all: readonly SubtleDefect[], id: string): DefectSet | null {
  const [, count, seed] = /^together-(\d+)-(\d+)$/.exec(id) ?? [];
  return seed === undefined ? null : { id, defects: pickTogether(all, Number(count), Number(seed)) };
}

/** So many defects as the seed has it, none of which hides another. */
function pickTogether(all: readonly SubtleDefect[], count: number, seed: number): SubtleDefect[] {
  const picked = new Map<string, SubtleDefect>();
  for (const defect of mixed(all, seed)) if (!picked.has(placeOf(defect))) picked.set(placeOf(defect), defect);
  return [...picked.values()].slice(0, count);
}

/** All of them between the kit and one server, and which of them have done anything. */
export function asOne(defects: readonly SubtleDefect[]): { defect: SubtleDefect; bent: boolean[] } {
  const bent = defects.map(() => false);
  const bend = () =>
    defects
      .map((defect, index): Bend => {
        const one = watched(defect.bend());
        return async (passing, next) => {
          const answered = await one.bend(passing, next);
          bent[index] = one.bent();
          return answered;
        };
      })
      .reduceRight<Bend>(
        (behind, front) => (passing, next) => front(passing, (one) => behind(one, next)),
        (passing, next) => next(passing),
      );
  return { defect: { id: 'together', class: 'kept', operation: '', what: `${defects.length} at once`, bend }, bent };
}
