import type { Check } from '../check';

/** Group G: broken and hostile requests. */
export const ROBUSTNESS: readonly Check[] = [];
