import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import type { Check } from '../check';
import type { JsonRecord } from './records';

const MONEY = '/components/schemas/Money';
/** Amounts that the contract allows, two by two: a price and a new price, which has to be lower, or none. */
const AMOUNTS: readonly (readonly [string, string | null])[] = [
  ['0', null],
  ['0.01', '0'],
  ['0.1', '0.07'],
  ['0.30', '0.10'],
  ['1234.5', '1100.05'],
  ['99999999.99', '70000000.07'],
  ['9999999999.99', '9007199254.99'],
];
/** Texts that are no amount, beside what is no text at all. */
const NO_AMOUNTS: readonly unknown[] = [
  '1e3',
  ' 5',
  '5 ',
  '-1',
  'NaN',
  '1,000',
  '0x10',
  '1.234',
  '01',
  '1.',
  '.5',
  'Infinity',
  '',
  12.5,
  null,
  true,
];

/** Hundredths of an amount; null for what is none. */
function centsOf(value: unknown): bigint | null {
  const parts = typeof value === 'string' ? /^(\d+)(?:\.(\d{1,2}))?$/.exec(value) : null;
  return parts ? BigInt(parts[1] ?? '') * 100n + BigInt((parts[2] ?? '').padEnd(2, '0')) : null;
}

/** A07: amounts are texts, exact to the cent. */
export const numericString: Check = {
  id: 'A07',
  name: 'numeric-string',
  reach: 'own',
  rule: 'Amounts are texts such as "1234.50" in both directions; what was sent is read back as the same amount to the cent. What is no amount is 400. A new price that is derived of a percentage, at first or in an update, is exact to the cent, a half upwards.',
  run: async (kit) => {
    const { id } = await kit.createProduct();
    await kit.part('amounts', () => amounts(kit, id));
    await kit.part('no amounts', () => noAmounts(kit, id));
    await kit.part('derived price', () => derived(kit));
  },
};

async function amounts(kit: Kit, id: string): Promise<void> {
  for (const [price, reduced] of AMOUNTS) {
    const sent = { product_price: price, new_price: reduced };
    if (kit.contract.errors(kit.operation('updateProduct').body?.pointer ?? '', sent).length > 0) continue;
    await kit.must('updateProduct', { path: { id }, json: sent });
    const read = await kit.must('getProduct', { path: { id }, as: 'staff' });
    judgeAmount(kit, read, 'product_price', price);
    judgeAmount(kit, read, 'new_price', reduced);
  }
  const { exchange } = await kit.createProduct({ product_price: '0.1', new_price: '0.07' });
  judgeAmount(kit, exchange, 'product_price', '0.1');
  judgeAmount(kit, exchange, 'new_price', '0.07');
}

function judgeAmount(kit: Kit, read: Exchange, field: string, sent: string | null): void {
  const value = dataOf<JsonRecord>(read)?.[field];
  // Another form of the same amount (1234.50 for 1234.5) is the same amount; a number in place of a text is told by A05.
  if (centsOf(value) === centsOf(sent) || typeof value === 'number') return;
  kit.fail(read, {
    expected: `${field} ${JSON.stringify(sent)} as it was sent`,
    got: String(JSON.stringify(value)),
    fix: 'Keep amounts as decimals (NUMERIC, or whole cents), never as floating point numbers, and answer them as texts.',
    root: 'value',
    pointer: MONEY,
  });
}

async function noAmounts(kit: Kit, id: string): Promise<void> {
  const before = await kit.must('getProduct', { path: { id }, as: 'staff' });
  for (const value of NO_AMOUNTS) {
    const json = { product_price: value };
    if (kit.contract.errors(kit.operation('updateProduct').body?.pointer ?? '', json).length === 0) continue;
    kit.expect(await kit.call('updateProduct', { path: { id }, json }), 400, {
      when: `for product_price ${JSON.stringify(value)}`,
      fix: 'Take only texts of the contract’s pattern as amounts; do not convert first and check then.',
      root: 'accepted',
      pointer: MONEY,
    });
  }
  const after = await kit.must('getProduct', { path: { id }, as: 'staff' });
  const price = dataOf(before)?.product_price;
  if (dataOf(after)?.product_price !== price)
    kit.fail(after, {
      expected: `product_price ${JSON.stringify(price)} after refused updates`,
      got: String(JSON.stringify(dataOf(after)?.product_price)),
      fix: 'Change nothing when a value is not valid.',
      root: 'effect',
      pointer: MONEY,
    });
}

/** A price, a percentage, and the new price that they give: to the cent, a half upwards, also where floating point is just below a half. */
const DERIVED: readonly (readonly [price: string, percentage: number, due: string])[] = [
  ['1100.10', 10, '990.09'],
  ['0.10', 25, '0.08'],
  ['1.15', 30, '0.81'],
  ['10.05', 50, '5.03'],
  ['99999.99', 12.5, '87499.99'],
  ['20.00', 100, '0'],
];

/** Each by its first that is wrong. */
async function derived(kit: Kit): Promise<void> {
  const { id } = await kit.createProduct();
  const updated = async (json: Record<string, string | number>) => {
    await kit.must('updateProduct', { path: { id }, json });
    return kit.must('getProduct', { path: { id }, as: 'staff' });
  };
  const created = async (fields: Record<string, string | number>) => (await kit.createProduct(fields)).exchange;
  for (const [of, derive] of [
    ['createProduct', created],
    ['updateProduct', updated],
  ] as const)
    for (const [product_price, discount_percentage, due] of DERIVED) {
      const exchange = await derive({ product_price, discount_percentage });
      const value = dataOf(exchange)?.new_price;
      if (centsOf(value) === centsOf(due)) continue;
      kit.fail(exchange, {
        of,
        expected: `new_price "${due}", derived by ${of} of product_price ${product_price} and discount_percentage ${String(discount_percentage)}`,
        got: String(JSON.stringify(value)),
        fix: 'With a percentage but no new_price derive it: the price less the percentage, rounded to the cent, a half upwards, in decimals or whole cents.',
        root: 'derived',
      });
      break;
    }
}
