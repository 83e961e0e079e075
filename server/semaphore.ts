import { unavailable } from './errors';

/** Lets at most `places` pieces of work run at once; the others wait in order. */
export class Semaphore {
  /** In the order of their coming. */
  private readonly waiting = new Set<() => void>();

  /** @param longestQueue how many may wait; further ones are refused */
  constructor(
    private places: number,
    private readonly longestQueue = Infinity,
  ) {}

  /** How many wait. */
  get queue(): number {
    return this.waiting.size;
  }

  /**
   * @param signal takes the work out of the queue when it aborts; what runs is the work's own affair
   * @throws ApiError 503 when too many wait already
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.places > 0) this.places -= 1;
    else await this.turn(signal);
    try {
      return await work();
    } finally {
      // The place passes on to the next in line, or becomes free.
      const [next] = this.waiting;
      if (next) next();
      else this.places += 1;
    }
  }

  private turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.queue >= this.longestQueue) throw unavailable();
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        this.waiting.delete(enter);
        signal?.removeEventListener('abort', leave);
        act();
      };
      const enter = () => settle(resolve);
      const leave = () => settle(() => reject(signal?.reason as Error));
      this.waiting.add(enter);
      signal?.addEventListener('abort', leave);
    });
  }
}

/**
 * Does the same with each of `items`, some at a time. After the first failure nothing more is begun, and what is under
 * way is waited for. @throws the first failure
 */
export async function withEach<T, R>(items: readonly T[], atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const turns = new Semaphore(atOnce);
  const failed = new AbortController();
  const workOn = async (item: T) => {
    failed.signal.throwIfAborted();
    try {
      return await work(item);
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };
  const running = items.map((item) => turns.run(() => workOn(item)));
  await Promise.allSettled(running);
  failed.signal.throwIfAborted();
  return Promise.all(running);
}
