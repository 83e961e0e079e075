import { lastDay } from '../../../../common/domain/days';
import { centsFromText } from '../../../../common/domain/money';
import { priceOf } from '../../../../common/domain/price';
import { productForm as t } from '../../../texts/productForm';
import { amountText, isNumber, moneyText, plainNumber } from '../../../kit/form/numbers';
import { contractFields, type ProductValues } from './productValues';

/** Hundredths of a per cent in a whole: a percentage may have two decimals. */
const WHOLE = 10_000;

/** The price after a discount, in whole cents, half a cent up. @param percent 0 to 100 with at most two decimals */
export function lowered(cents: number, percent: number): number {
  // Beyond 2^53 for the largest price: exact all the same.
  const kept = BigInt(WHOLE - Math.round(percent * 100));
  return Number((BigInt(cents) * kept + BigInt(WHOLE / 2)) / BigInt(WHOLE));
}

/** By how many per cent one price lies under another, with at most two decimals; null where it does not. */
export function percentBetween(cents: number, lower: number): number | null {
  if (cents <= 0 || lower < 0 || lower > cents) return null;
  return Math.round(((cents - lower) / cents) * WHOLE) / 100;
}

/** Fields of which one follows from the others. */
const LINKED = ['product_price', 'discount_percentage', 'new_price'] as const;
type Linked = Pick<ProductValues, (typeof LINKED)[number]>;

/**
 * What one typed field says of the others: a percentage gives the new price; a new price or another price gives the
 * percentage, since the new price is what visitors read. Nothing where several changed at once (a draft came back).
 * @param derived the new price was filled in from the percentage: it goes with the price, which is typed key by key
 */
export function filledIn(before: Linked, now: Linked, derived = false): Partial<Linked> {
  const changed = LINKED.filter((name) => before[name] !== now[name]);
  if (changed.length !== 1) return {};
  const full = centsFromText(moneyText(now.product_price));
  if (full === null) return {};
  const typed = isNumber(now.discount_percentage) ? Number(plainNumber(now.discount_percentage)) : -1;
  const stands = typed >= 0 && typed <= 100;
  const givesPrice = changed[0] === 'discount_percentage' || now.new_price.trim() === '' || (derived && stands);
  if (changed[0] !== 'new_price' && givesPrice)
    return stands ? { new_price: amountText(lowered(full, typed)) ?? '' } : {};
  const percent = percentBetween(full, centsFromText(moneyText(now.new_price)) ?? -1);
  return percent === null ? {} : { discount_percentage: String(percent) };
}

/** What visitors see of a discount: a price and when, or why they see none. */
type Shown = { when: string; cents: number; was: number; percent: number } | { problem: string };

/** @returns null while there is no price to speak of */
export function shownPrice(values: ProductValues, now: number): Shown | null {
  const priced = contractFields(values);
  const full = centsFromText(priced.product_price);
  if (full === null) return null;
  const lower = centsFromText(priced.new_price);
  if (lower === null) return { problem: t.visitors.noNewPrice };
  if (lower >= full) return { problem: t.visitors.notLower };
  const [start, end] = [priced.discount_start_date, priced.discount_end_date];
  if (end && Date.parse(end) <= now) return { problem: t.visitors.ended(lastDay(end)) };
  const begins = start && Date.parse(start) > now ? Date.parse(start) : null;
  const { cents, was, percent } = priceOf(priced, begins ?? now);
  if (cents === null || was === undefined || percent === undefined) return null;
  return { when: whenText(begins, end), cents, was, percent };
}

function whenText(begins: number | null, end: string | null): string {
  const from = begins === null ? null : lastDay(new Date(begins + 1).toISOString());
  if (from) return end ? t.visitors.fromUntil(from, lastDay(end)) : t.visitors.from(from);
  return end ? t.visitors.until(lastDay(end)) : t.visitors.now;
}
