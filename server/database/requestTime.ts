import { AsyncLocalStorage } from 'node:async_hooks';

/** What follows a deed, its record and the news of it, is tried for so long although the deed took all the time, ms. */
const AFTERWARDS = 300;

/** How long one request has waited for the database and the disk; waits beside each other count once. */
class RequestTime {
  private spent = 0;
  private waits = 0;
  private since = 0;

  constructor(private longest: number) {}

  get left(): number {
    return this.longest - this.spent - (this.waits > 0 ? performance.now() - this.since : 0);
  }

  begin(): void {
    if (this.waits === 0) this.since = performance.now();
    this.waits += 1;
  }

  end(): void {
    this.waits -= 1;
    if (this.waits === 0) this.spent += performance.now() - this.since;
  }

  leave(least: number): void {
    this.longest += Math.max(0, least - this.left);
  }
}

const requests = new AsyncLocalStorage<RequestTime>();

/**
 * Bounds all that a request waits for the database and the disk of pictures, however many its statements and files are (docs/decisions/040-time-in-the-database.md):
 * the time for its body to come and for its pictures to be made does not count. What it asks of this server itself, as a page its data, is a part of it.
 * @param longest ms
 */
export function boundRequest<T>(longest: number, work: () => T): T {
  return requests.getStore() ? work() : requests.run(new RequestTime(longest), work);
}

/** Does what several requests wait for, and none of them may cut short. */
export const forAll = <T>(work: () => Promise<T>): Promise<T> => requests.exit(async () => await work());

/** To be called before what is done after the deed. */
export const allowAfterwards = (): void => requests.getStore()?.leave(AFTERWARDS);

/** @throws Error ETIMEDOUT where the request has less left */
export function requireTime(ms: number): void {
  if ((requests.getStore()?.left ?? Infinity) < ms) throw tooLate();
}

/**
 * Waits for the database, while the request has time left.
 * @param longest ms, also where no request waits; Infinity leaves it to the request
 * @param giveUp called when the time is over; has to end the wait
 * @throws Error ETIMEDOUT, without a try, where no time is left
 */
export async function waitInTime<T>(
  longest: number,
  giveUp: (late: Error) => void,
  wait: () => Promise<T>,
): Promise<T> {
  const time = requests.getStore();
  const left = Math.min(longest, time?.left ?? longest);
  if (left <= 0) throw tooLate();
  let isOver = false;
  // After a pause of the whole process timers run before what arrived meanwhile is read, so that is waited for.
  const timer = left < Infinity ? setTimeout(() => setImmediate(() => isOver || giveUp(tooLate())), left) : undefined;
  time?.begin();
  try {
    return await wait();
  } finally {
    isOver = true;
    clearTimeout(timer);
    time?.end();
  }
}

/**
 * The same for what goes on although nobody waits for it any more.
 * @param unwanted gets what comes too late
 * @throws Error ETIMEDOUT
 */
export function awaitInTime<T>(longest: number, work: () => Promise<T>, unwanted?: (late: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const giveUp = (late: Error) => {
      isOver = true;
      reject(late);
    };
    const wait = async () => {
      const made = await work();
      if (isOver) unwanted?.(made);
      return made;
    };
    waitInTime(longest, giveUp, wait).then(resolve, reject);
  });
}

const tooLate = () => Object.assign(new Error('The database or the disk took too long.'), { code: 'ETIMEDOUT' });
