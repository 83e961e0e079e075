import '../../testing/apiOrigin';
import fc from 'fast-check';
import { makeStore } from '../state/store';
import { ok } from '../../testing/faultyNetwork';
import { api } from '.';
import { INVALID_STRUCTURE, type ApiError } from './errors';
import { retryDelay } from './retry';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const half = () => 0.5;

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

const WORTH_A_TRY: readonly ApiError['status'][] = ['NETWORK', 500, 502, 503, 408, 429];

test.each(WORTH_A_TRY)('after %s it is tried again, with a growing delay, three times in all', (status) => {
  expect([1, 2, 3].map((attempt) => retryDelay(status, attempt, null, half))).toEqual([500, 1000, null]);
});

test.each<[ApiError['status']]>([
  [400],
  [401],
  [403],
  [404],
  [409],
  [413],
  [422],
  ['OFFLINE'],
  ['ABORTED'],
  ['MALFORMED'],
])('after %s it is not', (status) => {
  expect(retryDelay(status, 1, null, half)).toBeNull();
});

test('the delay is scattered, so that not all come at once', () => {
  expect([retryDelay(503, 1, null, () => 0), retryDelay(503, 1, null, () => 1)]).toEqual([250, 750]);
});

test('the server may name the delay, as seconds or a date; one too long is a failure', () => {
  expect(retryDelay(503, 1, '7')).toBe(7000);
  expect(retryDelay(429, 2, 'Fri, 20 Nov 2026 09:00:03 GMT')).toBe(3000);
  expect(retryDelay(503, 1, 'Fri, 20 Nov 2026 08:00:00 GMT')).toBe(0);
  expect(retryDelay(503, 1, '31')).toBeNull();
  expect(retryDelay(503, 1, 'later', half)).toBe(500);
});

test('what a proxy says without the server, and a body that breaks off, are tried again; a page that there is none is not', async () => {
  const page = (status: number) => new Response('<html>', { status, headers: { 'retry-after': '0' } });
  const broken = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));
  const answers = [page(502), broken, await ok({ tags: [] }), page(404)];
  const { dispatch } = makeStore({ fetch: () => Promise.resolve(answers.shift() ?? page(500)) });
  jest.spyOn(Math, 'random').mockReturnValue(-0.5);
  expect(await dispatch(api.endpoints.listTags.initiate())).toMatchObject({ data: { data: { tags: [] } } });
  const missing = await dispatch(api.endpoints.listTags.initiate(undefined, { forceRefetch: true }));
  expect(missing.error).toEqual({ status: 'MALFORMED', fields: {} });
});

test.each([
  [503, 3],
  [400, 1],
])('a read that is answered with %d goes out so often: %d', async (status, times) => {
  const headers = { 'content-type': 'application/json', 'retry-after': '0' };
  const fetch = jest.fn(() => {
    const answer = new Response('{"success":false,"message":"Later, please."}', { status, headers });
    return Promise.resolve(answer);
  });
  const { error } = await makeStore({ fetch }).dispatch(api.endpoints.listTags.initiate());
  expect(error).toEqual({ status, message: 'Later, please.', fields: {} });
  expect(fetch).toHaveBeenCalledTimes(times);
});

const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } });

test.each([
  ['HTML', new Response('<!doctype html><p>Maintenance</p>', { headers: { 'content-type': 'text/html' } })],
  ['cut off', json('{"success":true,"message":"Product li')],
  ['null', json('null')],
  ['without data', json('{"success":true,"message":""}')],
  ['of wrong types', json('{"success":true,"message":"","data":{"products":{},"meta":{"pageCount":"3"}}}')],
  ['empty', new Response(null, { status: 204 })],
])('an answer that is %s keeps to no contract, and is not asked for again', async (_what, answer) => {
  const fetch = jest.fn(() => Promise.resolve(answer.clone()));
  const { dispatch } = makeStore({ fetch });
  const { listProducts, getProduct, listArticles, getArticle } = api.endpoints;
  const answers = await Promise.all([
    dispatch(listProducts.initiate({})),
    dispatch(getProduct.initiate({ id: '1' })),
    dispatch(listArticles.initiate({})),
    dispatch(getArticle.initiate({ articleId: '1' })),
  ]);
  for (const { error } of answers)
    expect(error).toEqual({ status: 'MALFORMED', message: INVALID_STRUCTURE, fields: {} });
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('whatever the header holds, the delay is none or within bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 }), (header, attempt) => {
      const delay = retryDelay(503, attempt, header);
      expect(delay === null || (delay >= 0 && delay <= 30_000)).toBe(true);
    }),
  );
});
