import type { Check } from '../check';
import { broken } from './broken';
import { alive, latency } from './health';
import { slow } from './slow';
import { compressed, inOrder } from './transport';

/** Group G: what a server must stand. */
export const ROBUSTNESS: readonly Check[] = [broken, compressed, inOrder, slow, latency, alive];
