import type { Check } from '../check';
import { blank } from './blank';
import { boundsOut } from './boundsOut';
import { errorNamesField } from './errorNamesField';
import { requiredMissing } from './requiredMissing';
import { wrongType } from './wrongType';

/** Group B: what is refused and what is taken. */
export const INPUT: readonly Check[] = [requiredMissing, wrongType, boundsOut, blank, errorNamesField];
