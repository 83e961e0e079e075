const NAME = 'quote-outbox';
/** Key of the lease, in localStorage, where the browser has no locks (plain http). */
const LEASE = 'quoteOutboxLease';
const LEASE_MS = 60_000;
/** Long enough for two tabs that write at the same moment to see who was last. */
const SETTLE_MS = 60;

interface Lease {
  owner: string;
  until: number;
}

/** Does the work unless another tab is at it. */
export async function inOneTab(work: () => Promise<void>): Promise<void> {
  // The types promise locks everywhere; plain http has none.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  else await withLease(work);
}

async function withLease(work: () => Promise<void>): Promise<void> {
  const owner = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const other = read();
  const now = Date.now();
  // A lease far in the future was made by another clock.
  if (other && other.until > now && other.until <= now + LEASE_MS) return;
  window.localStorage.setItem(LEASE, JSON.stringify({ owner, until: now + LEASE_MS } satisfies Lease));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  if (read()?.owner !== owner) return;
  try {
    await work();
  } finally {
    if (read()?.owner === owner) window.localStorage.removeItem(LEASE);
  }
}

function read(): Lease | null {
  try {
    const { owner, until } = JSON.parse(window.localStorage.getItem(LEASE) ?? 'null') as Partial<Lease>;
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
  } catch {
    return null;
  }
}
