import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from './database/failures';
import { awaitInTime } from './database/requestTime';
import { ConfigError } from './environment';
import { describeFailure } from './http/failures';
import type { MediaStore } from './media/mediaStore';
import { repeated } from './repeated';
import { forgetOldAudit } from './repositories/audit';
import { forgetOldVisits } from './repositories/articleCounts';
import { deleteForgottenKeys } from './repositories/idempotency';
import { pictureRows } from './repositories/images';
import { forgetOldMissedSearches } from './repositories/missedSearches';
import { buryLetters, forgetOldNotices } from './repositories/notices';
import { settleLeftPrices } from './repositories/prices';
import { deleteEndedWindows } from './repositories/rateLimits';
import { deleteEndedSessions } from './repositories/sessions';
import type { Services } from './services';

const HOUR = 3_600_000;
/** A round waits so long, ms, for pictures to go: their disk may hang, as one on a network does. They go on going. */
const LONGEST_SWEEP = 600_000;
/** Whose sweep has not come to its end: no other is begun beside it, and nothing more is said of it. */
const sweeping = new WeakSet<MediaStore>();

/** What nothing refers to any more, by the name that the log has for it. */
const STEPS: Readonly<Record<string, (services: Services) => Promise<unknown>>> = {
  sessions: ({ config, db }) => deleteEndedSessions(db, config.sessions),
  limits: ({ db }) => deleteEndedWindows(db),
  keys: ({ db }) => deleteForgottenKeys(db),
  views: ({ db }) => forgetOldVisits(db),
  searches: ({ db }) => forgetOldMissedSearches(db),
  notices: async ({ config, db }) => {
    if (!config.mail) await buryLetters(db);
    await forgetOldNotices(db);
  },
  audit: ({ db }) => forgetOldAudit(db),
  prices: async ({ db, content }) => {
    if ((await settleLeftPrices(db)) > 0) await content.invalidate(['products', 'adverts']);
  },
  pictures: async ({ db, media }) => {
    if (sweeping.has(media)) return;
    sweeping.add(media);
    await awaitInTime(LONGEST_SWEEP, () => media.sweep(pictureRows(db)).finally(() => sweeping.delete(media)));
  },
};

/** Clears it now and every hour; returns what stops it, and waits for nothing. */
export function startHousekeeping(services: Services, log: FastifyBaseLogger): () => void {
  const stop = new AbortController();
  const clear = () => clearLeftovers(services, log, stop.signal);
  const end = repeated(clear, { pause: HOUR, first: 0, name: 'housekeeping', log });
  return () => {
    stop.abort();
    void end();
  };
}

/**
 * One after the other. What fails, or does not come to its end in time, holds up nothing behind it.
 * @param stop no further step is begun, and of the one under way nothing more is said: its database is closed next
 */
export async function clearLeftovers(services: Services, log: FastifyBaseLogger, stop?: AbortSignal): Promise<void> {
  for (const [step, clear] of Object.entries(STEPS)) {
    if (stop?.aborted) return;
    try {
      await clear(services);
    } catch (error) {
      if (stop?.aborted) return;
      if (error instanceof ConfigError) log.warn(error.message);
      else
        log[isUnavailable(error) ? 'warn' : 'error']({ step, failure: describeFailure(error) }, 'housekeeping failed');
    }
  }
}
