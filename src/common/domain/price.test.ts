import fc from 'fast-check';
import { priceMoment, priceOf, type Priced } from './price';

const START = '2026-11-10T00:00:00.000Z';
const END = '2026-11-30T00:00:00.000Z';
const [start, end] = [Date.parse(START), Date.parse(END)];
const DAY = 86_400_000;
const kit: Priced = { product_price: '65000.00', new_price: '49400.00' };
const windowed: Priced = { ...kit, discounts: [{ discount_percentage: 24, start_date: START, end_date: END }] };
const LOWER = { cents: 4_940_000, was: 6_500_000, percent: 24 };
const FULL = { cents: 6_500_000 };

test('without dates the lower price always holds', () => {
  expect(priceOf(kit, 0)).toEqual(LOWER);
  expect(priceOf({ ...kit, discounts: [{ discount_percentage: 24 }] }, 0)).toEqual(LOWER);
});

test.each([
  ['a moment before it begins', start - 1, FULL],
  ['when it begins', start, { ...LOWER, until: END }],
  ['its last moment', end - 1, { ...LOWER, until: END }],
  ['when it ends', end, FULL],
])('%s', (_when, now, expected) => {
  expect(priceOf(windowed, now)).toEqual(expected);
  expect(priceOf({ ...kit, discount_start_date: START, discount_end_date: END }, now)).toEqual(expected);
});

test('a bound that is missing is no bound; of several windows one must be open', () => {
  expect(priceOf({ ...kit, discount_end_date: END }, 0)).toEqual({ ...LOWER, until: END });
  expect(priceOf({ ...kit, discount_start_date: START }, end + 400 * DAY)).toEqual(LOWER);
  const past = { discount_percentage: 10, start_date: '2025-01-01T00:00:00Z', end_date: '2025-02-01T00:00:00Z' };
  expect(
    priceOf({ ...kit, discounts: [past, { discount_percentage: 24, start_date: START, end_date: END }] }, start),
  ).toEqual({ ...LOWER, until: END });
  expect(priceOf({ ...kit, discounts: [past] }, start)).toEqual(FULL);
});

test('dates that are none open nothing', () => {
  expect(priceOf({ ...kit, discount_start_date: 'soon' }, start)).toEqual(FULL);
  expect(priceOf({ ...kit, discount_end_date: '0000-99' }, start)).toEqual(FULL);
});

test.each([
  ['30 % typed by staff', '1000.00', '700.00', 30],
  ['30 % of an odd price, made to cents', '999.99', '699.99', 30],
  ['just less than 30 %', '65000.00', '45510.00', 29],
  ['almost all of it', '9999.00', '40.00', 99],
  ['all of it', '9999.00', '0.00', 100],
])('%s', (_what, product_price, new_price, percent) => {
  expect(priceOf({ product_price, new_price }, 0)).toMatchObject({ percent });
});

test.each([
  ['no lower one', null],
  ['the same', '65000.00'],
  ['a higher one', '70000.00'],
  ['no amount', 'soon'],
])('%s is no discount', (_what, price) => {
  expect(priceOf({ ...kit, new_price: price }, start)).toEqual(FULL);
});

test('a price that is no amount is on request', () => {
  expect(priceOf({ product_price: 'ask', new_price: '100.00' }, start)).toEqual({ cents: null });
});

test('by any clock: no NaN, nothing negative, never dearer than before', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 1e9 }).map((cents) => (cents / 100).toFixed(2)),
    fc.string(),
  );
  const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
  const moment = fc.oneof(
    fc.constant(null),
    date.map((day) => day.toISOString()),
    fc.string(),
  );
  const priced = fc.record({
    product_price: amount,
    new_price: fc.oneof(fc.constant(null), amount),
    discounts: fc.array(fc.record({ discount_percentage: fc.nat(100), start_date: moment, end_date: moment }), {
      maxLength: 3,
    }),
    discount_start_date: moment,
    discount_end_date: moment,
  });
  fc.assert(
    fc.property(priced, fc.integer({ min: -1e13, max: 1e13 }), (product, now) => {
      const { cents, was, percent } = priceOf(product, now);
      if (cents === null) return;
      expect(Number.isInteger(cents) && cents >= 0).toBe(true);
      if (was !== undefined) expect(was).toBeGreaterThan(cents);
      if (percent !== undefined) expect(percent >= 0 && percent <= 100).toBe(true);
    }),
  );
});

test('from one moment of the prices to the next they stay as they are', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => new Date(start + days * DAY).toISOString());
  const window = fc.record({
    discount_percentage: fc.constant(24),
    start_date: fc.option(day),
    end_date: fc.option(day),
  });
  const moments = fc.tuple(fc.integer({ min: -DAY, max: 41 * DAY }), fc.integer({ min: 0, max: 41 * DAY }));
  fc.assert(
    fc.property(fc.array(window, { maxLength: 3 }), moments, (discounts, [from, later]) => {
      const product = { ...kit, discounts };
      const [since, now] = [start + from, start + from + later];
      const moment = priceMoment([undefined, product], since, now);
      expect(priceOf(product, moment)).toEqual(priceOf(product, now));
      expect(moment).toBeGreaterThanOrEqual(since);
    }),
  );
  expect(priceMoment([windowed, { ...kit, discount_end_date: '0000-00-00 00:00:00' }], start, end + DAY)).toBe(end);
  expect(priceMoment([windowed], start + DAY, end - 1)).toBe(start + DAY);
});
