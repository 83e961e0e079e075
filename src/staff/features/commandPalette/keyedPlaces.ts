import type { Capability } from '../../../common/api';
import type { StaffIconName } from '../../kit/StaffIcon';
import { shell as t } from '../../texts/shell';
import { paths } from '../../../common/domain/paths';
import { staffPaths } from '../../../common/domain/staffPaths';

export interface KeyedPlace {
  label: string;
  to: string;
  icon: StaffIconName;
  /** Two keys, one after the other. */
  keys: string;
  /** Only where the server offers this. */
  needs?: Capability;
}

/** Where `g` and a letter go, and what `c` and a letter create. */
export const keyedPlaces: readonly KeyedPlace[] = [
  { label: t.dashboard, to: paths.dashboard(), icon: 'home', keys: 'g d' },
  { label: t.products, to: staffPaths.products(), icon: 'box', keys: 'g p' },
  { label: t.articles, to: staffPaths.articles(), icon: 'doc', keys: 'g a' },
  { label: t.category, to: staffPaths.categories(), icon: 'folder', keys: 'g c' },
  { label: t.tags, to: staffPaths.tags(), icon: 'tag', keys: 'g t' },
  { label: t.quotes, to: staffPaths.quotes(), icon: 'inbox', keys: 'g q', needs: 'listQuotations' },
  { label: t.createProduct, to: staffPaths.createProduct(), icon: 'plus', keys: 'c p' },
  { label: t.createArticle, to: staffPaths.createArticle(), icon: 'plus', keys: 'c a' },
];
