import { aheadIn } from './serverNow';

const NOW = Date.parse('2026-11-29T10:00:00.000Z');
/** Answers at every seventh of a second, each with the whole second of the server's clock. */
const answers = (ahead: number) =>
  Array.from({ length: 21 }, (_, index) => {
    const at = NOW + (index * 1000) / 7;
    return { at, ms: 10, headers: { date: new Date(at + ahead).toUTCString() } };
  });

describe('how far the server’s clock is ahead', () => {
  test.each([0, 300, -300])('%d ms cannot be told from none', (ahead) => {
    expect(aheadIn(answers(ahead))).toBe(0);
  });

  test.each([3_600_000, -10_000, 4000])('%d ms are told to less than half a second', (ahead) => {
    expect(Math.abs(aheadIn(answers(ahead)) - ahead)).toBeLessThan(500);
  });

  test('a Date from a cache, none, and one that is none make no difference', () => {
    const others = ['Thu, 01 Jan 1970 00:00:00 GMT', undefined, 'yesterday'].map((date) => ({
      at: NOW,
      ms: 1,
      headers: { date },
    }));
    expect(aheadIn([...others, ...answers(0)])).toBe(0);
    expect(aheadIn(others.slice(1))).toBe(0);
  });
});
