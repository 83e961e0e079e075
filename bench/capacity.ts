/**
 * `npm run bench:capacity`: what a request costs, what one process and two hold on this machine, whether the simulation
 * says the same, and what it says of machines that are not here (docs/CAPACITY.md). Wants the machine to itself.
 */
import { parseArgs } from 'node:util';
import { withCleanup } from '../prove/support/cleanup';
import { SHARES, type KindName } from './capacity/mix';
import { here, highestRate } from './capacity/models';
import { measureProducts } from './capacity/products';
import { MeasuredShop, type Cost } from './capacity/shop';
import { simulate } from './capacity/simulation';
import { count } from './support/commandLine';
import { writeResults } from './support/report';
import { median, quantile } from './support/statistics';
import { printTable } from './support/table';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    port: { type: 'string', default: '4400' },
    /** Only what grows with their number, such as 100000,1000000. */
    products: { type: 'string' },
  },
});
const seconds = count('seconds', options.seconds);
/** By the number of processes, requests a second. */
const LOADS = { 1: [300, 700, 1_100, 1_500], 2: [300, 900, 1_400, 1_900] };
const SEEDS = [1, 2, 3, 4, 5, 6, 7];
/** What visitors are promised, ms. */
const IN_TIME = 100;
const DATABASE_PROCESSORS = 4;

const fixed = (digits: number) => (value: number) => value.toFixed(digits);
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

withCleanup(async (undo) => {
  const port = count('port', options.port);
  if (options.products !== undefined) {
    const counts = options.products.split(',').map((text) => count('products', text));
    await measureProducts(counts, port, undo);
    return 0;
  }
  const shop = await MeasuredShop.open(port, undo);
  const costs = await shop.costs(seconds);
  printTable('Processor time of a request, ms', [
    ['', 'of 1,000', 'event loop', 'its helpers', 'database', '(generator)'],
    ...(Object.entries(costs) as [KindName, Cost][]).map(([name, { loop, helpers, database, generator }]) => [
      name,
      String(SHARES[name]),
      ...[loop, helpers, database, generator].map(fixed(2)),
    ]),
  ]);

  const points = [];
  for (const [processes, loads] of Object.entries(LOADS))
    for (const load of loads) {
      const { rate, times, ...seen } = await shop.play(Number(processes), load, seconds);
      const runs = SEEDS.map((seed) =>
        simulate(here(costs, load, Number(processes), seen.others), load * seconds, seed),
      );
      const middle = (of: (run: (typeof runs)[number]) => number) => median(runs.map(of));
      const figures = [
        [rate, middle((run) => run.rate)],
        [quantile(times, 0.5), middle((run) => quantile(run.times, 0.5))],
        [quantile(times, 0.99), middle((run) => quantile(run.times, 0.99))],
      ] as const;
      points.push({ processes, load, figures, ...seen });
    }
  const beside = ['measured', 'simulated', 'off'];
  printTable(`Answers a second, p50 and p99 in ms; ${seconds} s each, two processors for all`, [
    ['processes', 'asked/s', ...beside, ...beside, ...beside, 'others', 'errors'],
    ...points.map(({ processes, load, figures, others, errors }) => [
      processes,
      String(load),
      ...figures.flatMap(([measured, said], index) => [
        ...[measured, said].map(fixed(index === 0 ? 0 : 1)),
        percent(said / measured - 1),
      ]),
      percent(others),
      String(errors),
    ]),
  ]);
  const memory = shop.memory();
  console.log(`\nMemory of the processes afterwards: ${memory.map((bytes) => Math.round(bytes / 1e6)).join(', ')} MB`);

  const scenes = [1, 2, 10].flatMap((processes) =>
    [false, true].map((cached) => {
      const scene = { processes, cached };
      return { ...scene, ...highestRate(costs, scene, DATABASE_PROCESSORS, IN_TIME) };
    }),
  );
  printTable(`Simulated, with machines for all of them: 99 of 100 answers within ${IN_TIME} ms`, [
    ['processes', 'a cache in front', 'requests/s', `database, of ${DATABASE_PROCESSORS} processors`],
    ...scenes.map(({ processes, cached, rate, busy }) => [
      String(processes),
      cached ? 'yes' : 'no',
      fixed(0)(rate),
      fixed(2)(busy.database ?? 0),
    ]),
  ]);
  writeResults('capacity', { costs, points, memory, scenes });
  return 0;
});
