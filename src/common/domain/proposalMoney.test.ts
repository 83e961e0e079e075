import fc from 'fast-check';
import { vatModes } from './contract.gen';
import { centsFromText, textFromCents } from './money';
import {
  balanceLeft,
  dueNow,
  LARGEST_CENTS,
  lineTotals,
  proposalTotals,
  sumRows,
  wholeShillings,
  type LineMoney,
  type ProposalTerms,
} from './proposalMoney';

const PLAIN: ProposalTerms = {
  vatMode: 'total',
  vatRate: 16,
  pricesIncludeVat: true,
  depositPercent: 40,
  depositAmount: null,
};
const line = (unitPrice: number, quantity = 1, discount = 0): LineMoney => ({ unitPrice, quantity, discount });

const terms: fc.Arbitrary<ProposalTerms> = fc.record({
  vatMode: fc.constantFrom(...vatModes),
  vatRate: fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100),
  pricesIncludeVat: fc.boolean(),
  depositPercent: fc.integer({ min: 0, max: 100 }),
  depositAmount: fc.option(fc.integer({ min: 0, max: LARGEST_CENTS }), { nil: null }),
});
const lines = fc.array(
  fc
    .record({ quantity: fc.integer({ min: 1, max: 1000 }), unitPrice: fc.integer({ min: 0, max: 5_000_000_00 }) })
    .chain((sold) =>
      fc.integer({ min: 0, max: sold.quantity * sold.unitPrice }).map((discount) => ({ ...sold, discount })),
    ),
  { maxLength: 20 },
);

test('the lines add up to the total, whatever they are and however the tax is printed', () => {
  fc.assert(
    fc.property(lines, terms, (some, of) => {
      const totals = proposalTotals(some, of);
      if (!totals) return;
      const each = some.map((one) => lineTotals(one, of)!);
      const sum = (key: 'amount' | 'vat' | 'total') => each.reduce((all, one) => all + one[key], 0);
      expect([sum('amount'), sum('vat'), sum('total')]).toEqual([totals.subtotal, totals.vat, totals.total]);
      expect(totals.total).toBe(of.pricesIncludeVat ? totals.subtotal : totals.subtotal + totals.vat);
      for (const one of [...each, totals].flatMap((amounts): number[] => Object.values<number>({ ...amounts }))) {
        expect(Number.isSafeInteger(one) && one >= 0).toBe(true);
        expect(centsFromText(textFromCents(one))).toBe(one);
      }
      expect(totals.deposit).toBeLessThanOrEqual(totals.total);
      for (const mode of ['lines', 'total'] as const)
        expect(proposalTotals(some, { ...of, vatMode: mode })).toEqual(
          proposalTotals(some, { ...of, vatMode: mode === 'lines' ? 'total' : 'lines' }),
        );
    }),
  );
});

test('tax is the part of an amount that is tax, or comes on top, to the cent', () => {
  const without = { ...PLAIN, pricesIncludeVat: false };
  expect(lineTotals(line(116_00), PLAIN)).toEqual({ amount: 116_00, vat: 16_00, total: 116_00 });
  expect(lineTotals(line(100_00), without)).toEqual({ amount: 100_00, vat: 16_00, total: 116_00 });
  expect(lineTotals(line(3_13), without)).toEqual({ amount: 3_13, vat: 50, total: 3_63 });
  // Half a cent is rounded up.
  expect(lineTotals(line(1_25), { ...without, vatRate: 2 })).toMatchObject({ vat: 3 });
  expect(lineTotals(line(3_13), { ...without, vatMode: 'none' })).toMatchObject({ vat: 0, total: 3_13 });
});

test('a deposit is the fixed one or the share, in whole shillings and never more than the total', () => {
  const depositOf = (cents: number, more: Partial<ProposalTerms> = {}) =>
    proposalTotals([line(cents)], { ...PLAIN, ...more })?.deposit;
  expect(depositOf(56_400_00)).toBe(22_560_00);
  expect(depositOf(99_99)).toBe(40_00);
  expect(depositOf(99_50, { depositPercent: 100 })).toBe(99_50);
  expect(depositOf(56_400_00, { depositAmount: 20_000_00 })).toBe(20_000_00);
  expect(depositOf(56_400_00, { depositAmount: 90_000_00 })).toBe(56_400_00);
  expect(depositOf(56_400_00, { depositPercent: 0 })).toBe(0);
});

test('what cannot be is told: a discount beyond its line, a total beyond what can be written', () => {
  expect(lineTotals(line(100, 2, 201), PLAIN)).toBeNull();
  expect(proposalTotals([line(LARGEST_CENTS), line(1)], PLAIN)).toBeNull();
  expect(proposalTotals([line(LARGEST_CENTS, 100_000)], PLAIN)).toBeNull();
  expect(proposalTotals([line(LARGEST_CENTS)], PLAIN)).toMatchObject({ total: LARGEST_CENTS });
  expect(proposalTotals([line(LARGEST_CENTS)], { ...PLAIN, pricesIncludeVat: false })).toBeNull();
});

test('what is due next is the deposit, then the balance, then nothing', () => {
  expect(dueNow({ depositDue: '100.00', balance: '500.00' })).toEqual({ what: 'deposit', amount: '100.00' });
  expect(dueNow({ depositDue: '0.00', balance: '400.00' })).toEqual({ what: 'balance', amount: '400.00' });
  expect(dueNow({ depositDue: 0, balance: 0 })).toBeNull();
});

test('what was paid beyond the total takes the place of the balance', () => {
  const totals = { subtotal: '100.00', discount: '0.00', vat: '0.00', total: '100.00', deposit: '50.00' };
  const rows = (paid: string, balance: string) =>
    sumRows(
      totals,
      { vatMode: 'none', pricesIncludeVat: true },
      { paid, left: balanceLeft({ total: '100.00', paid, balance }) },
    );
  expect(rows('100.00', '0.00').at(-1)).toEqual({ row: 'balance', amount: '0.00' });
  expect(rows('100.10', '0.00').slice(-2)).toEqual([
    { row: 'paid', amount: '100.10' },
    { row: 'beyond', amount: '0.10' },
  ]);
  // Together payments may be more than one amount can be.
  expect(balanceLeft({ total: '9999999999.99', paid: '19999999999.98', balance: '0.00' })).toEqual({
    row: 'beyond',
    amount: '9999999999.99',
  });
});

test('M-Pesa is asked for whole shillings, less than one more at most', () => {
  expect(['7160.20', '7160.00', '7160', '0.01'].map(wholeShillings)).toEqual(['7161.00', '7160.00', '7160.00', '1.00']);
  expect(wholeShillings('9999999999.50')).toBe('10000000000.00');
});
