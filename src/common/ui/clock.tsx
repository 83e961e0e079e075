import { createContext, useContext, useSyncExternalStore } from 'react';
import { shopMoment } from '../browser/shopClock';
import { listen } from '../browser/listen';
import { priceMoment, type Priced } from '../domain/price';

/** The moment a page was rendered by the server, in milliseconds since the epoch; 0 where it came as plain files. */
export const NowContext = createContext(0);

/**
 * The moment of a page, in milliseconds since the epoch: the server's when it rendered, so that hydration shows the same
 * prices, and independent of a phone's wrong clock. Plain files, of which nothing is hydrated, go by the shop's present
 * moment: each answer that they show has told it before.
 */
export const useNow = (): number => useContext(NowContext) || shopMoment();

const MINUTE_MS = 60_000;
const presentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Tells each new minute, and the return to a page that was asleep. */
function onNewMinute(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(
      () => {
        tell();
        schedule();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  schedule();
  const stop = listen(document, { visibilitychange: tell });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * The present minute, in milliseconds since the epoch, as time passes: first the moment of rendering, so that hydration
 * finds what the server wrote, then the visitor's clock. For what may be seen to change, such as opening hours: a page
 * kept open overnight, or brought back by the browser, knows no other.
 * @param present the clock to go by from then on; prices go by `shopMoment`
 */
export function useMinute(present = presentMinute): number {
  const rendered = useNow();
  return useSyncExternalStore(onNewMinute, present, () => rendered);
}

/**
 * The moment whose prices something shows and sends: that of rendering until one of the products' discounts begins or
 * ends, then that of this change. A page kept open overnight thus has the prices of the day, and is drawn anew for
 * nothing else. Milliseconds since the epoch.
 */
export function usePriceMoment(products: readonly (Priced | undefined)[]): number {
  const rendered = useNow();
  return useMinute(() => priceMoment(products, rendered, shopMoment()));
}
