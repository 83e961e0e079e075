import { centsFromText } from '../../../../common/domain/money';
import { amountText, isNumber, moneyText, plainNumber } from './numbers';

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

interface Linked {
  product_price: string;
  discount_percentage: string;
  new_price: string;
}

/**
 * What one typed field says of the others: a percentage gives the new price; a new price or another price gives the
 * percentage, since the new price is what visitors read. Nothing where several changed at once (a draft came back).
 */
export function filledIn(before: Linked, now: Linked): Partial<Linked> {
  const changed = (['product_price', 'discount_percentage', 'new_price'] as const).filter(
    (name) => before[name] !== now[name],
  );
  if (changed.length !== 1) return {};
  const full = centsFromText(moneyText(now.product_price));
  if (full === null) return {};
  if (changed[0] === 'discount_percentage' || now.new_price.trim() === '') {
    const percent = isNumber(now.discount_percentage) ? Number(plainNumber(now.discount_percentage)) : -1;
    return changed[0] !== 'new_price' && percent >= 0 && percent <= 100
      ? { new_price: amountText(lowered(full, percent)) ?? '' }
      : {};
  }
  const percent = percentBetween(full, centsFromText(moneyText(now.new_price)) ?? -1);
  return percent === null ? {} : { discount_percentage: String(percent) };
}
