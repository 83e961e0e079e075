import { stored } from './stored';

interface Kept {
  body: string;
  key: string;
}

const last = stored<Kept | null>({
  area: 'sessionStorage',
  key: 'requestKey',
  empty: null,
  inMemory: true,
  check: (data) => {
    const { body, key } = data as Partial<Kept>;
    return typeof body === 'string' && isRandomKey(key) ? { body, key } : null;
  },
});

/**
 * The idempotency key of a request (openapi.yaml, IdempotencyKey): one per thing wanted. The same body gets the same
 * key for as long as the tab is open, so that a retry arrives once; another body gets a new one.
 */
export function requestKey(body: string): string {
  const kept = last.read();
  if (kept?.body === body) return kept.key;
  const next = { body, key: randomKey() };
  last.keep(next);
  return next.key;
}

/** The thing wanted was had, whoever sent it: wanting the same again is a new request. One begun since keeps its key. */
export function forgetRequestKey(key: string): void {
  if (last.read()?.key === key) last.forget();
}

/** 128 random bits as 32 hexadecimal digits; `randomUUID` would be missing on plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const isRandomKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
