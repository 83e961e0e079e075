import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from './http/logging';
import { repeated } from './repeated';

/** Begins work that takes so long, ms, and stops it in its midst. @returns whether it had ended when the stop was over */
async function endedAtStop(takes: number): Promise<boolean> {
  let isEnded = false;
  let begin = () => {};
  const isBegun = new Promise<void>((resolve) => (begin = resolve));
  const work = async () => {
    begin();
    await delay(takes, undefined, { ref: false });
    isEnded = true;
  };
  const stop = repeated(work, { pause: 1, name: 'the work', log: createLogger('silent') });
  await isBegun;
  await stop();
  return isEnded;
}

test('whoever stops it waits for what is under way, and not for what takes minutes', async () => {
  expect(await Promise.all([endedAtStop(300), endedAtStop(60_000)])).toEqual([true, false]);
});
