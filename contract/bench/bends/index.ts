import { BESIDE } from './beside';
import { CACHES } from './caches';
import { CLIENTS } from './clients';
import { EDGES } from './edges';
import { FILES } from './files';
import { IDENTITY_IDS } from './identity/ids';
import { IDENTITY_SESSIONS } from './identity/sessions';
import { KEPT_INPUT } from './kept/input';
import { KEPT_TEXTS } from './kept/texts';
import { KEPT_VALUES } from './kept/values';
import { NAMES } from './names';
import { ORDER_DASHBOARD } from './order/dashboard';
import { ORDER_LISTS } from './order/lists';
import { ORDER_PAGES } from './order/pages';
import { RACES } from './races';
import { SALES_DRAFTS } from './sales/drafts';
import { SALES_PAYMENTS } from './sales/payments';
import { SALES_SENDING } from './sales/sending';
import { SALES_STAFF } from './sales/staff';
import { SALES_VISITS } from './sales/visits';
import { SEARCH } from './search';
import { SEQUENCES } from './sequences';
import type { SubtleDefect } from './tools';

export type { SubtleDefect } from './tools';

/** What real servers get wrong after their first green run: a file or a folder a class. */
export const SUBTLE: readonly SubtleDefect[] = [
  ...KEPT_TEXTS,
  ...KEPT_VALUES,
  ...KEPT_INPUT,
  ...IDENTITY_IDS,
  ...IDENTITY_SESSIONS,
  ...CLIENTS,
  ...CACHES,
  ...SEARCH,
  ...ORDER_LISTS,
  ...ORDER_PAGES,
  ...ORDER_DASHBOARD,
  ...RACES,
  ...FILES,
  ...NAMES,
  ...SALES_DRAFTS,
  ...SALES_SENDING,
  ...SALES_PAYMENTS,
  ...SALES_VISITS,
  ...SALES_STAFF,
  ...SEQUENCES,
  ...EDGES,
  ...BESIDE,
];
