import '../../../testing/apiOrigin';
import type { Product } from '../../../common/api';
import { productHealth as issues } from '../../../common/domain/contract.gen';
import { hasIssue, issueInWords } from './issues';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const sound: Product = {
  id: '1',
  product_name: 'Standard Kit',
  product_price: '65000.00',
  new_price: null,
  category_id: null,
  category: null,
  quantity: 1,
  stock_status: 'in_stock',
  isActive: true,
  rating: 0,
  reviews: 0,
  installment_info: null,
  isBestSeller: false,
  images: [{ id: '1', image_url: '/media/1.webp', is_primary: true }],
  discounts: [],
  discount_start_date: null,
  discount_end_date: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  package_dimensions: '60 x 40 x 12 cm',
};
const ENDED = '2026-11-12T21:00:00.000Z';

test('a sound product has no issue', () => {
  expect(issues.filter((issue) => hasIssue(sound, issue, NOW))).toEqual([]);
});

test.each<[string, Partial<Product>, string[]]>([
  ['without pictures', { images: [] }, ['without-image']],
  ['whose discount ended, with its price', { new_price: '49900.00', discount_end_date: ENDED }, ['ended-discount']],
  [
    'whose discount ended, with its percentage',
    { discounts: [{ discount_percentage: 10, start_date: null, end_date: ENDED }], discount_end_date: ENDED },
    ['ended-discount'],
  ],
  ['whose discount ended and is taken back', { discount_end_date: ENDED }, []],
  [
    'whose discount ended, of which the server says no more',
    { discount_end_date: ENDED, new_price: undefined, discounts: undefined },
    [],
  ],
  ['whose discount holds', { new_price: '49900.00', discount_end_date: '2026-12-01T00:00:00Z' }, []],
  ['with blank dimensions', { package_dimensions: '  ' }, ['without-dimensions']],
  ['without dimensions', { package_dimensions: null }, ['without-dimensions']],
  ['that is inactive', { isActive: false }, ['inactive-advertised']],
])('a product %s', (_which, changes, expected) => {
  expect(issues.filter((issue) => hasIssue({ ...sound, ...changes }, issue, NOW))).toEqual(expected);
});

test('what is wrong is said with what is known of it', () => {
  const said = (changes: Partial<Product>, issue: (typeof issues)[number], advertised: string | null = null) =>
    issueInWords({ ...sound, ...changes }, issue, NOW, advertised);
  expect(said({ new_price: '49900.00', discount_end_date: ENDED }, 'ended-discount')).toMatch(
    /^The discount ended on 12 Nov, but the new price KES\s49,900\.00 still stands\.$/,
  );
  expect(
    said(
      { discount_end_date: ENDED, discounts: [{ discount_percentage: 10, start_date: null, end_date: ENDED }] },
      'ended-discount',
    ),
  ).toBe('The discount ended on 12 Nov, but 10% still stands.');
  expect(said({}, 'inactive-advertised', 'until 30 Nov')).toBe(
    'Inactive, but advertised (until 30 Nov): visitors see neither.',
  );
  expect(said({}, 'inactive-advertised')).toBe('Inactive, but advertised: visitors see neither.');
});
