import type { Server, ServerResponse } from 'node:http';

/** What every reader has for an answer, ms, and the bytes a second beyond it: one of six connections of a phone by 2G. */
const PATIENCE = 60_000;
const LEAST_RATE = 1_000;
/** Bytes of answers that are made and wait for their readers. */
const MOST_WAITING = 256 * 1024 * 1024;

/**
 * Cuts answers that are made and not taken in time, and beyond a number of bytes those that have waited longest: whoever
 * takes a little now and then holds an answer in memory for no time that Node knows of.
 */
export function cutSlowReaders(server: Server, most = MOST_WAITING): void {
  /** Bytes by answer, the oldest first. */
  const waiting = new Map<ServerResponse, number>();
  let sum = 0;
  const forget = (response: ServerResponse) => {
    sum -= waiting.get(response) ?? 0;
    waiting.delete(response);
  };
  const wait = (response: ServerResponse) => {
    const bytes = response.socket?.writableLength ?? 0;
    if (bytes === 0) return;
    const timer = setTimeout(() => response.destroy(), PATIENCE + (bytes / LEAST_RATE) * 1_000).unref();
    response.once('close', () => {
      clearTimeout(timer);
      forget(response);
    });
    waiting.set(response, bytes);
    sum += bytes;
    for (const [oldest] of waiting) {
      if (sum <= most) return;
      forget(oldest);
      oldest.destroy();
    }
  };
  server.prependListener('request', (_request, response) => response.once('prefinish', () => wait(response)));
}
