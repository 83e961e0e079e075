import fc from 'fast-check';
import { MAX_QUANTITY, type CartItem } from '../domain/cartItem';
import { totalOf } from '../domain/cartTotals';
import {
  cartSlice,
  cartFromStored,
  cartReplaced,
  cleared,
  itemAdded,
  itemRemoved,
  itemRestored,
  keptLine,
  lineChecked,
  quantityChanged,
  selectCartCount,
  type CartState,
} from './cartSlice';

const { reducer } = cartSlice;
const kit: CartItem = { id: '1', name: 'Kit', price: 49900.1, quantity: 1, image: '' };
const cable: CartItem = { id: '2', name: 'Cable', price: 8750.2, quantity: 3, image: '' };
const of = (...items: CartItem[]): CartState => ({ items });

test('a new id is appended, a known one gains the quantity', () => {
  const cart = [kit, cable, { ...kit, quantity: 2 }].reduce((state, item) => reducer(state, itemAdded(item)), of());
  expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['1', 3],
    ['2', 3],
  ]);
});

test('what could not be read again is not taken', () => {
  const long = { ...kit, name: 'K'.repeat(401) };
  expect(reducer(of(kit), itemAdded(long))).toEqual(of(kit));
  expect(reducer(of(), cartReplaced([cable, { ...kit, id: 'a/b' }]))).toEqual(of(cable));
});

test('a price on request is kept as 0, and comes back as none', () => {
  const asked = { ...kit, price: null };
  const kept = reducer(of(), itemAdded(asked)).items.map(keptLine);
  expect(kept).toEqual([{ ...kit, price: 0 }]);
  expect(cartFromStored(kept)).toEqual([asked]);
});

test('a price of 0 that is known stays, though another tab tells it as one on request; any other does not', () => {
  const told = cartFromStored([kit, cable].map((line) => keptLine({ ...line, price: null }))) ?? [];
  const replaced = reducer(of({ ...kit, price: 0 }, cable), cartReplaced(told));
  expect(replaced.items.map(({ price }) => price)).toEqual([0, null]);
});

test('a quantity is never below one nor beyond the most', () => {
  expect(reducer(of(kit), quantityChanged({ id: '1', quantity: 0 })).items[0]?.quantity).toBe(1);
  expect(reducer(of(kit), itemAdded({ ...kit, quantity: MAX_QUANTITY })).items[0]?.quantity).toBe(MAX_QUANTITY);
});

test('an undone removal puts the line back to its place, once', () => {
  const removed = reducer(of(kit, cable), itemRemoved('1'));
  const restored = reducer(removed, itemRestored({ item: kit, index: 0 }));
  expect(restored).toEqual(of(kit, cable));
  expect(reducer(restored, itemRestored({ item: kit, index: 0 }))).toEqual(restored);
});

test('totals are exact to the cent', () => {
  const cart = of({ ...kit, quantity: 3 }, cable);
  expect(totalOf(cart.items)).toBe(4990010 * 3 + 875020 * 3);
  expect(selectCartCount({ cart })).toBe(6);
});

test('what is on request is in no total, and a cart of nothing else has none', () => {
  const asked = { ...cable, price: null };
  expect(totalOf(of(kit, asked).items)).toBe(4990010);
  expect(totalOf(of(asked).items)).toBeNull();
});

test('what the shop says is not to be had counts no more, until it is put in again', () => {
  const checked = reducer(of(kit, cable), lineChecked({ id: '2', why: 'outOfStock' }));
  expect(selectCartCount({ cart: checked })).toBe(1);
  expect(selectCartCount({ cart: reducer(checked, itemRemoved('1')) })).toBe(0);
  expect(selectCartCount({ cart: reducer(checked, lineChecked({ id: '2', why: null })) })).toBe(4);
  const takenBack = [kit, cable].reduce(
    (cart, item, index) => reducer(cart, itemRestored({ item, index })),
    reducer(checked, cleared()),
  );
  expect(selectCartCount({ cart: takenBack })).toBe(1);
  expect(selectCartCount({ cart: reducer(checked, itemAdded({ ...cable, quantity: 1 })) })).toBe(5);
});

test('what the shop says of a product by now replaces what its line said; what could not be read again does not', () => {
  const line = { name: 'Standard Kit', name_sw: undefined, price: 52000, image: '/uploads/new.webp' };
  const checked = (said: typeof line) =>
    reducer(of({ ...kit, name_sw: 'Seti' }, cable), lineChecked({ id: '1', why: null, line: said })).items;
  expect(checked(line)).toEqual([{ ...line, id: '1', quantity: 1 }, cable]);
  expect(checked({ ...line, name: 'K'.repeat(401) })).toEqual([{ ...kit, name_sw: 'Seti' }, cable]);
});

test('any sequence of additions: one line an id, quantities within bounds', () => {
  const item = fc.record({
    id: fc.constantFrom('1', '2', '3'),
    name: fc.string(),
    price: fc.constant(10),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    image: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const cart = items.reduce((state, one) => reducer(state, itemAdded(one)), of());
      expect(new Set(cart.items.map(({ id }) => id)).size).toBe(cart.items.length);
      for (const { quantity } of cart.items) expect(quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true);
    }),
  );
});
