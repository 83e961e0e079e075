/** Every address of the site is built here. */
const segment = encodeURIComponent;
/** Where to go on after signing in; read back with `returnAddress`. */
const returning = (from: string | undefined) => (from ? `?from=${encodeURIComponent(from)}` : '');

export const paths = {
  home: () => '/',
  shop: (query = '') => `/shop${query && `?${query}`}`,
  product: (id: string) => `/shop/single-product/${segment(id)}`,
  articles: (query = '') => `/articles${query && `?${query}`}`,
  article: (id: string) => `/articles/single-article/${segment(id)}`,
  contact: () => '/contact',
  about: () => '/about',
  menu: () => '/menu',
  events: () => '/events',
  gallery: () => '/gallery',
  favourites: () => '/favourites',
  feed: () => '/feed.xml',
  privacy: () => '/privacy',
  signIn: (from?: string) => `/sign-in${returning(from)}`,
  auth: (from?: string) => `/auth${returning(from)}`,
  account: () => '/account',
  dashboard: () => '/dashboard',
} as const;

/** The patterns the router and the server match. */
export const patterns = {
  home: '/',
  shop: '/shop',
  product: '/shop/single-product/:productId',
  contact: '/contact',
  events: '/events',
  menu: '/menu',
  auth: '/auth',
  privacy: '/privacy',
  favourites: '/favourites',
  about: '/about',
  gallery: '/gallery',
  articles: '/articles',
  article: '/articles/single-article/:articleId',
} as const;
