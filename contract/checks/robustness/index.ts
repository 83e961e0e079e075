import type { Check } from '../check';
import { broken } from './broken';
import { conditional } from './conditional';
import { alive, latency } from './health';
import { pieces } from './pieces';
import { compressed, inOrder } from './transport';

/** Group G: what a server must stand. */
export const ROBUSTNESS: readonly Check[] = [broken, compressed, inOrder, conditional, pieces, latency, alive];
