import { ACCESS } from './demands/access';
import { BROWSER } from './demands/browser';
import type { Demands } from './demands/demand';
import { FILE } from './demands/file';
import { INPUT } from './demands/input';
import { PROTOCOL } from './demands/protocol';
import { ROBUSTNESS } from './demands/robustness';
import { SALES } from './demands/sales';
import { STATE } from './demands/state';
import { TRACES } from './demands/traces';
import { UPLOADS } from './demands/uploads';

/** What each check demands, by its id. */
export const DEMANDS: Demands = {
  ...PROTOCOL,
  ...INPUT,
  ...ACCESS,
  ...STATE,
  ...SALES,
  ...BROWSER,
  ...UPLOADS,
  ...ROBUSTNESS,
  ...FILE,
  ...TRACES,
};
