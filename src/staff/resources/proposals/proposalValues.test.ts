import type { Proposal } from '../../api';
import {
  comparable,
  contractFields,
  lineErrors,
  newLine,
  proposalSchema,
  totalsOf,
  updateOf,
  valuesOf,
} from './proposalValues';

const proposal = {
  title: 'Internet for the farm',
  customerName: 'Wanjiku Test',
  customerPhone: null,
  customerEmail: null,
  language: 'en',
  lines: [
    {
      kind: 'item',
      text: 'Kit',
      quantity: 2,
      unitPrice: '49900.00',
      discount: '0.00',
      amount: '99800.00',
      vat: '13765.52',
      total: '99800.00',
    },
    {
      kind: 'installation',
      text: 'Installation',
      quantity: 1,
      unitPrice: '6500.00',
      discount: '500.00',
      amount: '6000.00',
      vat: '827.59',
      total: '6000.00',
    },
  ],
  vatRate: 16,
  vatMode: 'total',
  pricesIncludeVat: true,
  depositPercent: 40,
  depositAmount: null,
  validUntil: '2026-12-04',
  terms: null,
} as unknown as Proposal;

test('what the form shows goes back as it came', () => {
  expect(contractFields(valuesOf(proposal))).toMatchObject({
    customerPhone: '',
    customerEmail: null,
    lines: [
      { kind: 'item', text: 'Kit', quantity: 2, unitPrice: '49900.00' },
      { kind: 'installation', text: 'Installation', quantity: 1, unitPrice: '6500.00', discount: '500.00' },
    ],
    vatRate: 16,
    depositPercent: 40,
    depositAmount: null,
    validUntil: '2026-12-04',
    terms: '',
  });
  const values = valuesOf(proposal);
  expect(comparable(values)).toEqual(comparable({ ...values, depositPercent: ' 40 ' }));
});

test('only what was changed is sent', () => {
  const values = { ...valuesOf(proposal), title: 'Other', depositAmount: '20,000' };
  expect(updateOf(values, { title: 'Other', depositAmount: '20,000' })).toEqual({
    title: 'Other',
    depositAmount: '20000.00',
  });
});

test('the total follows what is typed, and is none while a figure is none', () => {
  const values = valuesOf(proposal);
  expect(totalsOf(values)).toMatchObject({
    subtotal: 10_580_000,
    discount: 50_000,
    total: 10_580_000,
    deposit: 4_232_000,
  });
  expect(totalsOf({ ...values, pricesIncludeVat: false })).toMatchObject({ vat: 1_692_800, total: 12_272_800 });
  expect(totalsOf({ ...values, depositAmount: '20,000.50' })).toMatchObject({ deposit: 2_000_050 });
  const [first, ...others] = values.lines;
  expect(totalsOf({ ...values, lines: [{ ...first!, unitPrice: 'dear' }, ...others] })).toBeNull();
});

test.each(['-100', '9'.repeat(309), '16%', '101'])(
  'a rate that is none has no total, and none is asked for where there is no VAT: %s',
  (vatRate) => {
    const values = { ...valuesOf(proposal), vatRate };
    for (const pricesIncludeVat of [true, false]) expect(totalsOf({ ...values, pricesIncludeVat })).toBeNull();
    expect(totalsOf({ ...values, vatMode: 'none' })).toMatchObject({ vat: 0, total: 10_580_000 });
  },
);

test('what is wrong with a line is said at its field', () => {
  const line = { ...newLine('item', []), text: 'Kit', unitPrice: '1,000' };
  expect(lineErrors(line)).toEqual({});
  expect(Object.keys(lineErrors({ ...line, text: ' ', quantity: '0', unitPrice: '1.005', discount: 'all' }))).toEqual([
    'text',
    'quantity',
    'unitPrice',
    'discount',
  ]);
  expect(lineErrors({ ...line, discount: '1000.01' })).toHaveProperty('discount');
});

test('a rate of tax has at most two decimals, as what is worked out with it', async () => {
  const wrong = (vatRate: string) =>
    proposalSchema.validateAt('vatRate', { vatMode: 'total', vatRate }).then(
      () => null,
      (error: unknown) => (error as Error).message,
    );
  expect(await wrong('16.55')).toBeNull();
  expect(await wrong('16.555')).toBe('VAT rate has at most two decimals.');
});
