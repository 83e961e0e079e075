import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentVersions } from '../cache/versions';
import { forAll } from '../database/requestTime';
import { ApiError } from '../errors';
import { describeFailure } from './failures';

/** Streams of all staff in one process; who comes after them reads the answer once, and polls. */
const MOST_STREAMS = 200;
/** Milliseconds between two signs of life: proxies end what says nothing for a minute. */
const SIGN_OF_LIFE = 20_000;
const SECONDS_BY_DEFAULT = 60;
/** Milliseconds from one look at what is told to the next: many requests in a moment are one look of each stream. */
const PAUSE = 250;

export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') ?? false;

/** Answers that go on: the answer as it is now, and again whenever a change of the visitors' requests made it another. */
export class EventStreams {
  private readonly ends = new Set<() => void>();

  constructor(
    app: FastifyInstance,
    private readonly content: ContentVersions,
  ) {
    // A server that stops waits for answers; these would go on.
    app.addHook('preClose', (done) => {
      for (const end of this.ends) end();
      done();
    });
  }

  /**
   * Begins a stream.
   * @param first the answer as it is now
   * @param read answers anew
   * @returns false where there is no room for one more
   */
  open(request: FastifyRequest, reply: FastifyReply, first: string, read: () => Promise<string>): boolean {
    if (this.ends.size >= MOST_STREAMS) return false;
    const { seconds = SECONDS_BY_DEFAULT } = request.query as { seconds?: number };
    const { raw } = reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Nginx would keep events back.
      'x-accel-buffering': 'no',
    });
    // There is nothing to wait for, and the head itself would come with the end.
    if (request.method === 'HEAD') {
      raw.end();
      return true;
    }
    // Gone while that was read, of which nothing is told any more.
    if (raw.closed) return true;
    let shown = first;
    let reading = false;
    let stale = false;
    const write = (text: string) => raw.write(`data: ${text}\n\n`);
    const refresh = async () => {
      stale = true;
      if (reading) return;
      reading = true;
      while (stale && !raw.writableEnded) {
        stale = false;
        // Not within the time of the request whose change it tells of.
        const text = await forAll(read);
        if (text !== shown && !raw.writableEnded) write(text);
        shown = text;
        await delay(PAUSE, undefined, { ref: false });
      }
      reading = false;
    };
    const look = () => {
      refresh().catch((error: unknown) => {
        // A session that has ended meanwhile is no failure.
        if (!(error instanceof ApiError))
          request.log.warn({ failure: describeFailure(error) }, 'a stream of events ended');
        end();
      });
    };
    const stopListening = this.content.onChange('requests', look);
    const alive = setInterval(() => raw.write(':\n\n'), SIGN_OF_LIFE).unref();
    const over = setTimeout(() => end(), seconds * 1000).unref();
    const end = () => {
      raw.end();
      clean();
    };
    const clean = () => {
      clearInterval(alive);
      clearTimeout(over);
      stopListening();
      this.ends.delete(end);
    };
    raw.on('close', clean);
    this.ends.add(end);
    write(first);
    // What came while that was read.
    look();
    return true;
  }
}
