import type { Advert } from './advert';
import { offersAt, type OfferedProduct } from './offers';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const day = (days: number) => new Date(NOW + days * 86_400_000).toISOString();

const product = (id: string, discount?: { from?: number; to?: number }): OfferedProduct => ({
  id,
  product_name: `Kit ${id}`,
  product_price: '1000.00',
  ...(discount && {
    new_price: '700.00',
    discounts: [
      {
        discount_percentage: 30,
        start_date: discount.from === undefined ? null : day(discount.from),
        end_date: discount.to === undefined ? null : day(discount.to),
      },
    ],
  }),
});
const advert = (id: string, from: number, to: number): Advert => ({
  id: `ad-${id}`,
  start_date: day(from),
  end_date: day(to),
  product: { ...product(id), images: [] },
});
const ids = (offers: readonly { product: OfferedProduct }[]) => offers.map((offer) => offer.product.id);

test('what is cheaper or advertised now runs; what ends first comes first', () => {
  const products = [
    product('plain'),
    product('endless', {}),
    product('late', { to: 9 }),
    product('early', { from: -2, to: 1 }),
  ];
  const { running, soon } = offersAt([advert('ad', -1, 4)], products, NOW);
  expect(ids(running)).toEqual(['early', 'ad', 'late', 'endless']);
  expect(running[0]).toMatchObject({ price: { cents: 70_000, was: 100_000, percent: 30 }, ends: day(1) });
  expect(running[1]).toMatchObject({ price: { cents: 100_000 }, ends: day(4) });
  expect(running[3]?.ends).toBeUndefined();
  expect(soon).toEqual([]);
});

test('what begins within a month comes soon, with the price it will have', () => {
  const products = [
    product('next', { from: 5, to: 9 }),
    product('far', { from: 45 }),
    product('over', { from: -9, to: -1 }),
  ];
  const { running, soon } = offersAt([advert('ad', 2, 4), advert('gone', -9, -1)], products, NOW);
  expect(running).toEqual([]);
  expect(ids(soon)).toEqual(['ad', 'next']);
  expect(soon[1]).toMatchObject({ starts: day(5), ends: day(9), price: { cents: 70_000, was: 100_000 } });
});

test('at the very moment it begins it runs, at the moment it ends it is over', () => {
  const products = [product('edge', { from: 5, to: 9 })];
  const at = (days: number) => offersAt([], products, NOW + days * 86_400_000);
  expect(ids(at(5).running)).toEqual(['edge']);
  expect(ids(at(9).running)).toEqual([]);
  expect(ids(at(9).soon)).toEqual([]);
});

test('a product that is advertised and cheaper is one offer, with its discount', () => {
  const { running } = offersAt([advert('both', -1, 4)], [product('both', { to: 9 })], NOW);
  expect(running).toHaveLength(1);
  expect(running[0]).toMatchObject({ price: { percent: 30 }, ends: day(9) });
});

test('dates that are none do no harm', () => {
  const odd: OfferedProduct = {
    ...product('odd'),
    new_price: '1.00',
    discounts: [{ discount_percentage: 9, start_date: 'soon', end_date: 'never' }],
  };
  expect(offersAt([{ ...advert('x', 0, 1), start_date: 'x', end_date: 'y' }], [odd], NOW)).toEqual({
    running: [],
    soon: [],
  });
});

test('what ends at the same time has one order in every language, whatever the names are', () => {
  const named = (id: string, product_name: string) => ({
    ...advert(id, -1, 4),
    product: { ...product(id), product_name, images: [] },
  });
  const order = (first: string, second: string) =>
    ids(offersAt([named('b', first), named('a', second)], [], NOW).running);
  expect([order('Adapter', 'Zebra'), order('', 'Zebra'), order('', '')]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
});
