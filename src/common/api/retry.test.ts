import fc from 'fast-check';
import { retryDelay } from './retry';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const half = () => 0.5;

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

const WORTH_A_TRY: readonly (number | string)[] = ['NETWORK', 500, 502, 503, 408, 429];

test.each(WORTH_A_TRY)('after %s it is tried again, with a growing delay, three times in all', (status) => {
  expect([1, 2, 3].map((attempt) => retryDelay(status, attempt, null, half))).toEqual([500, 1000, null]);
});

test.each<[number | string]>([
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

test('whatever the header holds, the delay is none or within bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 }), (header, attempt) => {
      const delay = retryDelay(503, attempt, header);
      expect(delay === null || (delay >= 0 && delay <= 30_000)).toBe(true);
    }),
  );
});
