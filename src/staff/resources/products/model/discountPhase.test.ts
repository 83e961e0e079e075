import { discountPhase } from './discountPhase';

const now = Date.parse('2026-11-22T09:00:00Z');
const [before, past, later, last] = [
  '2026-11-01T00:00:00Z',
  '2026-11-20T21:00:00Z',
  '2026-11-22T21:00:00Z',
  '2026-11-29T21:00:00Z',
];
const product = (fields: object) => ({
  product_price: '100.00',
  new_price: '80.00',
  discounts: [],
  discount_start_date: null,
  discount_end_date: null,
  ...fields,
});

test.each([
  ['without dates it runs', {}, { phase: 'running' }],
  ['between its dates it runs', { discount_start_date: before, discount_end_date: last }, { phase: 'running' }],
  [
    'before its start it is planned',
    { discount_start_date: later, discount_end_date: last },
    { phase: 'planned', from: Date.parse(later) },
  ],
  [
    'of two to come the first counts',
    {
      discounts: [
        { discount_percentage: 20, start_date: last, end_date: null },
        { discount_percentage: 20, start_date: later, end_date: last },
      ],
    },
    { phase: 'planned', from: Date.parse(later) },
  ],
  ['after its end it has ended', { discount_end_date: past }, { phase: 'ended', end: Date.parse(past) }],
  [
    'one that ended and begins again is planned',
    {
      discounts: [
        { discount_percentage: 20, start_date: before, end_date: past },
        { discount_percentage: 20, start_date: later, end_date: null },
      ],
    },
    { phase: 'planned', from: Date.parse(later) },
  ],
  [
    'one that ends before it starts never was',
    { discount_start_date: last, discount_end_date: later },
    { phase: 'none' },
  ],
  ['a new price that is not lower is none', { new_price: '100.00', discount_start_date: later }, { phase: 'none' }],
  [
    'a percentage without a new price is none',
    { new_price: null, discounts: [{ discount_percentage: 20, start_date: later, end_date: last }] },
    { phase: 'none' },
  ],
])('%s', (_words, fields, phase) => {
  expect(discountPhase(product(fields), now)).toEqual(phase);
});
