import fc from 'fast-check';
import { filledIn, lowered, percentBetween, shownPrice } from './discount';
import { emptyProduct, productSchema, type ProductValues } from './productValues';

const price = fc.integer({ min: 1, max: 999_999_999_999 });

test('a lowered price is whole cents, between nothing and the price, and the smaller the more is taken off', () => {
  expect(lowered(32_990_000, 10)).toBe(29_691_000);
  expect(lowered(999_999_999_999, 0.01)).toBe(999_899_999_999);
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, one, other) => {
        const result = lowered(cents, one / 100);
        expect(Number.isInteger(result)).toBe(true);
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(cents);
        if (one <= other) expect(lowered(cents, other / 100)).toBeLessThanOrEqual(result);
      },
    ),
  );
});

test('the percentage between a price and the lowered one is the one that was taken off', () => {
  expect(percentBetween(100, 200)).toBeNull();
  expect(percentBetween(0, 0)).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000, max: 999_999_999_999 }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, hundredths) => {
        expect(percentBetween(cents, lowered(cents, hundredths / 100))).toBeCloseTo(hundredths / 100, 2);
      },
    ),
  );
});

describe('filling in', () => {
  const typed = { product_price: '1,000.00', discount_percentage: '', new_price: '' };
  test('a percentage gives the new price, a new price the percentage', () => {
    expect(filledIn(typed, { ...typed, discount_percentage: '12.5' })).toEqual({ new_price: '875.00' });
    expect(filledIn(typed, { ...typed, new_price: '900' })).toEqual({ discount_percentage: '10' });
  });
  test('another price leaves the new price and gives the percentage', () => {
    const both = { product_price: '1000', discount_percentage: '10', new_price: '900.00' };
    expect(filledIn(both, { ...both, product_price: '1800' })).toEqual({ discount_percentage: '50' });
    expect(filledIn({ ...both, new_price: '' }, { ...both, new_price: '', product_price: '500' })).toEqual({
      new_price: '450.00',
    });
  });
  test('a price that is typed key by key takes the new price with it that was filled in from the percentage', () => {
    const both = { product_price: '5', discount_percentage: '10', new_price: '4.50' };
    expect(filledIn(both, { ...both, product_price: '50' }, true)).toEqual({ new_price: '45.00' });
    expect(filledIn(both, { ...both, product_price: '' }, true)).toEqual({});
    const without = { ...both, discount_percentage: '' };
    expect(filledIn(without, { ...without, product_price: '9' }, true)).toEqual({ discount_percentage: '50' });
  });
  test.each([
    { discount_percentage: 'ten' },
    { discount_percentage: '101' },
    { new_price: '2,000' },
    { new_price: 'x' },
    { product_price: '' },
    { discount_percentage: '5', new_price: '1' },
  ])('%j says nothing', (change) => {
    expect(filledIn({ ...typed }, { ...typed, ...change })).toEqual({});
  });
});

describe('what visitors see', () => {
  const now = Date.parse('2026-11-20T09:00:00Z');
  const values = { ...emptyProduct, product_price: '329,900', new_price: '296,910', discount: true };
  test('until the last day, from the first, without an end', () => {
    expect(shownPrice({ ...values, discount_end_date: '2026-11-30' }, now)).toEqual({
      when: 'Until 30 November 2026 visitors see',
      cents: 29_691_000,
      was: 32_990_000,
      percent: 10,
    });
    expect(
      shownPrice({ ...values, discount_start_date: '2026-12-01', discount_end_date: '2026-12-24' }, now),
    ).toMatchObject({ when: 'From 1 December 2026 until 24 December 2026 visitors see' });
    expect(shownPrice({ ...values, discount_start_date: '2026-12-01' }, now)).toMatchObject({
      when: 'From 1 December 2026 visitors see',
    });
    expect(shownPrice(values, now)).toMatchObject({ when: 'Visitors see' });
  });
  test('why they see none', () => {
    expect(shownPrice({ ...values, new_price: '' }, now)).toEqual({
      problem: 'Visitors see no discount: there is no new price.',
    });
    expect(shownPrice({ ...values, new_price: '329900' }, now)).toMatchObject({
      problem: expect.stringContaining('not lower') as string,
    });
    expect(shownPrice({ ...values, discount_end_date: '2026-11-19' }, now)).toEqual({
      problem: 'Visitors see no discount: it ended on 19 November 2026.',
    });
    expect(shownPrice({ ...values, product_price: 'x' }, now)).toBeNull();
  });
});

describe('the rules', () => {
  const valid: ProductValues = { ...emptyProduct, product_name: 'Kit', product_price: '1,000', category_id: 'c' };
  const said = (values: ProductValues) =>
    productSchema.validate(values, { abortEarly: false }).then(
      () => [],
      ({ errors }: { errors: string[] }) => errors,
    );
  test('a name, a price and a category are enough', async () => {
    expect(await said(valid)).toEqual([]);
    expect(await said({ ...emptyProduct })).toEqual(
      expect.arrayContaining(['Product name is required.', 'Price is required.', 'Category is required.']),
    );
    expect(await said({ ...valid, product_name: '  ' })).toEqual(['Product name is required.']);
  });
  test.each<[Partial<ProductValues>, string]>([
    [{ product_price: 'dear' }, 'Price must be a number.'],
    [{ product_price: '-1' }, 'Price must not be negative.'],
    [{ product_price: '1.005' }, 'Price has at most two decimals.'],
    [{ product_price: '99999999999' }, 'Price is too large.'],
    [{ quantity: 'a dozen' }, 'Quantity must be a number.'],
    [{ quantity: '1.5' }, 'Quantity must be a whole number.'],
    [{ quantity: '-1' }, 'Quantity must be between 0 and 1,000,000.'],
    [{ rating: '5.1' }, 'Rating must be between 0 and 5.'],
    [{ rating: 'good' }, 'Rating must be a number.'],
    [{ discount: true, discount_percentage: '101' }, 'Percentage must be between 0 and 100.'],
    [{ discount: true, discount_percentage: 'half' }, 'Percentage must be a number.'],
    [{ discount: true, new_price: 'less' }, 'New price must be a number.'],
    [
      { discount: true, discount_start_date: '2026-11-30', discount_end_date: '2026-11-29' },
      'End date must not be before the start date.',
    ],
    [
      { discount: true, discount_start_date: '12026-11-30' },
      'Start date must be a date: day, month and year from 2000 to 2099.',
    ],
    [{ product_name: 'x'.repeat(161) }, 'Product name may have at most 160 characters.'],
    [{ installment_info: 'x'.repeat(201) }, 'Installment info may have at most 200 characters.'],
  ])('%j: %s', async (change, message) => {
    expect(await said({ ...valid, ...change })).toEqual([message]);
  });
  test('what is not ticked is not judged; one day is a window', async () => {
    expect(await said({ ...valid, discount_percentage: 'half', new_price: '-' })).toEqual([]);
    expect(
      await said({ ...valid, discount: true, discount_start_date: '2026-11-30', discount_end_date: '2026-11-30' }),
    ).toEqual([]);
  });
});
