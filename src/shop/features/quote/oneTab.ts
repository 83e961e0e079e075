import { stored } from '../../../common/browser/stored';

const NAME = 'quote-outbox';
const LEASE_MS = 60_000;
/** Long enough for two tabs that write at the same moment to see who was last. */
const SETTLE_MS = 60;

interface Lease {
  owner: string;
  until: number;
}

/** Stands in where the browser has no locks (plain http). */
const lease = stored<Lease | null>({
  area: 'localStorage',
  key: 'quoteOutboxLease',
  empty: null,
  check: (data) => {
    const { owner, until } = data as Partial<Lease>;
    return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
  },
});

/** This tab is at it. */
let here = false;

/** Does the work unless it is being done. @returns false where another tab is at it */
export async function inOneTab(work: () => Promise<void>): Promise<boolean> {
  if (here) return true;
  here = true;
  try {
    // The types promise locks everywhere; plain http has none.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return await withLease(work);
    return await locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
  } finally {
    here = false;
  }
}

async function withLease(work: () => Promise<void>): Promise<boolean> {
  const owner = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const other = lease.read();
  const now = Date.now();
  // A lease far in the future was made by another clock.
  if (other && other.until > now && other.until <= now + LEASE_MS) return false;
  lease.keep({ owner, until: now + LEASE_MS });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  if (lease.read()?.owner !== owner) return false;
  try {
    await work();
    return true;
  } finally {
    if (lease.read()?.owner === owner) lease.forget();
  }
}
