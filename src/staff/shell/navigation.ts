import type { StaffIconName } from '../kit/StaffIcon';
import { shell as t } from '../texts/shell';
import { paths } from '../../common/domain/paths';
import { staffPaths } from '../../common/domain/staffPaths';

export interface Place {
  label: string;
  to: string;
  icon: StaffIconName;
  /** Current on this page alone, not on those below it. */
  exact?: boolean;
  /** Carries the number of new requests; only where the server offers them. */
  inbox?: boolean;
}

const dashboard: Place = { label: t.dashboard, to: paths.dashboard(), icon: 'home', exact: true };
const tags: Place = { label: t.tags, to: staffPaths.tags(), icon: 'tag' };
const category: Place = { label: t.category, to: staffPaths.categories(), icon: 'folder' };
const articles: Place = { label: t.articles, to: staffPaths.articles(), icon: 'doc' };
const products: Place = { label: t.products, to: staffPaths.products(), icon: 'box' };
const quotes: Place = { label: t.quotes, to: staffPaths.quotes(), icon: 'inbox', inbox: true };
const adverts: Place = { label: t.adverts, to: staffPaths.adverts(), icon: 'megaphone' };
export const account: Place = { label: t.account, to: paths.account(), icon: 'user' };

/** The sidebar's order (docs/product.md, 7.1), then what goes beyond it. */
export const mainPlaces: readonly Place[] = [dashboard, tags, category, articles, products];
export const furtherPlaces: readonly Place[] = [quotes, adverts];

/** At the foot of a phone; the rest stands in its sheet. */
export const phonePlaces: readonly Place[] = [dashboard, products, quotes, articles];
export const sheetPlaces: readonly Place[] = [adverts, tags, category, account];
