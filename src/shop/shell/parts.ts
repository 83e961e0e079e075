import { storedText, useStored } from '../../common/browser/stored';

/** Parts of the shell that wait outside of the first load; each is fetched when it is opened, or when a press or a pointer aims at what opens it (`data-opens`). */
export const parts = {
  cart: () => import(/* webpackChunkName: "cart" */ './CartOverlay').then(({ CartOverlay }) => CartOverlay),
  quote: () => import(/* webpackChunkName: "quote" */ './QuoteOverlay').then(({ QuoteOverlay }) => QuoteOverlay),
  rating: () =>
    import(/* webpackChunkName: "rating" */ '../features/rating/RatingDialog').then(({ RatingDialog }) => RatingDialog),
  menu: () => import(/* webpackChunkName: "menu" */ './NavSheet').then(({ NavSheet }) => NavSheet),
  toast: () => import(/* webpackChunkName: "toast" */ './ShopToast').then(({ ShopToast }) => ShopToast),
  shared: () =>
    import(/* webpackChunkName: "shared-cart" */ '../features/cart/SharedCartDialog').then(
      ({ SharedCartDialog }) => SharedCartDialog,
    ),
  print: () => import(/* webpackChunkName: "qr-code" */ './PrintCode').then(({ PrintCode }) => PrintCode),
  outbox: () => import(/* webpackChunkName: "outbox" */ '../features/quote/Outbox').then(({ Outbox }) => Outbox),
  focus: () => import(/* webpackChunkName: "focus" */ '../../common/app/focusStays').then((part) => part.focusStays()),
  comparing: () =>
    import(/* webpackChunkName: "comparing" */ '../features/compare/CompareBar').then(({ CompareBar }) => CompareBar),
};

export type PartName = keyof typeof parts;

/** Brings a part that is about to be opened. What fails is asked for again when it is. */
export function bringPart(name: string): void {
  if (name in parts) parts[name as PartName]().catch(() => undefined);
}

// Every page asks whether there is a text; what it says is known where it is kept (compared.ts, outbox.ts).
const comparedText = storedText({ area: 'localStorage', key: 'comparedProducts' });
const outboxText = storedText({ area: 'localStorage', key: 'quoteOutbox' });

/** Whether products to compare are kept in this browser, which `comparing` shows. */
export const useHasCompared = (): boolean => useStored(comparedText) !== '';

/** Whether any request is kept in this browser, for which `outbox` is there. */
export const useHasKeptRequests = (): boolean => useStored(outboxText) !== '';
