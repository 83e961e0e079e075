import type { Product } from '../../../common/api';
import { checkLine, isAvailable } from './checkLine';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const item = { id: '1', name: 'Kit', price: 49900, quantity: 2, image: '' };
const line = { name: 'Kit', price: 49900, image: '' };
const product = {
  id: '1',
  product_name: 'Kit',
  images: [],
  product_price: '49900.00',
  new_price: null,
  discounts: [],
  stock_status: 'in_stock',
  quantity: 14,
  isActive: true,
} as unknown as Product;

test('nothing has changed: the stock is the limit', () => {
  expect(checkLine(item, product, NOW)).toEqual({ state: 'sold', line, why: null, stock: 14 });
});

test('another price is taken over with the one before', () => {
  expect(checkLine(item, { ...product, product_price: '52000.50' }, NOW)).toMatchObject({
    was: 4990000,
    line: { price: 52000.5 },
  });
});

test('a discount that has ended gives the full price again', () => {
  const ended = { ...product, new_price: '40000.00', discount_end_date: '2026-11-01T00:00:00Z' };
  expect(checkLine({ ...item, price: 40000 }, ended, NOW)).toMatchObject({ was: 4000000, line: { price: 49900 } });
});

test('what has no price any more cannot be ordered; one that has a price again was none before', () => {
  const asked = checkLine(item, { ...product, product_price: 'ask us' }, NOW);
  expect(asked).toEqual({ state: 'sold', line, why: 'askPrice', stock: 14 });
  expect(isAvailable(asked)).toBe(false);
  expect(checkLine({ ...item, price: null }, product, NOW)).toEqual({ state: 'sold', line, why: null, stock: 14 });
});

test('another name and picture are taken over, and a Kiswahili name that went goes', () => {
  const renamed = {
    ...product,
    product_name: 'Standard Kit',
    images: [{ image_url: '/uploads/new.webp', is_primary: true }],
  } as unknown as Product;
  const { line: now } = checkLine({ ...item, name_sw: 'Seti' }, renamed, NOW);
  expect(now).toEqual({ ...line, name: 'Standard Kit', image: '/uploads/new.webp' });
  expect(now).toHaveProperty('name_sw', undefined);
});

test('out of stock has no limit to name', () => {
  expect(checkLine(item, { ...product, stock_status: 'out_of_stock', quantity: 3 }, NOW)).toEqual({
    state: 'sold',
    line,
    why: 'outOfStock',
  });
});

test('an inactive product is gone', () => {
  expect(checkLine(item, { ...product, isActive: false }, NOW)).toEqual({ state: 'gone' });
});
