import type { Check } from '../check';
import { foreign, vary, wildcard } from './foreign';
import { preflights } from './preflight';
import { actual, errorsToo } from './readable';

/** Group E: what browsers ask of a server whose pages are of another origin (CORS). */
export const BROWSER: readonly Check[] = [preflights, actual, errorsToo, foreign, wildcard, vary];
