import { CACHES } from './caches';
import { CLIENTS } from './clients';
import { FILES_SENT } from './files/sent';
import { FILES_STORED } from './files/stored';
import { IDENTITY_ACCOUNT } from './identity/account';
import { IDENTITY_IDS } from './identity/ids';
import { IDENTITY_SESSIONS } from './identity/sessions';
import { KEPT_DATES } from './kept/dates';
import { KEPT_DERIVED } from './kept/derived';
import { KEPT_EMPTY } from './kept/empty';
import { KEPT_ENDS } from './kept/ends';
import { KEPT_INPUT } from './kept/input';
import { KEPT_REFUSED } from './kept/refused';
import { KEPT_TEXTS } from './kept/texts';
import { KEPT_VALUES } from './kept/values';
import { NAMES } from './names';
import { ORDER_DASHBOARD } from './order/dashboard';
import { ORDER_DISCOUNTS } from './order/discounts';
import { ORDER_LISTS } from './order/lists';
import { ORDER_PAGES } from './order/pages';
import { RACES_AT_ONCE } from './races/atOnce';
import { RACES_VERSIONS } from './races/versions';
import { SALES_CALENDAR } from './sales/calendar';
import { SALES_DRAFTS } from './sales/drafts';
import { SALES_LINKS } from './sales/links';
import { SALES_LISTS } from './sales/lists';
import { SALES_PAYMENTS } from './sales/payments';
import { SALES_SECOND_FACTOR } from './sales/secondFactor';
import { SALES_SENDING } from './sales/sending';
import { SALES_STAFF } from './sales/staff';
import { SALES_VISITS } from './sales/visits';
import { SEARCH_KISWAHILI } from './search/kiswahili';
import { SEARCH_LISTS } from './search/lists';
import { SEARCH_STAFF } from './search/staff';
import { SEARCH_SUGGESTIONS } from './search/suggestions';
import { SEARCH_WORDS } from './search/words';
import type { SubtleDefect } from './tools';

export type { SubtleDefect } from './tools';

/** What real servers get wrong after their first green run: a file or a folder a class. */
export const SUBTLE: readonly SubtleDefect[] = [
  ...KEPT_TEXTS,
  ...KEPT_VALUES,
  ...KEPT_DERIVED,
  ...KEPT_INPUT,
  ...KEPT_EMPTY,
  ...KEPT_ENDS,
  ...KEPT_DATES,
  ...KEPT_REFUSED,
  ...IDENTITY_IDS,
  ...IDENTITY_SESSIONS,
  ...IDENTITY_ACCOUNT,
  ...CLIENTS,
  ...CACHES,
  ...SEARCH_WORDS,
  ...SEARCH_LISTS,
  ...SEARCH_STAFF,
  ...SEARCH_SUGGESTIONS,
  ...SEARCH_KISWAHILI,
  ...ORDER_LISTS,
  ...ORDER_DISCOUNTS,
  ...ORDER_PAGES,
  ...ORDER_DASHBOARD,
  ...RACES_AT_ONCE,
  ...RACES_VERSIONS,
  ...FILES_STORED,
  ...FILES_SENT,
  ...NAMES,
  ...SALES_DRAFTS,
  ...SALES_LISTS,
  ...SALES_SENDING,
  ...SALES_LINKS,
  ...SALES_PAYMENTS,
  ...SALES_VISITS,
  ...SALES_CALENDAR,
  ...SALES_STAFF,
  ...SALES_SECOND_FACTOR,
];
