import type { Product } from '../../../common/api';
import { csvOf } from '../../kit/list/spreadsheet';
import { csvColumns } from './columns';

const product = {
  id: '1',
  product_name: 'Kit, "large"',
  category: null,
  stock_status: 'in_stock',
  quantity: 3,
  product_price: '10.00',
  new_price: null,
  discounts: [],
  installment_info: null,
  isActive: true,
  isBestSeller: false,
  rating: 0,
  reviews: 0,
  images: [],
} as unknown as Product;

test('a line a product, with a header and the mark that Excel reads UTF-8 by', () => {
  const lines = csvOf(csvColumns, [product]).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFid,product_name,/);
  expect(lines[1]).toBe('1,"Kit, ""large""",,in_stock,3,10.00,,,,true,false,0,0,0');
});

test('a server that says nothing of discounts has none', () => {
  const { discounts: _discounts, ...without } = product;
  expect(csvColumns.discount_percentage?.(without as Product)).toBeNull();
});
