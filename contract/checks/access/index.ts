import type { Check } from '../check';

/** Group C: sessions, secrets and the account. */
export const ACCESS: readonly Check[] = [];
