import type { Capability } from '../common/api';
import { staffPatterns } from '../common/domain/staffPaths';
import type { StaffIconName } from './kit/StaffIcon';
import { shell as t } from './texts/shell';
import { matchPath } from 'react-router-dom';

export type StaffPage = keyof typeof staffPatterns;

interface PlaceParts {
  /** The file that holds its program; what loads it stands in app/staffPages.ts. */
  chunk: string;
  label?: string;
  icon?: StaffIconName;
  /** Two keys that lead there, one after the other: `g` goes to a page, `c` creates something. */
  keys?: string;
  /** Only where the server offers this. */
  needs?: Capability;
}

/** Every staff page: its chunk, and what it is called wherever a way leads to it. Its address stands in staffPaths.ts. */
const parts = {
  dashboard: { chunk: 'staff-home', label: t.dashboard, icon: 'home', keys: 'g d' },
  products: { chunk: 'staff-products', label: t.products, icon: 'box', keys: 'g p' },
  createProduct: { chunk: 'staff-product-form', label: t.createProduct, icon: 'plus', keys: 'c p' },
  editProduct: { chunk: 'staff-product-form' },
  articles: { chunk: 'staff-articles', label: t.articles, icon: 'doc', keys: 'g a' },
  createArticle: { chunk: 'staff-article-form', label: t.createArticle, icon: 'plus', keys: 'c a' },
  editArticle: { chunk: 'staff-article-form' },
  categories: { chunk: 'staff-categories', label: t.category, icon: 'folder', keys: 'g c' },
  tags: { chunk: 'staff-tags', label: t.tags, icon: 'tag', keys: 'g t' },
  quotes: { chunk: 'staff-quotes', label: t.quotes, icon: 'inbox', keys: 'g q', needs: 'listQuotations' },
  proposals: { chunk: 'staff-proposals', label: t.proposals, icon: 'file', keys: 'g o', needs: 'listProposals' },
  proposal: { chunk: 'staff-proposal-form' },
  adverts: { chunk: 'staff-adverts', label: t.adverts, icon: 'megaphone' },
  listingHealth: {
    chunk: 'staff-listing-health',
    label: t.listingHealth,
    icon: 'health',
    needs: 'listProducts.health=without-image',
  },
  missedSearches: {
    chunk: 'staff-searches',
    label: t.missedSearches,
    icon: 'search',
    keys: 'g s',
    needs: 'listMissedSearches',
  },
  visits: { chunk: 'staff-visits', label: t.visits, icon: 'calendar', keys: 'g v', needs: 'listVisits' },
  counties: { chunk: 'staff-counties', label: t.counties, icon: 'pin', needs: 'listCounties' },
  notices: { chunk: 'staff-notices', label: t.notices, icon: 'alert', needs: 'listFailedNotices' },
  account: { chunk: 'staff-account', label: t.account, icon: 'user' },
  signIn: { chunk: 'staff-sign-in' },
} as const satisfies Record<StaffPage, PlaceParts>;

type StaffChunk = (typeof parts)[StaffPage]['chunk'];

/** A page with its address and its chunk. */
export const staffRoutes = (Object.keys(parts) as StaffPage[]).map((page) => ({
  page,
  pattern: staffPatterns[page],
  chunk: parts[page].chunk,
}));

/** A page that a way leads to. */
export interface Place extends Omit<Required<PlaceParts>, 'chunk' | 'keys' | 'needs'> {
  page: StaffPage;
  to: string;
  keys: string | undefined;
  needs: Capability | undefined;
}

/** The pages that ways lead to, in the order of the record. */
export const places: readonly Place[] = (Object.entries(parts) as [StaffPage, PlaceParts][]).flatMap(
  ([page, { label, icon, keys, needs }]) =>
    label === undefined || icon === undefined ? [] : [{ page, to: staffPatterns[page], label, icon, keys, needs }],
);

/** Some of them, in an order of their own. */
const placesOf = (...pages: readonly StaffPage[]): readonly Place[] =>
  pages.flatMap((page) => places.filter((place) => place.page === page));

const routeOf = (pathname: string) => staffRoutes.find(({ pattern }) => matchPath(pattern, pathname));

/** The page of a staff address; undefined for a dashboard page that does not exist. */
export const staffPageOf = (pathname: string): StaffPage | undefined => routeOf(pathname)?.page;

/** The same, as the name of its chunk. */
export const staffChunkOf = (pathname: string): StaffChunk | undefined => routeOf(pathname)?.chunk;

/** The sidebar's order (docs/product.md, 7.1), then what goes beyond it. */
export const mainPlaces = placesOf('dashboard', 'tags', 'categories', 'articles', 'products');
export const furtherPlaces = placesOf('quotes', 'proposals', 'visits', 'adverts', 'missedSearches', 'counties');
export const ownPlaces = placesOf('account');

/** At the foot of a phone; the rest stands in its sheet. */
export const phonePlaces = placesOf('dashboard', 'products', 'quotes', 'articles');
export const sheetPlaces = placesOf(
  'proposals',
  'visits',
  'adverts',
  'missedSearches',
  'counties',
  'tags',
  'categories',
  'account',
);
