import { exampleProduct } from './exampleProduct';
import { productData } from './structuredData';

const absolute = (path: string) => (/^https?:/.test(path) ? path : `https://shop.example${path}`);
const NOVEMBER = Date.parse('2026-11-20T09:00:00Z');
const DECEMBER = Date.parse('2026-12-20T09:00:00Z');
/** What a reader of the page gets: the data as JSON. */
const read = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

test('an offer with price, currency, stock and the end of the discount, absolute addresses throughout', () => {
  const data = read(productData(exampleProduct({ rating: 4.6171875 }), NOVEMBER, absolute));
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Standard Kit',
    category: 'Home kits',
    image: ['https://shop.example/media/two-1280.webp', 'https://shop.example/media/one-1280.webp'],
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/shop/single-product/prd_1',
      priceCurrency: 'KES',
      price: '49900.00',
      priceValidUntil: '2026-11-30T21:00:00.000Z',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: 4.6, reviewCount: 128 },
  });
});

test('after the discount the full price, without an end; sold out is said', () => {
  const { offers } = read(productData(exampleProduct({ stock_status: 'out_of_stock' }), DECEMBER, absolute));
  expect(offers).toMatchObject({ price: '65000.00', availability: 'https://schema.org/OutOfStock' });
  expect(offers).not.toHaveProperty('priceValidUntil');
});

test('what is not known is left out', () => {
  const bare = exampleProduct({
    reviews: 0,
    images: [],
    category: null,
    description: null,
    product_price: 'on request',
    new_price: null,
  });
  expect(Object.keys(read(productData(bare, NOVEMBER, absolute))).sort()).toEqual(['@context', '@type', 'name', 'sku']);
});
