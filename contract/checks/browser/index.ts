import type { Check } from '../check';

/** Group E: what a browser on another origin needs (CORS). */
export const BROWSER: readonly Check[] = [];
