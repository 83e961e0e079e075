import type { County } from '../../../common/api/counties';
import { counties as t } from '../../texts/counties';
import { csvColumns, readCounties } from './countyCsv';

const TERMS = {
  delivery_price: '1200.00',
  delivery_days: 2,
  installation_price: '6500.00',
  installation_days: 4,
  isActive: true,
};
const counties: County[] = [
  { id: '32', name: 'Nakuru', ...TERMS },
  { id: '21', name: "Murang'a", ...TERMS, installation_price: null, installation_days: null },
];
const HEAD = Object.keys(csvColumns);
const rowsOf = (list: readonly County[]) =>
  list.map((county) => Object.values(csvColumns).map((cell) => String(cell(county) ?? '')));

test('what was exported changes nothing', () => {
  expect(readCounties([HEAD, ...rowsOf(counties)], counties)).toEqual({ faults: [], changes: [], same: 2 });
});

test('people’s ways to write amounts, names and yes are understood; what is not named stays', () => {
  const file = [
    [' county ', 'installation (kes)', 'Shown', 'delivery days'],
    ['NAKURU', 'KES 7,000', 'No', ''],
    ['murang’a', 'On  request', '1', '2'],
    ['', '', '', ''],
  ];
  expect(readCounties(file, counties)).toEqual({
    faults: [],
    changes: [
      {
        before: counties[0],
        after: { ...counties[0], installation_price: '7000.00', isActive: false, delivery_days: null },
      },
    ],
    same: 1,
  });
});

test.each([
  [[['Nakuru', '500']], 1, 'Nakuru', 'There is no column “Nakuru”.'],
  [[[]], 1, 'County', 'The first row has to name the columns.'],
  [[['Shown']], 1, 'County', 'This column is missing.'],
  [[['County', 'County']], 1, 'County', 'This column comes twice.'],
  [[HEAD, ['Atlantis']], 2, 'County', 'There is no county “Atlantis”.'],
  [[['County'], ['Nakuru'], ['Nakuru']], 3, 'County', 'This county stands in row 2 already.'],
  [[['County', 'Delivery (KES)'], [], ['Nakuru', 'cheap']], 3, 'Delivery (KES)', '“cheap” is no amount'],
  [
    [
      ['County', 'Delivery (KES)'],
      ['Nakuru', '-5'],
    ],
    2,
    'Delivery (KES)',
    '“-5” is no amount',
  ],
  [
    [
      ['County', 'Delivery (KES)'],
      ['Nakuru', '1.005'],
    ],
    2,
    'Delivery (KES)',
    '“1.005” is no amount',
  ],
  [
    [
      ['County', 'Delivery days'],
      ['Nakuru', '91'],
    ],
    2,
    'Delivery days',
    '“91” is no whole number',
  ],
  [
    [
      ['County', 'Delivery days'],
      ['Nakuru', '1.5'],
    ],
    2,
    'Delivery days',
    '“1.5” is no whole number',
  ],
  [
    [
      ['County', 'Shown'],
      ['Nakuru', 'maybe'],
    ],
    2,
    'Shown',
    '“maybe” is neither yes nor no.',
  ],
])('%j is wrong at row %i, %s', (rows, row, column, text) => {
  const { faults } = readCounties(rows, counties);
  expect(faults[0]).toEqual({ row, column, text: expect.stringContaining(text) as string });
});

test.each([
  [1, 1, '1 county changes, 1 stays as it is.'],
  [2, 0, '2 counties change, 0 stay as they are.'],
])('%i and %i are said in their number', (count, same, text) => {
  expect(t.import.changes(count, same)).toBe(text);
});
