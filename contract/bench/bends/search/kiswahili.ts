import type { Json } from '../proxy';
import { at, fieldsOf, knowing, rows, rowsIn, showing, shown, subtle } from '../tools';
import { words } from './tools';

/** The product of each row. */
const eachProduct = (data: Json, key: string) => rowsIn(data, key).map(({ product }) => (product ?? {}) as Json);
const inEnglish = (row: Json, word: string) => String(row.product_name).toLowerCase().includes(word);

/** Names in Kiswahili, in what other calls show of a product, and in what is looked through. */
export const SEARCH_KISWAHILI = subtle('search', {
  'advert-in-kiswahili': [
    'listAdvertisements',
    'The product of an advert is called by its name in Kiswahili in both fields.',
    rows('listAdvertisements', (all) => {
      for (const { product } of all as unknown as { product: Json }[])
        product.product_name = product.product_name_sw ?? product.product_name;
      return all;
    }),
  ],
  'requests-without-kiswahili': [
    'listQuotations',
    'The products of requests have no name in Kiswahili.',
    showing('listQuotations', (data) => {
      for (const request of rowsIn(data, 'quotations'))
        for (const product of rowsIn(request, 'products')) product.product_name_sw = null;
    }),
  ],
  'related-former-kiswahili': [
    'getProduct',
    'A related product keeps the name in Kiswahili that it was made with.',
    knowing(
      ['createProduct'],
      (passing) => fieldsOf(passing).product_name_sw,
      (known) =>
        at('getProduct', async (passing, next) =>
          shown(await next(passing), (data) => {
            for (const product of eachProduct(data, 'related'))
              product.product_name_sw = known.get(String(product.id)) ?? product.product_name_sw;
          }),
        ),
    ),
  ],
  'suggested-without-kiswahili': [
    'suggestSearch',
    'Suggested products have no name in Kiswahili.',
    showing('suggestSearch', (data) => {
      for (const product of rowsIn(data, 'products')) product.product_name_sw = null;
    }),
  ],
  'suggested-by-english': [
    'suggestSearch',
    'Names in Kiswahili are not looked through.',
    showing('suggestSearch', (data, { query }) => {
      const products = rowsIn(data, 'products');
      data.products = products.filter((row) => words(query).every((word) => inEnglish(row, word)));
    }),
  ],
  'indexed-by-update': [
    'listProducts',
    'A name in Kiswahili comes into the index with the first change.',
    knowing(
      ['updateProduct'],
      () => true,
      (changed) =>
        rows('listProducts', (all, { query }) =>
          all.filter((row) => changed.has(row.id) || words(query).every((word) => inEnglish(row, word))),
        )(),
    ),
  ],
});
