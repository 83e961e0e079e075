/** `npm run prove -- operations`: what an operator needs the day the shop outgrows its first machine, or loses it. */
import { tryBucket } from './operations/bucket';
import { tryCdn } from './operations/cdn';
import { tryDeploys } from './operations/deploys';
import { tryFailover } from './operations/failover';
import { tryPooler } from './operations/pooler';
import { MissingPackage } from './operations/programs';
import { runPart, type Trial } from './support/part';

const PARTS: Readonly<Record<string, (trial: Trial) => Promise<void>>> = {
  'behind a pooler': tryPooler,
  failover: tryFailover,
  deploys: tryDeploys,
  'pictures in a bucket': tryBucket,
  'a cache in front': tryCdn,
};

runPart(async (trial) => {
  for (const [name, attempt] of Object.entries(PARTS)) {
    try {
      await attempt(trial);
    } catch (error) {
      if (!(error instanceof MissingPackage)) throw error;
      trial.row({ what: name, aim: 'tried', seen: error.message, holds: null });
    }
  }
});
