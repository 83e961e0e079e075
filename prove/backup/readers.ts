import { quantile } from '../../bench/support/statistics';
import { play } from '../load/processes';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { loadNow } from '../support/seen';
import { succeed } from '../support/commands';
import type { BackedUpShop } from './shops';

const RATE = 100;
const AIM = 1.2;
/** Alternating, so that what else happens on the machine falls on both alike. */
const ROUNDS = 6;

/** Measures readers with and without a backup beside them, each to a new folder, as the first one is. */
export async function tryReaders({ sample, undo, row }: Trial, { kind, server, env }: BackedUpShop): Promise<void> {
  const rounds = sample ? 1 : ROUNDS;
  const paths = [
    '/',
    '/shop',
    '/api/v1/products',
    '/api/v1/products?page=2',
    '/api/v1/posts',
    '/api/v1/products?quiet=true&search=kit',
  ];
  const streams = [{ name: 'reads', rate: RATE, method: 'GET' as const, paths }];
  const plan = { origin: server.origin, seconds: sample ? 3 : 20, streams };
  const target = temporaryFolder(undo);
  const times = { without: [] as number[], during: [] as number[] };
  let [errors, busy, backups] = [0, 0, 0];
  await play({ ...plan, seconds: 2 });
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['without', 'during'] as const) {
      let isOver = false;
      const beside = async () => {
        while (side === 'during' && !isOver) await succeed('backup', ['--to', `${target}/${(backups += 1)}`], env);
      };
      const copying = beside();
      const { outcomes } = await play(plan);
      isOver = true;
      await copying;
      times[side].push(...(outcomes[0]?.times ?? []));
      errors += outcomes[0]?.errors ?? 1;
      busy += outcomes[0]?.busy ?? 0;
    }
  const p99 = (side: keyof typeof times) =>
    quantile(
      times[side].sort((a, b) => a - b),
      0.99,
    );
  const [without, during] = [p99('without'), p99('during')];
  row({
    what: `${kind}: ${RATE} reads a second with one backup after the other beside them (${backups}), and without`,
    aim: `p99 at most ${AIM} times, no error and no 503`,
    seen: `p99 ${during.toFixed(1)} ms and ${without.toFixed(1)} ms: ${(during / without).toFixed(2)} times; ${errors} errors, ${busy} x 503, at a load of ${loadNow()}`,
    // A sample stands beside other work on the machine.
    holds: errors + busy === 0 && (sample || during / without <= AIM),
  });
}
