import '../../../testing/apiOrigin';
import type { Advertisement } from '../../../common/api';
import { spanOfDays } from '../../../common/domain/advertWindow';
import { endOfDay, startOfDay } from '../../../common/domain/dayInput';
import { advertUntil, advertsOf } from './useAdvertOf';
import { warningsOf } from './warnings';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const product = { id: '1', isActive: true };
const advertOf = (productId: string, start: string, end: string, isActive = true): Advertisement => ({
  id: `${productId}-${start}-${end}`,
  isActive,
  start_date: startOfDay(start),
  end_date: endOfDay(end),
  product: { id: productId, product_name: `Product ${productId}`, product_price: '1.00' },
});
const three = [
  advertOf('2', '2026-11-01', '2026-11-23'),
  advertOf('3', '', ''),
  advertOf('4', '2026-11-22', '2026-12-09'),
];
const warn = (start: string, end: string, changes: Partial<Parameters<typeof warningsOf>[0]> = {}) =>
  warningsOf({ product, isActive: true, span: spanOfDays(start, end), others: three, now: NOW, ...changes });

test('a fourth advert on a day is named with its days', () => {
  expect(warn('2026-11-20', '2026-11-30')).toEqual([
    'On 22 and 23 November four adverts overlap. The bar at the top of the shop shows three: those added last.',
  ]);
  expect(warn('2026-11-24', '')).toEqual([]);
});

test('days that are past count no more, nor adverts that are over or stopped', () => {
  expect(warn('2026-11-01', '2026-11-21')).toEqual([]);
  expect(warn('', '', { others: [...three.slice(0, 2), advertOf('4', '2026-11-22', '2026-12-09', false)] })).toEqual(
    [],
  );
  expect(warn('2026-11-01', '2026-11-20')).toEqual(['These days are over: visitors will not see the advert.']);
});

test('without an end, and with more than four', () => {
  const always = ['5', '6', '7', '8'].map((id) => advertOf(id, '', ''));
  expect(warn('2026-12-05', '', { others: always })).toEqual([
    'From 5 December on up to five adverts overlap. The bar at the top of the shop shows three: those added last.',
  ]);
});

test('an inactive product is said, with the same words always', () => {
  expect(warn('', '', { product: { id: '1', isActive: false }, others: [] })).toEqual([
    'This product is inactive: visitors will not see the advert',
  ]);
});

test('an advert of the same product at that time is said', () => {
  expect(warn('2026-11-25', '', { others: [advertOf('1', '2026-11-15', '2026-11-30')] })).toEqual([
    'This product is already advertised (15–30 November).',
  ]);
  expect(warn('2026-12-01', '', { others: [advertOf('1', '2026-11-15', '2026-11-30')] })).toEqual([]);
  expect(warn('', '', { others: [advertOf('1', '', '')] })).toEqual([
    'This product is already advertised, without an end.',
  ]);
});

test('an advert that is not active warns of nothing', () => {
  expect(warn('', '', { isActive: false, product: { id: '1', isActive: false } })).toEqual([]);
});

test("of a product's adverts the one that runs comes first; its row says until when", () => {
  const [over, planned, running] = [
    advertOf('1', '', '2026-11-01'),
    advertOf('1', '2026-12-01', ''),
    advertOf('1', '', '2026-11-30'),
  ];
  expect(advertsOf('1', [over, planned, running, ...three], NOW)).toEqual([running, planned]);
  expect([planned, running, advertOf('1', '', '')].map((advert) => advertUntil(advert, NOW))).toEqual([
    'from 1 Dec',
    'until 30 Nov',
    'no end date',
  ]);
  expect(advertUntil({ id: '9', product: running.product }, NOW)).toBeNull();
});
