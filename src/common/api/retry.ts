import { isPassing, type ApiError } from './errors';

const TRIES = 3;
const FIRST_DELAY_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/**
 * Delay before a read is retried, or null for not at all (docs/product.md, 12.1: three tries, growing delay with
 * jitter, `Retry-After` honoured, never after a 4xx but 408 and 429).
 * @param status HTTP status or the reason there is none
 * @param attempt the try that failed, from 1
 * @param retryAfter the header's value: seconds or an HTTP date
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function retryDelay(
  status: ApiError['status'],
  attempt: number,
  retryAfter: string | null | undefined,
  random: () => number = Math.random,
): number | null {
  if (attempt >= TRIES || !isPassing(status)) return null;
  const asked = retryAfterMs(retryAfter);
  if (asked !== null) return asked <= LONGEST_WAIT_MS ? asked : null;
  return FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + random());
}

function retryAfterMs(value: string | null | undefined): number | null {
  if (!value) return null;
  if (/^[0-9]+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
