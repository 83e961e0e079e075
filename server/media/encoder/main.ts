/** The program of the encoder's process (docs/decisions/018-pictures-apart.md): a job comes, its outcome goes back. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { ApiError } from '../../errors';
import type { Job, Made, Outcome, SignOfLife } from './job';
import { encodePreview } from './preview';
import { makeRenditions } from './renditions';

/** More threads for one picture are hardly faster, and each takes memory. */
const MOST_THREADS = 4;
/** Between two signs of life (milliseconds): pictures are made by threads, so the process itself has time for them. */
const SIGN_EVERY = 1_000;

sharp.concurrency(Math.min(availableParallelism(), MOST_THREADS));
sharp.cache(false);
preferAsVictim();
// What stops a whole group of processes lets the server finish its requests; this one ends with the server.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (job: Job) => void outcomeOf(job).then((outcome) => process.send?.(outcome)));

async function outcomeOf(job: Job): Promise<Outcome> {
  const signs = setInterval(() => process.send?.('alive' satisfies SignOfLife), SIGN_EVERY);
  try {
    return { made: await make(job) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { defect: error instanceof Error ? error.message : String(error) };
    const { status, message, data } = error;
    return { refusal: { status, message, data } };
  } finally {
    clearInterval(signs);
  }
}

const make = (job: Job): Promise<Made[Job['make']]> =>
  job.make === 'preview' ? encodePreview(job.bytes) : makeRenditions(job.bytes);

/** Where memory runs out, Linux ends this process before the server and its database. */
function preferAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system, or a container that does not allow it.
  }
}
