import fc from 'fast-check';
import type { Product } from '../../../../common/api';
import { changedFields } from '../../../kit/form/changes';
import { endOfDay, startOfDay } from '../../../../common/domain/dayInput';
import { amountText, isNumber, moneyText, plainNumber } from '../../../kit/form/numbers';
import { emptyProduct, inputOf, updateOf, valuesOf, type ProductValues } from './productValues';

const product: Product = {
  id: '1',
  product_name: 'Standard Kit',
  product_price: '49900.00',
  new_price: null,
  category_id: 'c',
  category: { id: 'c', category_name: 'Kits' },
  quantity: 3,
  stock_status: 'in_stock',
  isActive: true,
  rating: 0,
  reviews: 0,
  installment_info: null,
  isBestSeller: false,
  images: [],
  discounts: [],
  discount_start_date: null,
  discount_end_date: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const update = (record: Product, change: Partial<ProductValues>) => {
  const before = valuesOf(record);
  const now = { ...before, ...change };
  return updateOf(now, changedFields(before, now));
};

test('a quantity that a server leaves out is none', () => {
  expect(valuesOf({ ...product, quantity: undefined } as unknown as Product).quantity).toBe('');
});

test('a new product sends what was filled in, as the contract wants it, and no quantity that nobody gave', () => {
  const file = new File(['x'], 'a.jpg');
  expect(
    inputOf({
      ...emptyProduct,
      product_name: ' Kit ',
      product_price: '1,234.5',
      category_id: 'c',
      image_url: [file],
      quantity: '',
      rating: '4.5',
    }),
  ).toEqual({
    product_name: 'Kit',
    product_price: '1234.50',
    category_id: 'c',
    stock_status: 'in_stock',
    isBestSeller: false,
    rating: 4.5,
    image_url: [file],
  });
});

test('what it is for goes as the text of a list with a new product, as a list with a change', () => {
  expect(inputOf({ ...emptyProduct, uses: ['farm', 'vehicle'] })).toHaveProperty('uses', '["farm","vehicle"]');
  expect(update({ ...product, uses: ['farm', 'home'] }, { uses: ['farm'] })).toEqual({ uses: ['farm'] });
  expect(update({ ...product, uses: ['farm', 'home'] }, {})).toEqual({});
  // One that a newer server knows.
  const uses = ['farm', 'boat'] as string[] as Product['uses'];
  expect(update({ ...product, uses }, {})).toEqual({});
  expect(valuesOf({ ...product, uses }).uses).toEqual(uses);
});

test('another price keeps the new price that is shown, whatever its percentage comes to', () => {
  const discounted = { ...product, product_price: '1800.00', new_price: '900.00', discount_percentage: 50 };
  expect(update(discounted, { product_price: '1799', discount_percentage: '49.97' })).toEqual({
    product_price: '1799.00',
    discount_percentage: 49.97,
    new_price: '900.00',
  });
});

test('a quantity of nought is sent where somebody typed it, and where one that was there is emptied', () => {
  expect(inputOf({ ...emptyProduct, quantity: '0' })).toHaveProperty('quantity', 0);
  expect(update(product, { quantity: '' })).toEqual({ quantity: 0 });
});

test('discount fields go only while Discount is ticked; its days are those of Nairobi, the last one whole', () => {
  const typed = {
    ...emptyProduct,
    discount_percentage: '10',
    new_price: '90.00',
    discount_start_date: '2026-11-20',
    discount_end_date: '2026-11-30',
  };
  expect(inputOf(typed)).not.toHaveProperty('new_price');
  expect(inputOf({ ...typed, discount: true })).toMatchObject({
    discount_percentage: 10,
    new_price: '90.00',
    discount_start_date: '2026-11-19T21:00:00.000Z',
    discount_end_date: '2026-11-30T21:00:00.000Z',
  });
});

test('an edit sends only what changed; an emptied text is null', () => {
  expect(update(product, {})).toEqual({});
  expect(update({ ...product, installment_info: '12 × KES 10' }, { installment_info: '', quantity: '4' })).toEqual({
    installment_info: null,
    quantity: 4,
  });
});

test('taking the tick off clears all that belongs to the discount', () => {
  const discounted = {
    ...product,
    new_price: '44910.00',
    discounts: [{ discount_percentage: 10, start_date: null, end_date: null }],
  };
  expect(valuesOf(discounted)).toMatchObject({ discount: true, discount_percentage: '10', new_price: '44,910.00' });
  expect(update(discounted, { discount: false })).toEqual({
    discount_percentage: null,
    new_price: null,
    discount_start_date: null,
    discount_end_date: null,
  });
});

test('a server may leave out what a product does not have', () => {
  const { new_price, discounts, discount_start_date, discount_end_date, ...least } = product;
  expect(valuesOf(least as Product)).toEqual(valuesOf(product));
});

test('a record comes back from the form as it went in', () => {
  const text = fc.string().map((typed) => typed.trim() || null);
  const day = fc
    .date({ min: new Date('2020-01-02'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const money = fc.integer({ min: 0, max: 999_999_999_999 }).map((cents) => (cents / 100).toFixed(2));
  const record = fc.record({
    product_price: money,
    new_price: fc.option(money),
    description: text,
    installment_info: text,
    compatibility: text,
    tools_needed: text,
    package_dimensions: text,
    package_weight: text,
    additional_info: text,
    quantity: fc.nat(1_000_000),
    isBestSeller: fc.boolean(),
    discount_start_date: fc.option(day.map(startOfDay)),
    discount_end_date: fc.option(day.map(endOfDay)),
  });
  fc.assert(
    fc.property(record, (fields) => {
      const values = valuesOf({ ...product, ...fields });
      expect(updateOf(values, values)).toMatchObject(fields);
    }),
  );
});

test.each([
  ['1,234.50', true],
  ['12 000', true],
  ['.5', true],
  ['a dozen', false],
  ['1e5', false],
  ['1,5', false],
  ['12,50', false],
  ['1,00,000', false],
  ['1,234.5', true],
  ['', false],
  ['--1', false],
])('%j is a number: %s', (text, is) => {
  expect(isNumber(text)).toBe(is);
});

test('an amount reads with commas and is sent without', () => {
  expect(amountText(32_990_000)).toBe('329,900.00');
  expect(amountText(null)).toBeUndefined();
  expect(plainNumber('329,900.00')).toBe('329900.00');
  expect(moneyText('.5')).toBe('0.50');
  expect(moneyText('a dozen')).toBe('adozen');
});
