import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { groupOf, hold, type Fault } from './fault';
import { AS_EVER, Scene } from './scene';

const LIBRARY = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketime.so.1`;
const DAY = 86_400;

/** A shop whose clock a file moves. */
interface Place {
  scene: Scene;
  /** Seconds from now; may be negative. */
  move: (seconds: number) => void;
}

async function open(undo: Cleanup['add']): Promise<Place> {
  if (!existsSync(LIBRARY)) throw new Error('libfaketime is missing: apt-get install faketime');
  const folder = temporaryFolder(undo);
  const clock = path.join(folder, 'clock');
  const move = (seconds: number) => writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}`);
  move(0);
  // What measures waits goes on as ever, as it does where a real clock is set.
  const env = {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  return { scene: await Scene.open({ dataDir: path.join(folder, 'data'), env }, undo), move };
}

const jump = (what: string, seconds: number): Fault<Place> => ({
  what,
  aim: 'reads, pages and writes as ever (staff may have to sign in again), no NaN and no Invalid Date',
  async try({ scene, move }) {
    await scene.untilAnswered(AS_EVER, 'before');
    move(seconds);
    // A session may be over by then, as its length says.
    await scene.moveTo(scene.server);
    await scene.untilAnswered({ ...AS_EVER, upload: [201] }, 'after the jump');
    // An answer's date is that of its second: the one before the jump has to be over.
    await delay(1_100);
    const { headers } = await scene.ask('health');
    const moved = (Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000;
    hold(Math.abs(moved - seconds) < 60, () => `the server's clock has moved by ${Math.round(moved)} s`);
    const { text } = await scene.ask('page');
    hold(!/NaN|Invalid Date/.test(text), () => 'a page says NaN or Invalid Date');
    await scene.holdAcknowledged();
    move(0);
    await scene.moveTo(scene.server);
    await scene.untilAnswered(AS_EVER, 'after the jump back');
    await scene.holdAcknowledged();
    return 'all as ever, there and back';
  },
});

const faults: readonly Fault<Place>[] = [
  jump('the clock jumps 2 hours ahead and back', 7_200),
  jump('the clock jumps 2 hours back and ahead', -7_200),
  jump('the clock jumps 400 days ahead and back', 400 * DAY),
  jump('the clock jumps 400 days back and ahead', -400 * DAY),
];

export const clocks = groupOf(open, faults);
