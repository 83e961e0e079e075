/** Lets at most `places` pieces of work run at once; the others wait in order. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];

  constructor(private places: number) {}

  /** How many wait. */
  get queue(): number {
    return this.waiting.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.places > 0) this.places -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place passes on to the next in line, or becomes free.
      const next = this.waiting.shift();
      if (next) next();
      else this.places += 1;
    }
  }
}
