/**
 * The pages of visitors: what the router and the server match, and what the site map and the feed are made of. Every
 * address of the site is built here.
 */
export const patterns = {
  home: '/',
  shop: '/shop',
  guide: '/shop/which-kit',
  product: '/shop/single-product/:productId',
  compare: '/shop/compare',
  search: '/search',
  contact: '/contact',
  events: '/events',
  menu: '/menu',
  auth: '/auth',
  privacy: '/privacy',
  favourites: '/favourites',
  about: '/about',
  aboutPictures: '/about/pictures',
  gallery: '/gallery',
  articles: '/articles',
  article: '/articles/single-article/:articleId',
  proposal: '/q/:shareKey',
} as const;

/** A text as a part of an address; half of a character would make the encoding throw. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** The address of a record's page. */
export const addressAt = (pattern: string, id: string): string => pattern.replace(/:\w+/, () => encoded(id));

/** Whether a path is that of a page without parameters; as the router and the server, it takes other capitals and a slash at the end. */
export const isAt = (pattern: string, pathname: string): boolean =>
  pathname.toLowerCase().replace(/\/+$/, '') === pattern;

export const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** Where to go on after signing in; read back with `returnAddress`. */
const returning = (path: string, from: string | undefined) => withQuery(path, from ? `from=${encoded(from)}` : '');

export const paths = {
  home: () => patterns.home,
  shop: (query = '') => withQuery(patterns.shop, query),
  guide: (query = '') => withQuery(patterns.guide, query),
  product: (id: string) => addressAt(patterns.product, id),
  compare: (query = '') => withQuery(patterns.compare, query),
  search: (query = '') => withQuery(patterns.search, query),
  articles: (query = '') => withQuery(patterns.articles, query),
  article: (id: string) => addressAt(patterns.article, id),
  proposal: (shareKey: string) => addressAt(patterns.proposal, shareKey),
  contact: () => patterns.contact,
  about: () => patterns.about,
  aboutPictures: () => patterns.aboutPictures,
  menu: () => patterns.menu,
  events: () => patterns.events,
  gallery: () => patterns.gallery,
  favourites: () => patterns.favourites,
  feed: () => '/feed.xml',
  privacy: () => patterns.privacy,
  signIn: (from?: string) => returning('/sign-in', from),
  auth: (from?: string) => returning(patterns.auth, from),
  account: () => '/account',
  dashboard: () => '/dashboard',
} as const;
