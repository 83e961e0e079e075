import { unavailable } from './errors';

/**
 * Lets at most `places` pieces of work run at once; the others wait in order. Work may be of kinds: then the last places are
 * kept for what nothing like it is under way.
 */
export class Semaphore {
  /** In the order of their coming, each with the kind of its work. */
  private readonly waiting = new Map<() => void, string>();
  /** How much of each kind is under way. */
  private readonly running = new Map<string, number>();

  /**
   * @param longestQueue how many may wait; further ones are refused
   * @param kept how many of the places are the last ones
   */
  constructor(
    private places: number,
    private readonly longestQueue = Infinity,
    private readonly kept = 0,
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
    const turn = this.begin(signal, '');
    // Where there is a place the work begins at once, so that what ends it from now on finds it.
    if (turn) await turn;
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Waits for a place; whoever has it leaves it again, once. */
  async enter(signal?: AbortSignal, kind = ''): Promise<void> {
    await this.begin(signal, kind);
  }

  /** The place passes on to the first in line who may have it, or becomes free. */
  leave(kind = ''): void {
    const others = (this.running.get(kind) ?? 0) - 1;
    if (others > 0) this.running.set(kind, others);
    else this.running.delete(kind);
    this.places += 1;
    for (const [enter, waiting] of this.waiting) {
      if (this.places === 0) return;
      if (this.mayEnter(waiting)) enter();
    }
  }

  /** @returns what waits for a place where there is none */
  private begin(signal: AbortSignal | undefined, kind: string): Promise<void> | undefined {
    signal?.throwIfAborted();
    if (!this.mayEnter(kind)) return this.turn(signal, kind);
    this.take(kind);
    return undefined;
  }

  private mayEnter(kind: string): boolean {
    return this.places > (this.running.has(kind) ? this.kept : 0);
  }

  private take(kind: string): void {
    this.places -= 1;
    this.running.set(kind, (this.running.get(kind) ?? 0) + 1);
  }

  private turn(signal: AbortSignal | undefined, kind: string): Promise<void> {
    if (this.queue >= this.longestQueue) throw unavailable();
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        this.waiting.delete(enter);
        signal?.removeEventListener('abort', leave);
        act();
      };
      const enter = () => {
        this.take(kind);
        settle(resolve);
      };
      const leave = () => settle(() => reject(signal?.reason as Error));
      this.waiting.set(enter, kind);
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
