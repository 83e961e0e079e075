import type { Priced } from '../../../../common/domain/price';
import { endOfDay, startOfDay } from '../../../../common/domain/dayInput';
import { lastDay } from '../../../../common/domain/days';
import { centsFromText } from '../../../../common/domain/money';
import { productForm as t } from '../../../texts/productForm';
import { priceOf } from '../../../../common/domain/price';
import { moneyText } from './numbers';
import type { ProductValues } from './productValues';

type PriceValues = Pick<
  ProductValues,
  'product_price' | 'new_price' | 'discount' | 'discount_start_date' | 'discount_end_date'
>;

/** What the form holds as the one price function takes it. */
export function pricedOf(values: PriceValues): Priced {
  const { discount, product_price, new_price } = values;
  return {
    product_price: moneyText(product_price),
    new_price: discount ? moneyText(new_price) : null,
    discount_start_date: discount ? startOfDay(values.discount_start_date) : null,
    discount_end_date: discount ? endOfDay(values.discount_end_date) : null,
  };
}

/** What visitors see of a discount: a price and when, or why they see none. */
export type Shown = { when: string; cents: number; was: number; percent: number } | { problem: string };

/** @returns null while there is no price to speak of */
export function shownPrice(values: PriceValues, now: number): Shown | null {
  const priced = pricedOf(values);
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

function whenText(begins: number | null, end: string | null | undefined): string {
  const from = begins === null ? null : lastDay(new Date(begins + 1).toISOString());
  if (from) return end ? t.visitors.fromUntil(from, lastDay(end)) : t.visitors.from(from);
  return end ? t.visitors.until(lastDay(end)) : t.visitors.now;
}
