import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { describeFailure } from '../http/failures';
import { PUBLIC_TOPICS, type ContentVersions, type Topic } from './versions';

/**
 * An answer that was on its way to the cache, or was made by a process that had not heard yet, may arrive after the purge:
 * so it is purged again (milliseconds).
 */
const AGAIN = 1_000;
/** Of an answer to a purge (milliseconds). */
const PATIENCE = 2_000;
const LAST_PATIENCE = 1_000;
/** Between two purges, and between the tries while the cache is away (milliseconds). */
const PAUSE = 100;
const LONGEST_PAUSE = 10_000;

/**
 * Tells caches before the server what this process drops from its own memory, by the same topics: with each process doing
 * so, nothing that one of them showed before it heard of a change outlives it. Behind nobody's back: writes never wait for
 * it, and a purge that is lost ends with the time for which an answer may be kept.
 */
export class Purger {
  private readonly targets: readonly Target[];
  private readonly stops: readonly (() => void)[];

  constructor(urls: readonly string[], content: ContentVersions, log: FastifyBaseLogger) {
    this.targets = urls.map((url) => new Target(url, log));
    const purge = (topic: Topic) => {
      for (const target of this.targets) target.purge(topic);
    };
    this.stops = PUBLIC_TOPICS.map((topic) =>
      content.onChange(topic, () => {
        purge(topic);
        setTimeout(purge, AGAIN, topic).unref();
      }),
    );
  }

  /** Once more for all: pages of this build name files that the next one may not have. */
  async close(): Promise<void> {
    for (const stop of this.stops) stop();
    await Promise.all(this.targets.map((target) => target.close()));
  }
}

/** One cache. What is to be purged is a set, so that it stays small however long the cache is away. */
class Target {
  private readonly due = new Set<Topic>();
  private isWorking = false;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly log: FastifyBaseLogger,
  ) {}

  purge(topic: Topic): void {
    this.due.add(topic);
    if (!this.isWorking) void this.work();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.send(PUBLIC_TOPICS, LAST_PATIENCE).catch(() => undefined);
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    let pause = PAUSE;
    // Topics that change together are purged together.
    await turn();
    while (this.due.size > 0 && !this.closed) {
      const topics = [...this.due];
      this.due.clear();
      try {
        await this.send(topics, PATIENCE);
        if (pause > PAUSE) this.log.info('the cache is purged again');
        pause = PAUSE;
      } catch (error) {
        for (const topic of topics) this.due.add(topic);
        if (pause === PAUSE) this.log.warn({ failure: describeFailure(error) }, 'the cache could not be purged');
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
      await delay(pause, undefined, { ref: false });
    }
    this.isWorking = false;
  }

  /** @throws where it is not purged for certain */
  private async send(topics: readonly Topic[], patience: number): Promise<void> {
    const answer = await fetch(this.url, {
      method: 'PURGE',
      redirect: 'manual',
      headers: { 'surrogate-key': topics.join(' ') },
      signal: AbortSignal.timeout(patience),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`PURGE was answered ${answer.status}`);
  }
}
