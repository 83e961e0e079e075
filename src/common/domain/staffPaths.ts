import { addressAt, encoded, withQuery } from './paths';

/** The staff's pages, as paths.ts has the visitors'; they are a program of their own, so the shop's pages carry none of it but the way there. */
export const staffPatterns = {
  signIn: '/sign-in',
  account: '/account',
  dashboard: '/dashboard',
  products: '/dashboard/products',
  createProduct: '/dashboard/products/create-product',
  editProduct: '/dashboard/products/edit-product/:id',
  articles: '/dashboard/article',
  createArticle: '/dashboard/article/create-article',
  editArticle: '/dashboard/article/edit-article/:id',
  categories: '/dashboard/category',
  tags: '/dashboard/tags',
  quotes: '/dashboard/quotes',
  proposals: '/dashboard/quotations',
  proposal: '/dashboard/quotations/:id',
  adverts: '/dashboard/adverts',
  listingHealth: '/dashboard/health',
  missedSearches: '/dashboard/searches',
  counties: '/dashboard/counties',
  visits: '/dashboard/visits',
  notices: '/dashboard/notices',
} as const;

/** The account's part that quotations begin with, as its place in the address. */
export const SALES_SETTINGS = 'quotations';

export const staffPaths = {
  products: (query = '') => withQuery(staffPatterns.products, query),
  createProduct: (copyOf?: string) => withQuery(staffPatterns.createProduct, copyOf ? `copy=${encoded(copyOf)}` : ''),
  editProduct: (id: string, field?: string) =>
    withQuery(addressAt(staffPatterns.editProduct, id), field ? `field=${encoded(field)}` : ''),
  articles: (query = '') => withQuery(staffPatterns.articles, query),
  createArticle: () => staffPatterns.createArticle,
  editArticle: (id: string) => addressAt(staffPatterns.editArticle, id),
  quotes: (query = '') => withQuery(staffPatterns.quotes, query),
  quote: (id: string) => withQuery(staffPatterns.quotes, `id=${encoded(id)}`),
  proposals: (query = '') => withQuery(staffPatterns.proposals, query),
  proposal: (id: string) => addressAt(staffPatterns.proposal, id),
  salesSettings: () => `${staffPatterns.account}#${SALES_SETTINGS}`,
  adverts: () => staffPatterns.adverts,
  notices: () => staffPatterns.notices,
  missedSearches: () => staffPatterns.missedSearches,
  listingHealth: (query = '') => withQuery(staffPatterns.listingHealth, query),
} as const;

/** Whether an address belongs to the staff's program, the dashboard's unknown pages included. */
export const isStaffPath = (pathname: string): boolean => /^\/(sign-in\/?$|account\/?$|dashboard(\/|$))/.test(pathname);
