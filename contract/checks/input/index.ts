import type { Check } from '../check';

/** Group B: what is refused and what is taken. */
export const INPUT: readonly Check[] = [];
