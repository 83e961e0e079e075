import type { Check } from '../check';
import { deleteGone } from './deleteGone';

/** Group D: what a sequence of calls must lead to, on records of the run's own. */
export const STATE: readonly Check[] = [deleteGone];
