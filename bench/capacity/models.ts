import { quantile } from '../support/statistics';
import { PAST_CACHE, SHARES, type KindName } from './mix';
import type { Cost, Costs } from './shop';
import { simulate, type Kind, type Model } from './simulation';

/** As the generator lets requests go (prove/load/generator.ts), and as a request's time varies here. */
const MEASURED = { tickMs: 5, varying: 0.5 };
/** Connections of a process to the database. */
const POOL = 10;
const REQUESTS = 40_000;
/** Above any that is looked for, a second. */
const TOO_MANY = 300_000;

interface Scene {
  processes: number;
  /** Behind a cache, of what is asked in all. */
  cached?: boolean;
  /** With a load generator for each process, on its machine. */
  generated?: boolean;
}

const shareOf = (name: KindName, cached = false) => (SHARES[name] / 1_000) * (cached ? (PAST_CACHE[name] ?? 1) : 1);

/** Of what is asked in all, what reaches the processes. */
const reaching = (cached: boolean) =>
  (Object.keys(SHARES) as KindName[]).reduce((sum, name) => sum + shareOf(name, cached), 0);

function kinds(costs: Costs, rate: number, { processes, cached, generated }: Scene): Kind[] {
  return Array.from({ length: processes }, (_, index) =>
    (Object.entries(costs) as [KindName, Cost][]).flatMap(([name, { loop, helpers, database, generator }]): Kind[] => {
      const halves = (station: string, ms: number) => ({ station: `${station} ${index}`, ms: ms / 2 });
      const [asking, working] = [halves('generator', generator), halves('loop', loop)];
      const inside = [working, { station: 'database', ms: database }, working];
      const own = (rate * shareOf(name, cached)) / processes;
      const aside = { station: `helpers ${index}`, ms: Math.max(0, helpers) };
      return [
        { name, rate: own, steps: generated ? [asking, ...inside, asking] : inside },
        { name: `${name}, aside`, rate: own, steps: [aside], aside: true },
      ];
    }),
  ).flat();
}

function stations(processes: number, machine: string, database: string): Model['stations'] {
  const threads = { loop: 1, generator: 1, helpers: 4 };
  const each = Array.from({ length: processes }, (_, index) =>
    Object.entries(threads).map(([name, count]) => [`${name} ${index}`, { machine, threads: count }] as const),
  );
  return { database: { machine: database, threads: processes * POOL }, ...Object.fromEntries(each.flat()) };
}

/** Programs of others take a processor for so long at a time, ms. */
const OTHERS_MS = 6;

/** This machine: two processors for all of it. @param others share of it that programs of others took */
export function here(costs: Costs, rate: number, processes: number, others: number): Model {
  const taking = { name: 'others', rate: (2 * others * 1_000) / OTHERS_MS, aside: true as const };
  return {
    machines: { here: 2 },
    stations: { ...stations(processes, 'here', 'here'), others: { machine: 'here', threads: 2 } },
    kinds: [
      ...kinds(costs, rate, { processes, generated: true }),
      { ...taking, steps: [{ station: 'others', ms: OTHERS_MS }] },
    ],
    ...MEASURED,
  };
}

/** A processor and a half for each process, and a machine for the database. */
const apart = (costs: Costs, rate: number, scene: Scene, processors: number): Model => ({
  machines: { shop: Math.ceil(1.5 * scene.processes), database: processors },
  stations: stations(scene.processes, 'shop', 'database'),
  kinds: kinds(costs, rate, scene),
});

/** The highest rate at which 99 of 100 requests are answered in time, those from the cache among them. */
export function highestRate(
  costs: Costs,
  scene: Required<Omit<Scene, 'generated'>>,
  processors: number,
  inTimeMs: number,
) {
  const play = (rate: number) => simulate(apart(costs, rate, scene, processors), REQUESTS);
  const isInTime = (rate: number) => quantile(play(rate).times, 1 - 0.01 / reaching(scene.cached)) <= inTimeMs;
  let [low, high] = [0, TOO_MANY];
  while (high - low > 10 + low / 50) {
    const rate = (low + high) / 2;
    if (isInTime(rate)) low = rate;
    else high = rate;
  }
  return { rate: low, busy: play(low).busy };
}
