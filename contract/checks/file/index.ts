import type { Check } from '../check';
import { contractFile } from './contractFile';

/** Group H: the contract file itself; that the server is there and lets us in is found before any check (run/run.ts). */
export const FILE: readonly Check[] = [contractFile];
