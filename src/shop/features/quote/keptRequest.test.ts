import fc from 'fast-check';
import { keptRequest } from '../../../testing/keptRequests';
import { asSent, DAYS_KEPT, goesByItself, isOver, MOST_KEPT, requestsIn } from './keptRequest';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const kept = keptRequest();
const NOW = kept.keptAt;

test('what never reached the server goes by itself, however late', () => {
  expect(goesByItself(kept, NOW + 6 * DAY)).toBe(true);
});

test('what may have arrived goes by itself only while the server surely knows its key', () => {
  const tried = keptRequest({ triedAt: NOW });
  expect(goesByItself(tried, NOW + 23 * HOUR - 1)).toBe(true);
  expect(goesByItself(tried, NOW + 23 * HOUR)).toBe(false);
});

test('a clock that was put back since the try makes the key hold no longer', () => {
  const tried = keptRequest({ triedAt: NOW });
  expect(goesByItself(tried, NOW - 23 * HOUR + 1)).toBe(true);
  expect(goesByItself(tried, NOW - 23 * HOUR)).toBe(false);
});

test.each(['refused', 'sent'] as const)('what was %s does not go again', (state) => {
  expect(goesByItself(keptRequest({ state }), NOW)).toBe(false);
});

test('a week after the first try is the longest, a day for what was sent; a clock put back ends nothing', () => {
  for (const waits of [keptRequest({ triedAt: NOW }), keptRequest({ keptAt: NOW - 400 * DAY, triedAt: NOW })]) {
    expect(isOver(waits, NOW + DAYS_KEPT * DAY)).toBe(false);
    expect(isOver(waits, NOW + DAYS_KEPT * DAY + 1)).toBe(true);
  }
  expect(isOver(keptRequest({ state: 'refused' }), NOW + DAYS_KEPT * DAY + 1)).toBe(true);
  const sent = keptRequest({ state: 'sent' });
  expect(isOver(sent, NOW + DAY)).toBe(false);
  expect(isOver(sent, NOW + DAY + 1)).toBe(true);
  expect(isOver(keptRequest({ triedAt: NOW }), NOW - 400 * DAY)).toBe(false);
});

test('what was never tried is not over, whatever a clock that was put right says', () => {
  expect(isOver(kept, NOW + 400 * DAY)).toBe(false);
});

test('after success nothing personal stays but the address of the answer', () => {
  const sent = asSent(
    keptRequest({ fields: { email: 'Bounces.' } }),
    { message: 'Thank you.', reference: '27' },
    NOW + 1,
  );
  const values = { name: '', phone: '', message: '', email: kept.values.email };
  expect(sent).toEqual(
    keptRequest({
      state: 'sent',
      keptAt: NOW + 1,
      message: 'Thank you.',
      reference: '27',
      lines: [],
      note: '',
      values,
    }),
  );
  expect(requestsIn([sent])).toEqual([sent]);
});

test('a stored request comes back as it was, and no more than five', () => {
  expect(requestsIn([kept])).toEqual([kept]);
  expect(requestsIn(Array.from({ length: 9 }, () => kept))).toHaveLength(MOST_KEPT);
  expect(requestsIn(null)).toEqual([]);
  expect(requestsIn([null, { key: 'x' }])).toEqual([]);
});

test.each<[string, object]>([
  ['a key too short to be one', { key: 'short' }],
  ['a key that no header can carry', { key: '0123456789abcdef\n' }],
  ['an opener that does not exist', { from: 'footer' }],
  ['a state that does not exist', { state: 'sending' }],
  ['values without an email', { values: { name: '', phone: '', message: '' } }],
  ['values that are a list', { values: [] }],
  ['a line that is none', { lines: [{ id: '1' }] }],
  ['a note beyond what the server takes', { note: 'n'.repeat(5001) }],
  ['no moment', { keptAt: null }],
  ['a moment before time', { triedAt: -1 }],
  ['a moment after all time', { keptAt: 1e300 }],
  ['fields that are no texts', { fields: { email: 1 } }],
  ['endless words', { message: 'm'.repeat(2001) }],
])('%s is left out, the others stay', (_what, change) => {
  expect(requestsIn([{ ...kept, ...change }, kept])).toEqual([kept]);
});

test('whatever is stored is read without an error', () => {
  const changes = fc.record({
    key: fc.oneof(fc.constant(kept.key), fc.jsonValue()),
    values: fc.jsonValue(),
    lines: fc.jsonValue(),
    keptAt: fc.oneof(fc.double(), fc.jsonValue()),
    fields: fc.jsonValue(),
  });
  const near = changes.map((change) => [{ ...kept, ...change }]);
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), near), (data) => {
      for (const { keptAt, values } of requestsIn(data)) {
        expect(keptAt).toBeGreaterThanOrEqual(0);
        expect(typeof values.email).toBe('string');
      }
    }),
  );
});
