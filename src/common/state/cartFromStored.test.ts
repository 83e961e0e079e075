import fc from 'fast-check';
import { cartFromStored } from './cartSlice';

const line = { id: '1042', name: 'Standard Kit', price: 49900, quantity: 2, image: '/media/a.webp' };

test('a stored cart comes back as it was', () => {
  expect(cartFromStored([line])).toEqual([line]);
  expect(cartFromStored([])).toEqual([]);
});

test('fields beyond the five are left behind', () => {
  expect(cartFromStored([{ ...line, colour: 'white' }])).toEqual([line]);
});

test.each([
  ['no list', { 0: line, length: 1 }],
  ['null', null],
  ['a text', 'cart'],
  ['a line that is null', [line, null]],
  ['no id', [{ ...line, id: undefined }]],
  ['a number for an id', [{ ...line, id: 1042 }]],
  ['half a character in an id', [{ ...line, id: '\ud800' }]],
  ['the same id twice', [line, line]],
  ['a line of another shape beside a right one', [line, { ...line, id: '2', name: 'K'.repeat(401) }]],
  ['a price that is null', [{ ...line, price: null }]],
  ['a price in text', [{ ...line, price: '49900' }]],
  ['a price that is no number', [{ ...line, price: NaN }]],
  ['a negative price', [{ ...line, price: -1 }]],
  ['a price beyond reason', [{ ...line, price: 1e308 }]],
  ['half a piece', [{ ...line, quantity: 0.5 }]],
  ['none', [{ ...line, quantity: 0 }]],
  ['an infinite quantity', [{ ...line, quantity: Infinity }]],
  ['a negative quantity', [{ ...line, quantity: -1 }]],
  ['a quantity beyond reason', [{ ...line, quantity: 1e308 }]],
  ['an infinite price', [{ ...line, price: Infinity }]],
  ['no name', [{ ...line, name: undefined }]],
  ['no picture', [{ ...line, image: undefined }]],
])('%s is discarded', (_what, stored) => {
  expect(cartFromStored(stored)).toBeNull();
});

test('a price that was kept as 0 is on request', () => {
  expect(cartFromStored([{ ...line, price: 0 }])).toEqual([{ ...line, price: null }]);
});

/** Whatever JSON can hold, and near misses of a cart. */
const stored = fc.oneof(
  fc.jsonValue(),
  fc.array(
    fc.record(
      {
        id: fc.oneof(fc.string(), fc.jsonValue()),
        name: fc.jsonValue(),
        price: fc.oneof(fc.double(), fc.jsonValue()),
        quantity: fc.oneof(fc.integer(), fc.jsonValue()),
        image: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  ),
  fc.constant(JSON.parse('[{"__proto__":{"id":"1","name":"a","price":1,"quantity":1,"image":""}}]') as unknown),
);

test('whatever is stored: never a crash, and what is accepted is a cart', () => {
  fc.assert(
    fc.property(stored, (data) => {
      const items = cartFromStored(data);
      for (const { id, name, price, quantity, image } of items ?? []) {
        expect([typeof id, typeof name, typeof image]).toEqual(['string', 'string', 'string']);
        expect(() => encodeURIComponent(id)).not.toThrow();
        expect(price === null || price > 0).toBe(true);
        expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
      }
    }),
  );
});
