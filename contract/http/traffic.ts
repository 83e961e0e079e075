import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from './exchange';

export interface Limits {
  /** Requests a second; 0 for no limit. */
  rps: number;
  maxRequests: number;
}

/** Connections failed again and again, or the agreed number of requests is used up: the run ends. */
export class RunEnded extends Error {}

const MAX_FAILED_CONNECTIONS = 3;
/** How long a `Retry-After` is obeyed; beyond it the answer stands. */
const MAX_WAIT_S = 90;
/** Why a run ended that somebody has ended. */
export const INTERRUPTED = 'it was interrupted';

/** However many wait beside each other. */
function interruptionOfMany(): AbortController {
  const interruption = new AbortController();
  setMaxListeners(0, interruption.signal);
  return interruption;
}

/** What all that ask beside each other have in common: their limits and waits, and what was said. */
export class Traffic {
  readonly exchanges: Exchange[] = [];
  onWait: (seconds: number) => void = () => undefined;
  sent = 0;
  waitedMs = 0;
  private nextSlot = 0;
  private failedInARow = 0;
  private unlimited = false;
  private interruption = interruptionOfMany();
  private waiting = 0;
  private waitingSince = 0;

  constructor(private readonly limits: Limits) {}

  /** Ends what waits for the answer to a read. */
  get signal(): AbortSignal {
    return this.interruption.signal;
  }

  /** Ends the run at its next request; a wait ends at once, and a read that is under way. */
  interrupt(): void {
    this.interruption.abort();
  }

  /** Lets the clean-up send what it needs, whatever was used up or interrupted before. */
  extend(): void {
    this.interruption = interruptionOfMany();
    this.unlimited = true;
    this.failedInARow = 0;
  }

  /** Waits as a 429 says. Requests wait beside each other: time that passed for several of them passed once. */
  async standStill(seconds: number): Promise<void> {
    if (this.waiting === 0) {
      this.waitingSince = Date.now();
      this.onWait(seconds);
    }
    this.waiting += 1;
    try {
      await wait(seconds * 1000 + 50, undefined, { signal: this.interruption.signal });
    } catch {
      throw new RunEnded(INTERRUPTED);
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.waitedMs += Date.now() - this.waitingSince;
    }
  }

  /** Waits until the next request may be sent. @returns its number */
  async slot(): Promise<number> {
    if (this.interruption.signal.aborted) throw new RunEnded(INTERRUPTED);
    if (!this.unlimited && this.sent >= this.limits.maxRequests)
      throw new RunEnded(`${this.limits.maxRequests} requests were sent (--max-requests).`);
    this.sent += 1;
    const number = this.sent;
    if (this.limits.rps <= 0) return number;
    const now = Date.now();
    const at = Math.max(now, this.nextSlot);
    this.nextSlot = at + 1000 / this.limits.rps;
    if (at > now) await wait(at - now);
    return number;
  }

  /** Keeps what a request was answered. @throws RunEnded where too many in a row were not */
  keep(answer: Exchange): void {
    this.failedInARow = answer.failure === null ? 0 : this.failedInARow + 1;
    this.exchanges.push(answer);
    if (this.failedInARow >= MAX_FAILED_CONNECTIONS)
      throw new RunEnded(
        `${MAX_FAILED_CONNECTIONS} requests in a row got no answer; the last: ${answer.failure ?? ''}.`,
      );
  }
}

/** The seconds to wait that an answer names; null where there are none, or more than are waited. */
export function waitOf({ headers }: Pick<Exchange, 'headers'>): number | null {
  const after = Number(headers['retry-after']);
  return after <= MAX_WAIT_S ? after : null;
}
