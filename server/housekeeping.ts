import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from './database/failures';
import { ConfigError } from './environment';
import { describeFailure } from './http/failures';
import { forgetOldVisits } from './repositories/articleCounts';
import { deleteForgottenKeys } from './repositories/idempotency';
import { databaseIdentity, keptMediaKeys } from './repositories/images';
import { forgetOldMissedSearches } from './repositories/missedSearches';
import { forgetOldNotices } from './repositories/notices';
import { deleteEndedWindows } from './repositories/rateLimits';
import { deleteEndedSessions } from './repositories/sessions';
import type { Services } from './services';

const HOUR = 3_600_000;

/** Clears now and every hour what nothing refers to any more; returns what stops it. */
export function startHousekeeping(services: Services, log: FastifyBaseLogger): () => void {
  const clear = () =>
    void clearLeftovers(services).catch((error: unknown) => {
      if (error instanceof ConfigError) return log.warn(error.message);
      log[isUnavailable(error) ? 'warn' : 'error']({ failure: describeFailure(error) }, 'housekeeping failed');
    });
  clear();
  const timer = setInterval(clear, HOUR).unref();
  return () => clearInterval(timer);
}

async function clearLeftovers({ config, db, media }: Services): Promise<void> {
  await deleteEndedSessions(db, config.sessions);
  await deleteEndedWindows(db);
  await deleteForgottenKeys(db);
  await forgetOldVisits(db);
  await forgetOldMissedSearches(db);
  await forgetOldNotices(db);
  await media.sweep(await databaseIdentity(db), (keys) => keptMediaKeys(db, keys));
}
