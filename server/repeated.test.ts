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

test('what takes longer than the pause is not joined by the next time, which begins a pause after it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  let end = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stop = repeated(work, { pause: 1_000, first: 0, name: 'the work', log: createLogger('silent') });
  for (const begun of [1, 2]) {
    await jest.advanceTimersByTimeAsync(5_000);
    expect(work).toHaveBeenCalledTimes(begun);
    end();
    await jest.advanceTimersByTimeAsync(999);
    expect(work).toHaveBeenCalledTimes(begun);
  }
  jest.useRealTimers();
  await stop();
});

test('whoever stops it waits for what is under way, and not for what takes minutes', async () => {
  expect(await Promise.all([endedAtStop(300), endedAtStop(60_000)])).toEqual([true, false]);
});
