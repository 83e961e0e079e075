import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { laterThan } from '../browser/moment';
import { priceMoment, type Priced } from '../domain/price';

const NowContext = createContext(0);
/** The outermost one: the document's, from which `laterThan` counts, whenever a page within it was opened. */
const DocumentContext = createContext(0);

export function NowProvider({ value, children }: { value: number; children?: ReactNode }) {
  const document = useContext(DocumentContext) || value;
  return (
    <DocumentContext value={document}>
      <NowContext value={value}>{children}</NowContext>
    </DocumentContext>
  );
}

/**
 * The moment a page was rendered, in milliseconds since the epoch: the server's when it rendered, so that hydration
 * shows the same prices, and independent of a phone's wrong clock.
 */
export function useNow(): number {
  return useContext(NowContext);
}

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
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/**
 * The present minute, in milliseconds since the epoch, as time passes: first the moment of rendering, so that hydration
 * finds what the server wrote, then the visitor's clock. For what may be seen to change, such as opening hours: a page
 * kept open overnight, or brought back by the browser, knows no other.
 * @param present the clock to go by from then on, told when the document was rendered; prices go by `laterThan`
 */
export function useMinute(present: (rendered: number) => number = presentMinute): number {
  const rendered = useNow();
  const document = useContext(DocumentContext);
  return useSyncExternalStore(
    onNewMinute,
    () => present(document),
    () => rendered,
  );
}

/**
 * The moment whose prices something shows and sends: that of rendering until one of the products' discounts begins or
 * ends, then that of this change. A page kept open overnight thus has the prices of the day, and is drawn anew for
 * nothing else. Milliseconds since the epoch.
 */
export function usePriceMoment(products: readonly (Priced | undefined)[]): number {
  const rendered = useNow();
  return useMinute((document) => priceMoment(products, rendered, laterThan(document)));
}
