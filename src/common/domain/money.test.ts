import fc from 'fast-check';
import { centsFromNumber, centsFromText, formatKes, formatKsh, kshText, plainSpaces } from './money';

test.each([
  ['0', 0],
  ['0.5', 50],
  ['49900.00', 4_990_000],
  ['1234567.89', 123_456_789],
  ['9999999999.99', 999_999_999_999],
])('%s is %d cents', (text, cents) => {
  expect(centsFromText(text)).toBe(cents);
});

test.each([
  '',
  ' 1',
  '-1',
  '+1',
  '01',
  '1.',
  '.5',
  '1.234',
  '1e3',
  '1,000',
  'NaN',
  'Infinity',
  '10000000000',
  null,
  undefined,
])('%p is no amount', (text) => {
  expect(centsFromText(text)).toBeNull();
});

test('any amount of the contract is read exactly, and again from what the cart keeps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(centsFromText(text)).toBe(cents);
      expect(centsFromNumber(cents / 100)).toBe(cents);
    }),
  );
});

test('people read two decimals, grouped, as KES or as Ksh', () => {
  expect(plainSpaces(formatKes(4_990_000))).toBe('KES 49,900.00');
  expect(plainSpaces(formatKsh(4_990_050))).toBe('Ksh 49,900.50');
  expect(plainSpaces(formatKes(0))).toBe('KES 0.00');
});

test('amounts in words carry the sign of the page, other words stay', () => {
  expect(kshText('12 × KES 4,400.00, total KES\u00a052,800.00')).toBe('12 × Ksh 4,400.00, total Ksh\u00a052,800.00');
  expect(kshText('KESHO delivery; ask for KES or USD')).toBe('KESHO delivery; ask for KES or USD');
});
