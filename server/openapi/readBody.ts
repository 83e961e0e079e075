import type { Readable } from 'node:stream';
import { ApiError } from '../errors';

/** A sender of a few kilobytes that is silent for so long has gone (milliseconds). */
const LONGEST_SILENCE = 8_000;

/**
 * Watches a request body while something else reads it.
 * @param silence milliseconds without a byte after which the sender counts as gone; a slow one goes on sending
 * @param fail called once when the sender falls silent or breaks off; not after the returned function
 * @returns stops watching
 */
export function watchSender(payload: Readable, silence: number, fail: (error: ApiError) => void): () => void {
  const timer = setTimeout(() => {
    // The rest will not come, so the connection is of no further use.
    fail(new ApiError(408, 'The request did not arrive in time.', undefined, undefined, { connection: 'close' }));
  }, silence);
  const heard = () => void timer.refresh();
  const brokenOff = () => fail(new ApiError(400, 'The request broke off.'));
  payload.on('data', heard).once('error', brokenOff).once('aborted', brokenOff);
  return () => {
    clearTimeout(timer);
    payload.off('data', heard).off('aborted', brokenOff);
    // The error listener stays: a break after the answer must not end the process.
  };
}

/**
 * Reads a whole body into memory.
 * @throws ApiError as `receiveBody`
 */
export async function readBody(payload: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await receiveBody(payload, limit, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

/**
 * Reads a body to its end.
 * @param take gets each piece of it; without it nothing is kept
 * @throws ApiError 413 above `limit` bytes, 408 when the sender falls silent, 400 when it breaks off
 */
export function receiveBody(payload: Readable, limit: number, take?: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 0;
    const finish = (act: () => void) => {
      stopWatching();
      payload.off('data', collect);
      act();
    };
    const collect = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return take?.(chunk);
      finish(() => reject(new ApiError(413, 'The request is too large.')));
      // Read on without keeping it: a sender that is cut off in the middle does not see the answer.
      payload.resume();
    };
    const stopWatching = watchSender(payload, LONGEST_SILENCE, (error) => finish(() => reject(error)));
    payload.on('data', collect).once('end', () => finish(resolve));
  });
}
