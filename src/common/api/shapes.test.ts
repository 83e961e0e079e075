import fc from 'fast-check';
import { countedProposals, quotationSources } from '../domain/contract.gen';
import { hasPromisedShape, shapes } from './shapes';
import { staffShapes } from '../../staff/api/staffShapes';

/** As the shop's program has them: the staff's replaces some. */
const shopShapes = { ...shapes };
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
  expect(shopShapes.listArticles?.({ articles: [article], meta: { pageCount: 1 } })).toBe(true);
  const whole = {
    ...article,
    ...{ likesCount: 0, viewsCount: 7 },
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
  clients_phone: null,
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
    expect([name, shopShapes.getArticle?.({ ...article, [name]: null })]).toEqual([name, false]);
});

const whole = { ...article, tags: [], likesCount: 0, viewsCount: 0 };

test.each(['tags', 'likesCount', 'viewsCount'])('staff read %s of every article: without it there is none', (name) => {
  const page = (one: object) => answer({ articles: [one], meta: { pageCount: 1 } });
  const less = { ...whole, [name]: undefined };
  expect([hasPromisedShape('getArticle', answer(whole)), hasPromisedShape('listArticles', page(whole))]).toEqual([
    true,
    true,
  ]);
  expect([hasPromisedShape('getArticle', answer(less)), hasPromisedShape('listArticles', page(less))]).toEqual([
    false,
    false,
  ]);
  expect(shopShapes.getArticle?.(less)).toBe(true);
});

test('what staff ask for null alone may be null, but not missing', () => {
  const backups = (fields: object) => answer({ ...summary, backups: { lastAt: null, ...fields } });
  expect(hasPromisedShape('getDashboardSummary', backups({ lastVerifiedAt: null }))).toBe(true);
  expect(hasPromisedShape('getDashboardSummary', backups({}))).toBe(false);
  expect(hasPromisedShape('getVisitCalendar', answer({ address: null }))).toBe(true);
  expect(hasPromisedShape('getVisitCalendar', answer({}))).toBe(false);
  const factor = { on: false, recoveryCodesLeft: 0 };
  expect(hasPromisedShape('getSecondFactor', answer({ ...factor, since: null }))).toBe(true);
  expect(hasPromisedShape('getSecondFactor', answer(factor))).toBe(false);
  expect(hasPromisedShape('getQuotation', answer({ ...request, clients_phone: undefined }))).toBe(false);
});

test('sales count from a moment that can be written', () => {
  const figures = { count: 0, value: '0.00' };
  const sales = (since: string) => ({
    ...{ since, requests: Object.fromEntries(quotationSources.map((name) => [name, 0])), mostAsked: [] },
    firstAnswer: { answered: 0, medianSeconds: null },
    ...Object.fromEntries(countedProposals.map((name) => [name, figures])),
  });
  expect(hasPromisedShape('getDashboardSummary', answer({ ...summary, sales: sales('2026-10-31T21:00:00Z') }))).toBe(
    true,
  );
  expect(hasPromisedShape('getDashboardSummary', answer({ ...summary, sales: sales('soon') }))).toBe(false);
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
