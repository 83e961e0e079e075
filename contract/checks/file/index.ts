import type { Check } from '../check';

/** Group H: the contract itself. */
export const FILE: readonly Check[] = [];
