import { ACCESS } from './access';
import { ALWAYS, type Rule } from './always';
import { BROWSER } from './browser';
import type { Check } from './check';
import { FILE } from './file/contractFile';
import { INPUT } from './input';
import { PROTOCOL } from './protocol';
import { ROBUSTNESS } from './robustness';
import { slow } from './robustness/slow';
import { STATE } from './state';
import { UPLOADS } from './uploads';

/** The catalogue, in the order in which the checks run. */
export const CHECKS: readonly Check[] = [
  ...FILE,
  ...PROTOCOL,
  ...STATE,
  ...UPLOADS,
  slow,
  ...INPUT,
  ...ACCESS,
  ...BROWSER,
  ...ROBUSTNESS,
];

/** Everything that can be found wrong, by id. */
export const RULES: readonly Rule[] = [...ALWAYS, ...CHECKS].sort((one, other) => (one.id < other.id ? -1 : 1));
