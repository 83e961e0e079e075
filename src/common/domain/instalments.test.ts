import { readInstalments } from './instalments';

test.each([
  ['12 months × KES 4,400.00, total KES 52,800.00', { count: 12, every: 'month', part: 440_000 }],
  ['12 months x Ksh 4,400', { count: 12, every: 'month', part: 440_000 }],
  ['6 x KES 9,300 a week', { count: 6, every: 'week', part: 930_000 }],
  ['KES 16,700 a month for 3 months', { count: 3, every: 'month', part: 1_670_000 }],
  ['30 days x KES 99.50', { count: 30, every: 'day', part: 9_950 }],
  ['2\u00a0× KES\u00a06,200.00, total KES 12,400.00', { count: 2, every: null, part: 620_000 }],
])('"%s" is understood', (text, read) => expect(readInstalments(text)).toEqual(read));

test.each([
  '',
  'Ask us',
  '12 months x KES 4,400 with a deposit of KES 10,000',
  'Deposit KES 10,000, then 12 months x KES 4,400',
  '12 months x KES 4,400, total KES 50,000',
  '12 months x KES 4,400 a week',
  'KES 16,700 a month for 3 weeks',
  '1 month x KES 4,400',
  '12 months x USD 40',
])('nothing is promised on "%s"', (text) => expect(readInstalments(text)).toBeNull());
