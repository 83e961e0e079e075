import { AUTHORISATION } from './defects/authorisation';
import { CORS } from './defects/cors';
import { ENVELOPE } from './defects/envelope';
import { IMAGES_PLACES } from './defects/images/places';
import { IMAGES_TAKEN } from './defects/images/taken';
import { PAGINATION } from './defects/pagination';
import { ROBUSTNESS } from './defects/robustness';
import { SCHEMA } from './defects/schema';
import { SECRETS } from './defects/secrets';
import { STATE_FIGURES } from './defects/state/figures';
import { STATE_FOLLOWED } from './defects/state/followed';
import { STATE_LISTS } from './defects/state/lists';
import { STATE_SALES } from './defects/state/sales';
import { STATE_SAVED } from './defects/state/saved';
import { STATE_VISIBILITY } from './defects/state/visibility';
import { STATUS } from './defects/status';
import type { BenchDefect } from './defects/tools';
import { VALIDATION } from './defects/validation';

export { ANY_OPERATION, NO_OPERATION, type BenchDefect, type DefectClass } from './defects/tools';

/**
 * Bugs as real servers have them, each switched on alone with the minimal server's `defect` option,
 * to measure what the conformance kit finds.
 */
export const DEFECTS: readonly BenchDefect[] = [
  ...STATUS,
  ...ENVELOPE,
  ...SCHEMA,
  ...VALIDATION,
  ...AUTHORISATION,
  ...SECRETS,
  ...STATE_VISIBILITY,
  ...STATE_SAVED,
  ...STATE_FOLLOWED,
  ...STATE_LISTS,
  ...STATE_SALES,
  ...STATE_FIGURES,
  ...PAGINATION,
  ...IMAGES_TAKEN,
  ...IMAGES_PLACES,
  ...CORS,
  ...ROBUSTNESS,
];
