import { matchPath } from 'react-router-dom';
import { staffPatterns } from '../../common/domain/staffPaths';

/** A staff page and the name of its chunk; what is loaded for it stands in staffPages.ts. */
export interface StaffRoute {
  pattern: string;
  chunk: StaffChunk;
}

const chunks = {
  signIn: 'staff-sign-in',
  account: 'staff-account',
  dashboard: 'staff-home',
  products: 'staff-products',
  createProduct: 'staff-product-form',
  editProduct: 'staff-product-form',
  articles: 'staff-articles',
  createArticle: 'staff-article-form',
  editArticle: 'staff-article-form',
  categories: 'staff-categories',
  tags: 'staff-tags',
  quotes: 'staff-quotes',
  adverts: 'staff-adverts',
  listingHealth: 'staff-health',
} as const satisfies Record<keyof typeof staffPatterns, string>;

export type StaffPage = keyof typeof staffPatterns;
export type StaffChunk = (typeof chunks)[StaffPage];

export const staffRoutes = (Object.keys(staffPatterns) as StaffPage[]).map((page) => ({
  page,
  pattern: staffPatterns[page],
  chunk: chunks[page],
}));

const routeOf = (pathname: string) => staffRoutes.find(({ pattern }) => matchPath(pattern, pathname));

/** The page of a staff address; undefined for a dashboard page that does not exist. */
export const staffPageOf = (pathname: string): StaffPage | undefined => routeOf(pathname)?.page;

/** The same, as the name of its chunk. */
export const staffChunkOf = (pathname: string): StaffChunk | undefined => routeOf(pathname)?.chunk;
