import { boundRequest, forAll } from '../database/requestTime';
import { Semaphore } from '../semaphore';

/** One thread renders them; the second uses the time in which the first waits for the database. */
const AT_ONCE = 2;
/** About a second of rendering, and of looking again, which takes a quarter. Other requests are answered in between. */
const [LONGEST_QUEUE, LONGEST_QUEUE_OF_LOOKS] = [50, 200];

/**
 * Pages that are being rendered: each once for all who ask meanwhile, and no more at once than the server can bear. After
 * a change all that were shown before are looked at again; they wait in a line of their own, and no new page behind them.
 */
export class Renderings<T> {
  private readonly running = new Map<string, Promise<T>>();
  private readonly looks = new Semaphore(AT_ONCE, LONGEST_QUEUE_OF_LOOKS);
  private readonly places = new Semaphore(AT_ONCE, LONGEST_QUEUE);

  /** @param longest ms that one with a key may wait for the database: it spends the time of none who share it */
  constructor(private readonly longest: number) {}

  /**
   * @param key of all that may share the rendering; null shares it with nobody
   * @param again finds out whether what was rendered before still holds; without it nothing was
   * @throws ApiError 503 where too many wait already, also behind a look that found that it does not
   */
  run(key: string | null, render: () => Promise<T>, again?: () => Promise<T | undefined>): Promise<T> {
    const shared = key === null ? undefined : this.running.get(key);
    if (shared) return shared;
    const rendered = () => this.places.run(render);
    const begin = () => (again ? this.looks.run(again).then((same) => same ?? rendered()) : rendered());
    if (key === null) return begin();
    const running = forAll(() => boundRequest(this.longest, begin));
    this.running.set(key, running);
    return running.finally(() => this.running.delete(key));
  }
}
