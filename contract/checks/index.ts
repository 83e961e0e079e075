import { ACCESS } from './access';
import { BROWSER } from './browser';
import type { Check } from './check';
import { FILE } from './file';
import { INPUT } from './input';
import { PROTOCOL } from './protocol';
import { ROBUSTNESS } from './robustness';
import { STATE } from './state';
import { UPLOADS } from './uploads';

/** The catalogue, in the order in which the checks run. */
export const CHECKS: readonly Check[] = [...FILE, ...PROTOCOL, ...STATE, ...UPLOADS, ...INPUT, ...ACCESS, ...BROWSER, ...ROBUSTNESS];
