import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '../database/failures';
import { ConfigError } from '../environment';

/** Waits between tries, ms: stores ask for patience now and then, and a night's backup is not given up for that. */
const PAUSES = [500, 1_000, 2_000, 4_000];

/** Does what a place that is away for a moment may fail at, again where it does. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      // What is refused now is refused in a moment.
      if (!isUnavailable(error) || error instanceof ConfigError) throw error;
      await delay(pause);
    }
  }
  return work();
}
