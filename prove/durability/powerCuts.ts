import { setTimeout as delay } from 'node:timers/promises';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { BuiltServer, freePort } from '../support/builtServer';
import type { Cleanup } from '../support/cleanup';
import type { Trial } from '../support/part';
import { Random } from '../support/random';
import { listed, loadNow, seconds } from '../support/seen';
import { CloneableDisk } from './cloneableDisk';
import { READY_MS, overAfter, voicesOf } from './kills';
import { Ledger } from './ledger';
import { readBack } from './readBack';
import { Writers } from './writers';

const CUTS = 100;
/** Writing between two cuts, ms. */
const SHORTEST_MS = 200;
const LONGEST_MS = 900;
/** The shop on the clone is killed after each cut, so one that does not come up must not hold up the rest. */
const PATIENCE_MS = 60_000;

/** Clones the disk under a shop that is being written to, and starts another shop on each clone. */
export async function tryPowerCuts({ seed, minutes, undo, row }: Trial): Promise<void> {
  const disk = CloneableDisk.make(undo);
  const server = await BuiltServer.start({ dataDir: disk.dataDir }, undo);
  const voices = await voicesOf(server.origin, findRunning(disk.dataDir));
  const ledger = new Ledger();
  const writers = await Writers.on(voices, ledger, seed + 1);
  const random = new Random(seed + 1);
  const lost: string[] = [];
  const torn: string[] = [];
  const failed: string[] = [];
  const ready: number[] = [];
  const port = await freePort();

  const isOver = overAfter(minutes);
  let cuts = 0;
  while (cuts < CUTS && !isOver()) {
    cuts += 1;
    writers.start(voices);
    await delay(SHORTEST_MS + random.next() * (LONGEST_MS - SHORTEST_MS));
    const before = ledger.now();
    disk.cut();
    const after = ledger.now();
    await writers.pause();
    try {
      const start = performance.now();
      await onClone({ disk, undo }, port, async (dataDir) => {
        ready.push(performance.now() - start);
        const found = await readBack(dataDir, new Set());
        lost.push(...ledger.broken(found, before, after).map((fault) => `cut ${cuts}: ${fault}`));
        torn.push(...found.torn.map((fault) => `cut ${cuts}: ${fault}`));
      });
    } catch (error) {
      failed.push(`cut ${cuts}: ${(error as Error).message.slice(0, 300)}`);
    }
    if (cuts % 20 === 0) console.log(`${cuts} of ${CUTS} power cuts, ${ledger.acknowledged} acknowledged writes`);
  }
  const most = Math.max(...ready);
  row({
    what: `${cuts} power cuts, simulated: ${disk.said}`,
    aim: '0 acknowledged writes lost, 0 rows without whole files',
    seen: `${ledger.acknowledged} acknowledged; ${listed(lost, 'lost or undone')}; ${listed(torn, 'torn')}`,
    holds: lost.length + torn.length === 0 && ledger.acknowledged > 5 * cuts,
  });
  row({
    what: 'each start after a power cut',
    aim: `${cuts} of ${cuts} by themselves, ready in ${READY_MS / 1_000} s`,
    seen: `${cuts - failed.length} of ${cuts}, ${seconds(most)} at most, at a load of ${loadNow()}${failed.length > 0 ? `; ${failed[0]}` : ''}`,
    holds: failed.length === 0 && most <= READY_MS,
  });
}

async function onClone(
  { disk, undo }: { disk: CloneableDisk; undo: Cleanup['add'] },
  port: number,
  look: (dataDir: string) => Promise<void>,
): Promise<void> {
  await disk.withClone(async (dataDir) => {
    const server = await BuiltServer.spawn({ dataDir, port });
    undo(() => server.stop());
    try {
      await server.ready(PATIENCE_MS);
      await look(dataDir);
    } finally {
      await server.kill('tree');
    }
  });
}
