/** `npm run prove -- operations`: what an operator needs the day the shop outgrows its first machine, or loses it. */
import { tryBucket } from './operations/bucket';
import { tryCdn } from './operations/cdn';
import { tryDeploys } from './operations/deploys';
import { tryFailover } from './operations/failover';
import { tryPooler } from './operations/pooler';
import { tryStandby } from './operations/standby';
import { orSkipped, runPart, type Trial } from './support/part';

const PARTS: Readonly<Record<string, (trial: Trial) => Promise<void>>> = {
  'behind a pooler': tryPooler,
  failover: tryFailover,
  'a standby away': tryStandby,
  deploys: tryDeploys,
  'pictures in a bucket': tryBucket,
  'a cache in front': tryCdn,
};

runPart(async (trial) => {
  for (const [name, attempt] of Object.entries(PARTS)) await orSkipped(trial, name, () => attempt(trial));
});
