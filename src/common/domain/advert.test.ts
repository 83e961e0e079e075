import fc from 'fast-check';
import { advertsFrom } from './advert';
import { priceOf } from './price';

const advert = { id: '1', product: { id: '7', product_name: 'Kit', product_price: '100.00' } };
const about = (change: object) => ({ ...advert, product: { ...advert.product, ...change } });

test('what a core-only server says is enough; what is no list is none', () => {
  expect(advertsFrom([advert])).toEqual([advert]);
  expect(advertsFrom([])).toEqual([]);
  for (const data of [undefined, null, {}, 'adverts']) expect(advertsFrom(data)).toBeNull();
});

test.each([
  ['null', null],
  ['without a product', { id: '1' }],
  ['a number for an id', { ...advert, id: 1 }],
  ['a price that is no text', about({ product_price: 100 })],
  ['discounts that are no list', about({ discounts: {} })],
  ['a discount that is nothing', about({ discounts: [null] })],
  ['pictures that are no list', about({ images: 'a.webp' })],
  ['a picture without an address', about({ images: [{ id: '9' }] })],
  ['a picture whose widths are none', about({ images: [{ id: '9', image_url: '/a', sources: { template: '/b' } }] })],
])('%s is left out, the others stay', (_what, entry) => {
  expect(advertsFrom([entry, advert])).toEqual([advert]);
});

test('whatever comes, what is left has a price', () => {
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.record({ discounts: fc.jsonValue(), images: fc.jsonValue(), new_price: fc.string() }).map(about),
  );
  fc.assert(
    fc.property(fc.array(entry), (data) => {
      for (const { product } of advertsFrom(data) ?? []) expect(() => priceOf(product, 0)).not.toThrow();
    }),
  );
});
