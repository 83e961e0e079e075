import { ApiError, unavailable } from '../../errors';
import { Semaphore } from '../../semaphore';
import type { Renditions } from '../renditions';
import { EncoderProcess, type EncoderDeath, type Patience } from './encoderProcess';
import type { Job, Made } from './job';
import { refuseOtherFiles } from './signatures';

/** A whole form may wait in any case. */
const ONE_FORM = 5;
/** Their bytes wait in memory. */
const LONGEST_QUEUE = 60;
/** Share of an upload's wait that a preview may have: anybody can ask for one. */
const SHARE_OF_PREVIEWS = 0.2;
/** Weight of the newest in the mean of how long pictures take. */
const NEWEST = 0.2;

/** In milliseconds. */
interface EncoderPatience extends Patience {
  /** People and proxies wait no longer for an answer. */
  wait: number;
}

/** A job may take many times what the slowest picture takes on a machine with nothing else to do. */
const PATIENCE: EncoderPatience = { job: 120_000, silence: 20_000, idle: 10_000, wait: 60_000 };
/** A tenth of a visitor's share of the processors; PICTURE_NICENESS says another one. */
export const NICENESS = 10;

interface EncoderOptions {
  /** Told when the process ends without having been asked to. */
  onDeath?: (death: EncoderDeath) => void;
  patience?: EncoderPatience;
  /** How far the process stands back behind others, 0 to 19. */
  niceness?: number;
}

/**
 * Decodes and encodes pictures, one at a time, in a process of its own and at a lower priority than the server's
 * (docs/decisions/018-pictures-apart.md).
 */
export class PictureEncoder {
  private readonly places = new Semaphore(1, LONGEST_QUEUE);
  private readonly process: EncoderProcess;
  private readonly patience: EncoderPatience;
  /** How long a picture takes, in milliseconds; the first value is a guess. */
  private usual = 1_000;

  constructor({ onDeath = () => undefined, patience = PATIENCE, niceness = NICENESS }: EncoderOptions = {}) {
    this.patience = patience;
    this.process = new EncoderProcess(onDeath, patience, niceness);
  }

  /** Of the process; null while none is needed. */
  get pid(): number | null {
    return this.process.pid;
  }

  /** How many pictures wait for their turn. */
  get waiting(): number {
    return this.places.queue;
  }

  /**
   * An uploaded picture in every width and format.
   * @param signal gives the picture up when it aborts, whether it waits or is being made
   * @throws ApiError 415 for what is no picture, 413 above 40 megapixels, 503 where it would wait too long or the process died
   */
  async renditions(bytes: Buffer, signal?: AbortSignal): Promise<Renditions> {
    refuseOtherFiles(bytes);
    this.refuseWaiting(this.patience.wait);
    return this.run<'renditions'>({ make: 'renditions', bytes }, signal);
  }

  /**
   * The link preview of a stored picture; null when its bytes do not decode.
   * @throws ApiError 503 where it would wait too long or the process died
   */
  async preview(bytes: Buffer): Promise<Buffer | null> {
    // The last places are for those who upload.
    this.refuseWaiting(this.patience.wait * SHARE_OF_PREVIEWS, LONGEST_QUEUE - ONE_FORM);
    return this.run<'preview'>({ make: 'preview', bytes });
  }

  /** Ends the process; requests must be over. */
  close(): void {
    this.process.end();
  }

  private run<M extends Job['make']>(job: Job & { make: M }, signal?: AbortSignal): Promise<Made[M]> {
    return this.places.run(async () => {
      const start = performance.now();
      const outcome = await this.process.run(job, signal);
      this.usual += (performance.now() - start - this.usual) * NEWEST;
      if ('defect' in outcome) throw new Error(outcome.defect);
      if ('refusal' in outcome)
        throw new ApiError(outcome.refusal.status, outcome.refusal.message, outcome.refusal.data);
      // What a job makes goes by its name (job.ts).
      return outcome.made as Made[M];
    }, signal);
  }

  private refuseWaiting(longest: number, mostWaiting = LONGEST_QUEUE): void {
    const { queue } = this.places;
    const wait = queue * this.usual;
    if (queue >= mostWaiting || (queue >= ONE_FORM && wait > longest)) throw unavailable(Math.ceil(wait / 1_000));
  }
}
