import '../../testing/apiOrigin';
import { offersIn } from '../../common/api/offers';
import { withinOffers } from './withinOffers';

const offers = offersIn({
  success: true,
  message: 'Capabilities',
  data: { operations: ['listQuotations'], parameters: ['listProducts.sort=price'], fields: ['createProduct.colour'] },
});
const core = offersIn(undefined);
const TABLE = {
  listProducts: ['search', 'sort'],
  updateProduct: ['If-Match', 'colour'],
  createProduct: ['colour', 'barcode'],
};

test('parameters go out as far as they are offered, an enumeration value by value', () => {
  const args = { url: '/products', params: { page: 2, search: 'mesh', sort: 'price', status: 'all' } };
  expect(withinOffers(args, 'listProducts', offers, TABLE).params).toEqual({ page: 2, sort: 'price', status: 'all' });
  expect(withinOffers({ ...args, params: { sort: 'rating' } }, 'listProducts', offers, TABLE).params).toEqual({});
  expect(withinOffers(args, 'listProducts', core, TABLE).params).toEqual({ page: 2, status: 'all' });
});

test('headers and fields of a body that a server would refuse do not go out', () => {
  const args = {
    url: '/products/1',
    method: 'PATCH',
    headers: { 'If-Match': '"1"' },
    body: { product_name: 'Kit', colour: 'red' },
  };
  expect(withinOffers(args, 'updateProduct', core, TABLE)).toEqual({
    url: '/products/1',
    method: 'PATCH',
    params: undefined,
    headers: {},
    body: { product_name: 'Kit' },
  });
});

test('without a table of its own it knows what the contract calls extended', () => {
  const args = { url: '/quotations', params: { page: 1, status: 'new' } };
  expect(withinOffers(args, 'listQuotations', core).params).toEqual({ page: 1 });
});
