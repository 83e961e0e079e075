import type { Advert } from './advert';
import type { ImageLike } from './media';
import { priceOf, type Price, type Priced } from './price';

/** How far ahead "soon" is. */
const SOON_MS = 30 * 24 * 60 * 60 * 1000;

/** A product as an offer needs it; what a list or an advert gives of it. */
export interface OfferedProduct extends Priced {
  id: string;
  product_name: string;
  product_name_sw?: string | null | undefined;
  images?: readonly ImageLike[] | undefined;
}

/** A product that is advertised or cheaper, now or soon. */
export interface Offer {
  product: OfferedProduct;
  /** The price while the offer runs. */
  price: Price;
  /** When it begins, for one that has not begun (ISO 8601). */
  starts?: string;
  /** When it ends; absent where it has no end. */
  ends?: string;
}

export interface Offers {
  /** Those that end first come first. */
  running: Offer[];
  /** Those that begin first come first. */
  soon: Offer[];
}

/**
 * The offers at a moment, from adverts and discounts, one for each product; what is over is left out.
 * @param now milliseconds since the epoch
 */
export function offersAt(adverts: readonly Advert[], products: readonly OfferedProduct[], now: number): Offers {
  // A list knows more of a product than an advert does.
  const known = new Map(
    [...adverts.map(({ product }) => product), ...products].map((product) => [product.id, product]),
  );
  const running: Offer[] = [];
  const soon: Offer[] = [];
  for (const product of known.values()) {
    const price = priceOf(product, now);
    const shown = adverts.filter((advert) => advert.product.id === product.id);
    const advert = shown.find((candidate) => isWithin(candidate, now));
    if (price.was !== undefined || advert) {
      const ends = price.was === undefined ? advert?.end_date : price.until;
      running.push({ product, price, ...(ends && { ends }) });
      continue;
    }
    const start = firstStart(product, shown, now);
    if (start === null) continue;
    const later = priceOf(product, Date.parse(start));
    const ends = later.until ?? shown.find((candidate) => isWithin(candidate, Date.parse(start)))?.end_date;
    soon.push({ product, price: later, starts: start, ...(ends && { ends }) });
  }
  return { running: running.sort(by(({ ends }) => ends)), soon: soon.sort(by(({ starts }) => starts)) };
}

interface Window {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

function isWithin({ start_date: start, end_date: end }: Window, now: number): boolean {
  return (!start || Date.parse(start) <= now) && (!end || now < Date.parse(end));
}

/** The next moment at which the product gets cheaper or is advertised, or null. */
function firstStart(product: OfferedProduct, adverts: readonly Advert[], now: number): string | null {
  const windows: Window[] = [...(product.discounts ?? []), { start_date: product.discount_start_date }];
  const cheaper = windows.filter(
    ({ start_date: start }) => start && priceOf(product, Date.parse(start)).was !== undefined,
  );
  const starts = [...cheaper, ...adverts].flatMap(({ start_date: start }) => {
    const ahead = start ? Date.parse(start) - now : NaN;
    return start && ahead > 0 && ahead <= SOON_MS ? [start] : [];
  });
  return starts.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

/** Earlier first; without a date last, and then by id, which is the same in every language. */
function by(date: (offer: Offer) => string | undefined) {
  const moment = (offer: Offer) => Date.parse(date(offer) ?? '') || Infinity;
  return (a: Offer, b: Offer) => {
    const [first, second] = [moment(a), moment(b)];
    return first === second ? a.product.id.localeCompare(b.product.id, 'en') : first - second;
  };
}
