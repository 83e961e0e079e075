import { ACCOUNTS } from './parts/accounts';
import { ARTICLES } from './parts/articles';
import { DASHBOARD } from './parts/dashboard';
import { GENERAL } from './parts/general';
import { PLACES } from './parts/places';
import { PRODUCTS } from './parts/products';
import { PROPOSALS } from './parts/proposals';
import { QUOTATIONS } from './parts/quotations';
import type { Row } from './row';

/**
 * Which checks ask for what a sentence says, or why none can; of the entries whose words stand in it the longest counts.
 * A sentence that comes in several parts of the contract stands with the first.
 */
export const ASKED: readonly Row[] = [
  ...GENERAL,
  ...ACCOUNTS,
  ...PRODUCTS,
  ...ARTICLES,
  ...QUOTATIONS,
  ...PROPOSALS,
  ...PLACES,
  ...DASHBOARD,
];
