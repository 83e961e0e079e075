import fc from 'fast-check';
import { hasPromisedShape, shapes } from './shapes';
import { staffShapes } from '../../staff/api/staffShapes';

Object.assign(shapes, staffShapes);

const product = {
  id: '1',
  product_name: 'Kit',
  product_price: '100.00',
  stock_status: 'in_stock',
  rating: 4.5,
  reviews: 2,
  images: [{ id: '9', image_url: '/media/a.webp' }],
};
const article = { id: '1', title: 'Notes', images: [], createdAt: '2026-11-01T08:00:00Z' };
const summary = {
  quotes: { new: 1, total: 2 },
  products: { active: 1, inactive: 0, outOfStock: 0, withoutImage: 0 },
  articles: { active: 1, inactive: 0 },
  advertsRunning: 0,
  events: [{ type: 'quote', id: '7', title: 'Achieng', at: '2026-11-01T08:00:00Z', targetId: null }],
};
const top = { id: '1', title: 'Notes', viewsCount: 3, likesCount: 1 };
const answer = (data: unknown) => ({ success: true, message: '', data });

test('what a core-only server answers is enough', () => {
  expect(hasPromisedShape('listProducts', answer({ products: [product], meta: { pageCount: 1 } }))).toBe(true);
  expect(hasPromisedShape('getProduct', answer(product))).toBe(true);
  expect(hasPromisedShape('listAdvertisements', answer([]))).toBe(true);
  expect(hasPromisedShape('listArticles', answer({ articles: [article], meta: { pageCount: 1 } }))).toBe(true);
  const whole = {
    ...article,
    tags: [{ id: '3', tag: { id: '4', tag_name: 'wifi' } }],
    comments: [{ id: '5', content: 'Asante.', createdAt: '' }],
  };
  expect(hasPromisedShape('getArticle', answer(whole))).toBe(true);
  expect(hasPromisedShape('createQuotation', { success: true, message: 'Thank you.' })).toBe(true);
  expect(hasPromisedShape('getDashboardSummary', answer(summary))).toBe(true);
  const further = {
    topArticles: { mostViewed: [top], mostLiked: [] },
    quotesPerDay: [{ date: '2026-11-01', count: 0 }],
    adverts: { running: 1, ending: 0 },
    backups: { lastAt: null, lastVerifiedAt: '2026-11-01T00:30:00Z' },
  };
  expect(hasPromisedShape('getDashboardSummary', answer({ ...summary, ...further }))).toBe(true);
});

const request = {
  ...{ id: '1', status: 'new', clients_name: 'A', clients_email: 'a@example.com', clients_note: '', productIds: [] },
  createdAt: '2026-11-21T06:00:00.000Z',
};

test('a request with a status of the contract is an answer', () => {
  expect(hasPromisedShape('getQuotation', answer(request))).toBe(true);
});

test.each([
  ['no envelope', 'createQuotation', {}],
  ['a message that is no text', 'createQuotation', { success: true, message: { text: 'Thank you.' } }],
  ['no data', 'listProducts', { success: true }],
  ['a list that is none', 'listProducts', answer({ products: {}, meta: { pageCount: 1 } })],
  ['a page count in words', 'listProducts', answer({ products: [], meta: { pageCount: '1' } })],
  ['a page size that is an object', 'listProducts', answer({ products: [], meta: { pageCount: 1, pageSize: {} } })],
  ['a category whose name is an object', 'getCategory', answer({ id: '1', category_name: { valueOf: 2 } })],
  ['a tag whose name is an object', 'getTag', answer({ id: '1', tag_name: {} })],
  ['a product that was made without a name', 'createProduct', answer({ id: '1', product_name: {} })],
  ['a status of a request that is no text', 'getQuotation', answer({ ...request, status: 1 })],
  ['a rating in words', 'getProduct', answer({ ...product, rating: '5' })],
  ['a picture without an address', 'getProduct', answer({ ...product, images: [{ id: '9' }] })],
  [
    'a picture without widths',
    'getProduct',
    answer({ ...product, images: [{ id: '9', image_url: '/a', sources: { template: '/b', formats: [] } }] }),
  ],
  ['a description that is an object', 'getProduct', answer({ ...product, description: {} })],
  ['adverts that are no list', 'listAdvertisements', answer({})],
  [
    'an article without a date',
    'listArticles',
    answer({ articles: [{ ...article, createdAt: undefined }], meta: { pageCount: 1 } }),
  ],
  ['a comment without words', 'getArticle', answer({ ...article, comments: [{ id: '5', createdAt: '' }] })],
  ['a summary without events', 'getDashboardSummary', answer({ ...summary, events: undefined })],
  ['days without counts', 'getDashboardSummary', answer({ ...summary, quotesPerDay: [{ date: '2026-11-01' }] })],
  ['top articles that are a list', 'getDashboardSummary', answer({ ...summary, topArticles: [top] })],
])('%s is no answer', (_what, operation, data) => {
  expect(hasPromisedShape(operation, data)).toBe(false);
});

test('what may be left out is not null', () => {
  for (const name of ['uses', 'ratings', 'related', 'discounts'])
    expect([name, hasPromisedShape('getProduct', answer({ ...product, [name]: null }))]).toEqual([name, false]);
  for (const name of ['tags', 'comments', 'viewsCount', 'likesCount'])
    expect([name, hasPromisedShape('getArticle', answer({ ...article, [name]: null }))]).toEqual([name, false]);
});

const ENDPOINTS = [
  'listProducts',
  'getProduct',
  'listAdvertisements',
  'listArticles',
  'previewArticles',
  'getArticle',
  'listCategories',
  'listTags',
  'getDashboardSummary',
  'other',
];

test('whatever comes is judged without an error', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ENDPOINTS), fc.jsonValue(), (operation, data) => {
      expect(typeof hasPromisedShape(operation, data)).toBe('boolean');
      expect(typeof hasPromisedShape(operation, answer(data))).toBe('boolean');
    }),
  );
});
