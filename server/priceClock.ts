import type { FastifyBaseLogger } from 'fastify';
import { repeated } from './repeated';
import { settleDuePrices } from './repositories/prices';
import { advertsTurned } from './repositories/schedule';
import type { Services } from './services';

/** Milliseconds between two looks at the clock: how late a discount or an advert may begin or end. */
const TICK = 1_000;

/**
 * Sees discounts and adverts begin and end: settles prices and drops from memory what shows them. Every process does
 * it; doing it twice does no harm.
 * @returns stops the clock and waits for a look that is under way and not slow
 */
export function startClock(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  let settledUntil: string | null = null;
  const look = async () => {
    settledUntil = await settle(services, settledUntil);
  };
  return repeated(look, { pause: TICK, name: 'the clock', log });
}

/**
 * Brings prices up to now and drops what shows adverts that began or ended since `after`.
 * @returns the moment up to which all is settled, by the database's clock
 */
export async function settle({ content, db }: Pick<Services, 'content' | 'db'>, after: string | null): Promise<string> {
  if ((await settleDuePrices(db)) > 0) await content.invalidate(['products', 'adverts']);
  const { turned, now } = await advertsTurned(db, after);
  if (turned) await content.invalidate(['adverts']);
  return now;
}
