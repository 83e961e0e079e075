import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `check` answers true; fails after `patience` milliseconds. */
export async function eventually(check: () => boolean | Promise<boolean>, patience = 5_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error('What was waited for did not happen.');
    await delay(20);
  }
}
