import { Semaphore } from '../semaphore';

/** One thread renders them; the second uses the time in which the first waits for the database. */
const AT_ONCE = 2;
/** About a second of rendering. Other requests are answered in between. */
const LONGEST_QUEUE = 50;

/** Pages that are being rendered: each once for all who ask meanwhile, and no more at once than the server can bear. */
export class Renderings<T> {
  private readonly running = new Map<string, Promise<T>>();
  private readonly places = new Semaphore(AT_ONCE, LONGEST_QUEUE);

  /**
   * @param key of all that may share the rendering; null shares it with nobody
   * @returns null where too many wait already
   */
  run(key: string | null, render: () => Promise<T>): Promise<T> | null {
    const shared = key === null ? undefined : this.running.get(key);
    if (shared) return shared;
    if (this.places.queue >= LONGEST_QUEUE) return null;
    const running = this.places.run(render);
    if (key === null) return running;
    this.running.set(key, running);
    return running.finally(() => this.running.delete(key));
  }
}
