import fc from 'fast-check';
import { MAX_QUANTITY } from './cartItem';
import { CART_PARAMETER, cartQuery, MOST_SHARED, readCart, type SharedItem } from './cartLink';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const item = fc.record({ id, quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) });
const lines = fc.uniqueArray(item, { selector: (line) => line.id, maxLength: 120 });

/** As a browser reads an address that somebody opens. */
const opened = (query: string) =>
  readCart(new URL(`/shop?${query}`, 'https://shop.example').searchParams.get(CART_PARAMETER) ?? '');

test('the link to a small cart can be read by people', () => {
  expect(
    cartQuery([
      { id: '12', quantity: 2 },
      { id: '7', quantity: 1 },
    ]),
  ).toEqual({ query: 'cart=12:2,7:1', left: 0 });
});

test('what fits into a link comes out of it', () => {
  fc.assert(
    fc.property(lines, (cart) => {
      const { query, left } = cartQuery(cart);
      expect(opened(query)).toEqual(
        cart.length === left ? { items: [], ignored: 1 } : { items: cart.slice(0, cart.length - left), ignored: 0 },
      );
    }),
  );
});

test('a link is never longer than its bound, and says how much it leaves out', () => {
  fc.assert(
    fc.property(lines, (cart) => {
      const { query, left } = cartQuery(cart);
      expect(query.length).toBeLessThanOrEqual(1200);
      expect(cart.length - left).toBeLessThanOrEqual(MOST_SHARED);
    }),
  );
  const many: SharedItem[] = Array.from({ length: 60 }, (_, index) => ({ id: String(index), quantity: 1 }));
  expect(cartQuery(many).left).toBe(10);
});

test('whatever stands in an address is read without an error, within the bounds of a cart', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.oneof(fc.string(), fc.constantFrom('1:2', '%', '1:0', '2:'))).map((parts) => parts.join(',')),
      ),
      (text) => {
        const { items, ignored } = readCart(text);
        expect(items.length).toBeLessThanOrEqual(MOST_SHARED);
        expect(new Set(items.map((line) => line.id)).size).toBe(items.length);
        expect(
          items.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY),
        ).toBe(true);
        expect(items.length + ignored).toBeLessThanOrEqual(text.split(',').length);
      },
    ),
  );
});

test('parts that are none are counted, the others stay', () => {
  expect(readCart('12:2,,x:y,:3,9:0,8:-1,7:1.5,%E0%A4%A:1,foo bar:1,5:1')).toEqual({
    items: [
      { id: '12', quantity: 2 },
      { id: '5', quantity: 1 },
    ],
    ignored: 8,
  });
});

test('no quantity is one, too many are the most a line can have, an id that comes twice is one line', () => {
  expect(readCart('4,5:99999,6:2,6:3').items).toEqual([
    { id: '4', quantity: 1 },
    { id: '5', quantity: MAX_QUANTITY },
    { id: '6', quantity: 5 },
  ]);
});
