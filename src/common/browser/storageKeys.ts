interface KeyInfo {
  area: 'localStorage' | 'sessionStorage';
  holds: string;
  /** The point of the privacy page that tells of it; none where it says nothing of a person. */
  told: 'cart' | 'comfort' | 'waiting' | 'tab' | 'staff' | null;
  /** It stays when somebody signs out: how the pages look and answer keys says nothing of whom or what. */
  survivesSignOut?: true;
}

/**
 * All that the program keeps in a browser's storage; a name that ends in ' ' or '/' begins many keys. Who keeps a value
 * is checked against the names by type alone, so that nobody downloads this table for it.
 */
export const storageKeys = {
  cartItems: { area: 'localStorage', holds: 'the cart (a slice)', told: 'cart' },
  favoriteProducts: { area: 'localStorage', holds: 'the favourites (a slice)', told: 'cart' },
  recentProducts: { area: 'localStorage', holds: 'the products looked at last', told: 'comfort' },
  comparedProducts: { area: 'localStorage', holds: 'the products to compare, for a day', told: 'comfort' },
  likedArticles: { area: 'localStorage', holds: 'ids of the articles liked', told: 'comfort' },
  quoteOutbox: {
    area: 'localStorage',
    holds: 'requests that wait for the network, for 7 days at most after the first try',
    told: 'waiting',
  },
  quoteOutboxLease: { area: 'localStorage', holds: 'which tab sends them, for a minute', told: null },
  county: { area: 'localStorage', holds: 'the county that the visitor named', told: 'comfort' },
  advertProducts: { area: 'sessionStorage', holds: 'the adverts of this visit (a slice)', told: 'tab' },
  quoteDraft: { area: 'sessionStorage', holds: 'a quote request being typed', told: 'tab' },
  'correctedDraft ': { area: 'sessionStorage', holds: 'a refused request being corrected, by request', told: 'tab' },
  contactDraft: { area: 'sessionStorage', holds: 'a message being typed', told: 'tab' },
  'commentDraft ': { area: 'sessionStorage', holds: 'a comment being typed, by article', told: 'tab' },
  'ratingDraft ': { area: 'sessionStorage', holds: 'a rating being typed, by product', told: 'tab' },
  typedEarly: { area: 'sessionStorage', holds: 'what was typed into a page before the program came', told: 'tab' },
  requestKey: { area: 'sessionStorage', holds: 'the last request and its idempotency key', told: 'tab' },
  entryKeys: {
    area: 'sessionStorage',
    holds: 'random keys of what staff sent and heard nothing of yet, by form',
    told: null,
  },
  articleVisit: { area: 'sessionStorage', holds: 'a random mark of the visit, and the views it counted', told: null },
  scrollPlaces: { area: 'sessionStorage', holds: 'how far the pages of this visit were scrolled', told: null },
  reloadedForChunk: { area: 'sessionStorage', holds: 'the build that a page was reloaded for', told: null },
  'draft/': { area: 'localStorage', holds: 'what staff typed and did not save, by account and form', told: 'staff' },
  recentJumps: { area: 'localStorage', holds: 'where staff jumped to last', told: 'staff' },
  readEvents: { area: 'localStorage', holds: 'the events that staff have read', told: 'staff' },
  pushDevice: { area: 'localStorage', holds: 'under which id the server notifies this browser', told: 'staff' },
  requestSound: { area: 'localStorage', holds: 'that a new request makes a sound', told: 'staff' },
  singleKeys: {
    area: 'localStorage',
    holds: 'that plain keys are no shortcuts for staff',
    told: null,
    survivesSignOut: true,
  },
  rows: { area: 'localStorage', holds: 'whether rows of lists are low', told: null, survivesSignOut: true },
  scheme: { area: 'localStorage', holds: 'light or dark', told: null, survivesSignOut: true },
} as const satisfies Record<string, KeyInfo>;

type Surviving = {
  [K in keyof typeof storageKeys]: (typeof storageKeys)[K] extends { survivesSignOut: true } ? K : never;
}[keyof typeof storageKeys];

/** What stays when somebody signs out, as the table says. */
export const surviving = Object.keys({ singleKeys: true, rows: true, scheme: true } satisfies Record<Surviving, true>);

type Names<A extends KeyInfo['area']> = {
  [K in keyof typeof storageKeys]: (typeof storageKeys)[K]['area'] extends A ? K : never;
}[keyof typeof storageKeys];
type KeyIn<A extends KeyInfo['area']> = {
  [K in Names<A>]: K extends `${string}${' ' | '/'}` ? `${K}${string}` : K;
}[Names<A>];

/** Keys of sessionStorage: what they hold ends with the tab. */
export type SessionKey = KeyIn<'sessionStorage'>;
/** Where a value is kept. */
export type StoragePlace =
  | { area: 'localStorage'; key: KeyIn<'localStorage'> }
  | { area: 'sessionStorage'; key: SessionKey };
