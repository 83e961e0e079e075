import type { Check } from '../check';

/** Group A: protocol and shape, beside what every answer is judged by (run/judge.ts). */
export const PROTOCOL: readonly Check[] = [];
