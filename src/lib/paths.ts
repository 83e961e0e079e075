/** Every address of the site is built here. */
const segment = encodeURIComponent;

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
  feed: () => '/feed.xml',
  privacy: () => '/privacy',
  signIn: () => '/sign-in',
  auth: () => '/auth',
  account: () => '/account',
  dashboard: () => '/dashboard',
} as const;

/** The patterns the router and the server match. */
export const patterns = {
  home: '/',
  shop: '/shop',
  product: '/shop/single-product/:productId',
  articles: '/articles',
  article: '/articles/single-article/:articleId',
} as const;
