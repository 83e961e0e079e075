import { inProcessQuery } from './inProcess';

type Query = ReturnType<typeof inProcessQuery>;
const call = (query: Query, args: Parameters<Query>[0]) => query(args, {} as Parameters<Query>[1], {});

test('asks below the base of the API, with what is given of the parameters', async () => {
  const asked: string[] = [];
  const query = inProcessQuery((path) => {
    asked.push(path);
    return Promise.resolve({ status: 200, text: '{"success":true}' });
  });
  expect(await call(query, { url: '/products', params: { page: 2, search: 'a b&c', sort: undefined } })).toEqual({
    data: { success: true },
  });
  await call(query, { url: '/products', params: { page: undefined } });
  await call(query, { url: '/tags/get-all-tags' });
  expect(asked).toEqual(['/api/v1/products?page=2&search=a+b%26c', '/api/v1/products', '/api/v1/tags/get-all-tags']);
});

test.each([
  [
    () => Promise.resolve({ status: 404, text: '{"message":"Not found."}' }),
    { status: 404, data: { message: 'Not found.' } },
  ],
  [() => Promise.resolve({ status: 502, text: '<html>' }), { status: 'PARSING_ERROR', originalStatus: 502 }],
  [() => Promise.resolve({ status: 200, text: '' }), { status: 'PARSING_ERROR' }],
  [() => Promise.reject(new Error('gone')), { status: 'FETCH_ERROR', error: 'Error: gone' }],
])('a failure is told as fetchBaseQuery tells it (%#)', async (ask, error) => {
  expect(await call(inProcessQuery(ask), { url: '/products' })).toEqual({
    error: expect.objectContaining(error) as object,
  });
});
