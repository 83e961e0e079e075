import { centsFromText } from './money';

/** What decides a price; the shape of a product or of an advert's product (openapi.yaml). */
export interface Priced extends Partial<DiscountDates> {
  product_price: string;
  new_price?: string | null | undefined;
  discounts?: readonly DiscountWindow[] | undefined;
}

/** A product's own dates, ISO 8601; no bound on the side of one that is missing. */
export interface DiscountDates {
  discount_start_date: string | null | undefined;
  discount_end_date: string | null | undefined;
}

interface DiscountWindow {
  discount_percentage: number;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

/** A product's price now. Cents; `was`, `percent` and `until` only while a lower price holds. */
export interface Price {
  /** Null where the server's price is no amount: shown as "Price on request". */
  cents: number | null;
  was?: number;
  /** Whole per cent saved, rounded down as the server's filters do: no cheaper product is missing under the number it bears. */
  percent?: number;
  /** When the lower price ends (ISO 8601). */
  until?: string;
}

/**
 * The price of a product at a moment, for card, detail, cart, adverts and WhatsApp text alike. `new_price` counts only
 * while a discount's dates allow it; without dates it always does.
 * @param now milliseconds since the epoch
 */
export function priceOf(product: Priced, now: number): Price {
  const full = centsFromText(product.product_price);
  const lower = centsFromText(product.new_price);
  if (full === null || lower === null || lower >= full) return { cents: full };
  const windows = windowsOf(product);
  const open = windows.find((window) => isOpen(window, now));
  if (windows.length > 0 && !open) return { cents: full };
  return {
    cents: lower,
    was: full,
    // To two decimals first: what a percentage made was rounded to cents.
    percent: Math.floor(Math.round(((full - lower) * 10_000) / full) / 100),
    ...(open?.end_date && { until: open.end_date }),
  };
}

/**
 * The last moment up to `now` at which a discount of a product began or ended; `since` where that is later. From one to
 * the next all prices stay as they are.
 */
export function priceMoment(products: readonly (Priced | undefined)[], since: number, now: number): number {
  const bounds = products.flatMap((product) =>
    product ? windowsOf(product).flatMap((window) => [window.start_date, window.end_date]) : [],
  );
  return Math.max(since, ...bounds.map((bound) => Date.parse(bound ?? '')).filter((bound) => bound <= now));
}

/** A product's own dates where they decide its price: there is a lower one, and no discount has the same dates. */
export function decidingDates({
  new_price: lower,
  discounts,
  discount_start_date: start,
  discount_end_date: end,
}: Priced): DiscountDates {
  const same = discounts?.some(
    (discount) => (discount.start_date ?? null) === (start ?? null) && (discount.end_date ?? null) === (end ?? null),
  );
  return centsFromText(lower) === null || same
    ? { discount_start_date: undefined, discount_end_date: undefined }
    : { discount_start_date: start, discount_end_date: end };
}

function windowsOf(
  product: Priced,
): { start_date?: string | null | undefined; end_date?: string | null | undefined }[] {
  const own = { start_date: product.discount_start_date, end_date: product.discount_end_date };
  return [...(product.discounts ?? []), own].filter((window) => window.start_date || window.end_date);
}

function isOpen(
  window: { start_date?: string | null | undefined; end_date?: string | null | undefined },
  now: number,
): boolean {
  const start = window.start_date ? Date.parse(window.start_date) : -Infinity;
  const end = window.end_date ? Date.parse(window.end_date) : Infinity;
  // What is no date is on neither side of a moment.
  return start <= now && now < end;
}
