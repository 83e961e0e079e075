import { setTimeout as delay } from 'node:timers/promises';
import { pictureOf } from '../../server/testing/uploadPictures';
import { callerOf, signIn } from '../support/calls';

/** Longest wait for an answer while the store is away, ms. */
export const AWAY_MS = 5_000;

/** Staff who write articles with two pictures each, one after the other, until they are told to rest. */
export class Uploaders {
  /** Titles that were acknowledged. */
  readonly acknowledged: string[] = [];
  /** Answers that said to try again later, and those that never came. */
  refused = 0;
  unanswered = 0;
  /** What is neither. */
  readonly others: string[] = [];
  /** The longest waits for an answer that said no, and for one that said yes. */
  refusedMs = 0;
  acknowledgedMs = 0;
  private sent = 0;

  private constructor(
    private readonly origin: string,
    private readonly token: string,
    private readonly picture: Buffer,
  ) {}

  static async on(origin: string): Promise<Uploaders> {
    return new Uploaders(origin, await signIn(origin), await pictureOf('png', 200, 140));
  }

  /** @param count how many at once. @returns what makes them rest, and waits until they do */
  begin(count: number): () => Promise<void> {
    let isOn = true;
    const writers = Array.from({ length: count }, async () => {
      while (isOn) await this.upload();
    });
    return async () => {
      isOn = false;
      await Promise.all(writers);
    };
  }

  async upload(): Promise<number | null> {
    const staff = callerOf(this.origin, this.token);
    const title = `Uploaded ${(this.sent += 1)}`;
    const begin = performance.now();
    const answer = await staff('createArticle', { body: { title }, files: [this.picture, this.picture] }).catch(
      () => null,
    );
    if (!answer) {
      this.unanswered += 1;
      await delay(50);
      return null;
    }
    const ms = performance.now() - begin;
    if (answer.status === 201) {
      this.acknowledged.push(title);
      this.acknowledgedMs = Math.max(this.acknowledgedMs, ms);
      return answer.status;
    }
    this.refusedMs = Math.max(this.refusedMs, ms);
    if (answer.status === 503 && answer.headers.has('retry-after')) this.refused += 1;
    else this.others.push(`${answer.status} ${answer.text.slice(0, 100)}`);
    return answer.status;
  }
}
