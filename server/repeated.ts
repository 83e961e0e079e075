import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from './database/failures';
import { describeFailure } from './http/failures';

/** Whoever stops waits so long, ms, for what is under way: a statement may be given minutes. */
const LAST_WAIT = 3_000;

/**
 * Does some work again and again, never twice at once; what goes wrong is logged and tried again.
 * @param pause milliseconds between the end of one time and the next
 * @param first the same before the first time
 * @param name says in the log what failed
 * @returns ends it and waits for what is under way and not slow
 */
export function repeated(
  work: () => Promise<void>,
  { pause, first = pause, name, log }: { pause: number; first?: number; name: string; log: FastifyBaseLogger },
): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let underWay = Promise.resolve();
  let stopped = false;

  const schedule = (wait: number) => {
    timer = setTimeout(() => {
      underWay = run();
    }, wait).unref();
  };
  const run = async () => {
    try {
      await work();
    } catch (error) {
      // While the database is away, other places say so.
      if (!isUnavailable(error)) log.error({ failure: describeFailure(error) }, `${name} failed`);
    }
    if (!stopped) schedule(pause);
  };

  schedule(first);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await Promise.race([underWay, delay(LAST_WAIT, undefined, { ref: false })]);
  };
}
