const KEPT = 'requestKey';

interface Kept {
  body: string;
  key: string;
}

/** The last request's, where the browser has no storage. */
let inMemory: Kept | null = null;

/**
 * The idempotency key of a request (openapi.yaml, IdempotencyKey): one per thing wanted. The same body gets the same
 * key for as long as the tab is open, so that a retry arrives once; another body gets a new one.
 */
export function requestKey(body: string): string {
  const kept = read();
  if (kept?.body === body) return kept.key;
  const next = { body, key: randomKey() };
  inMemory = next;
  try {
    window.sessionStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // No storage: the memory does.
  }
  return next.key;
}

/** The thing wanted was had: wanting the same again is a new request. */
export function forgetRequestKey(): void {
  inMemory = null;
  try {
    window.sessionStorage.removeItem(KEPT);
  } catch {
    // No storage: nothing was kept.
  }
}

function read(): Kept | null {
  try {
    const { body, key } = JSON.parse(window.sessionStorage.getItem(KEPT) ?? 'null') as Partial<Kept>;
    if (typeof body === 'string' && typeof key === 'string' && /^[0-9a-f]{32}$/.test(key)) return { body, key };
  } catch {
    // No storage, or something else in it.
  }
  return inMemory;
}

/** 128 random bits; `randomUUID` would be missing on plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
