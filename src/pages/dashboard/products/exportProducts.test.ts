import type { Product } from '../../../api';
import { productsCsv, readAll } from './exportProducts';

const product = (fields: Partial<Product>) =>
  ({ id: '1', product_name: 'Kit', category: null, stock_status: 'in_stock', quantity: 3, product_price: '10.00', new_price: null, discounts: [], installment_info: null, isActive: true, isBestSeller: false, rating: 0, reviews: 0, images: [], ...fields }) as unknown as Product;

test('a line a product, with a header and the mark that Excel reads UTF-8 by', async () => {
  const lines = (await productsCsv([product({ product_name: 'Kit, "large"' })])).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFid,product_name,/);
  expect(lines[1]).toBe('1,"Kit, ""large""",,in_stock,3,10.00,,,,true,false,0,0,0');
});

test.each(['=1+1', '+254700000000', '-1', '@SUM(A1)', '\t=1', '\r=1'])('no spreadsheet runs %j', async (name) => {
  const [, ...lines] = (await productsCsv([product({ product_name: name })])).split('\r\n');
  expect(lines.join('\r\n')).toMatch(/^1,"?'/);
});

test('reads page after page and tells how far it is', async () => {
  const told: [number, number][] = [];
  const read = (page: number) => Promise.resolve({ products: [product({ id: `${page}` })], meta: { pageCount: 3, total: 3 } });
  const all = await readAll(read, (...progress) => told.push(progress), new AbortController().signal);
  expect(all.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(told).toEqual([[1, 3], [2, 3], [3, 3]]);
});

test('stops when asked to', async () => {
  const stop = new AbortController();
  const read = () => { stop.abort(); return Promise.resolve({ products: [product({})], meta: { pageCount: 100 } }); };
  expect(await readAll(read, () => undefined, stop.signal)).toHaveLength(1);
});
