/** Every address of the staff's pages is built here; they are a program of their own, so the shop's code carries none of it. */
const segment = encodeURIComponent;

export const staffPaths = {
  products: (query = '') => `/dashboard/products${query && `?${query}`}`,
  createProduct: (copyOf?: string) => `/dashboard/products/create-product${copyOf ? `?copy=${segment(copyOf)}` : ''}`,
  editProduct: (id: string, field?: string) =>
    `/dashboard/products/edit-product/${segment(id)}${field ? `?field=${segment(field)}` : ''}`,
  articles: (query = '') => `/dashboard/article${query && `?${query}`}`,
  createArticle: () => '/dashboard/article/create-article',
  editArticle: (id: string) => `/dashboard/article/edit-article/${segment(id)}`,
  categories: () => '/dashboard/category',
  tags: () => '/dashboard/tags',
  quotes: (query = '') => `/dashboard/quotes${query && `?${query}`}`,
  quote: (id: string) => `/dashboard/quotes?id=${segment(id)}`,
  adverts: () => '/dashboard/adverts',
  listingHealth: (query = '') => `/dashboard/health${query && `?${query}`}`,
} as const;

/** The patterns of the staff's pages, which are a program of their own. */
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
  adverts: '/dashboard/adverts',
  listingHealth: '/dashboard/health',
} as const;

/** Whether an address belongs to the staff's program, the dashboard's unknown pages included. */
export const isStaffPath = (pathname: string): boolean => /^\/(sign-in\/?$|account\/?$|dashboard(\/|$))/.test(pathname);
