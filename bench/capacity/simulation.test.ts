import { quantile } from '../support/statistics';
import { simulate, type Model } from './simulation';

/** Requests at random to `threads` places that each take 10 ms on average: M/M/c. */
const queue = (threads: number, use: number, more: Partial<Model> = {}): Model => ({
  machines: { one: Infinity },
  stations: { desk: { machine: 'one', threads } },
  kinds: [{ name: 'visit', rate: (use * threads) / 0.01, steps: [{ station: 'desk', ms: 10 }] }],
  ...more,
});

/** Share of requests that have to wait, by Erlang's C formula. */
function erlangC(threads: number, use: number): number {
  const load = threads * use;
  let [term, sum] = [1, 1];
  for (let n = 1; n < threads; n += 1) sum += term *= load / n;
  const all = (term * load) / threads / (1 - use);
  return all / (sum + all);
}

const REQUESTS = 100_000;
const meanOf = (model: Model) => mean(simulate(model, REQUESTS).times);
const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;

test.each([0.3, 0.6, 0.8])('M/M/1, in use for %p of the time: mean and p99 are those of an exponential time', (use) => {
  // The busier, the longer one request tells of the one before.
  const { times, busy, rate } = simulate(queue(1, use), (0.8 * REQUESTS) / (1 - use));
  const expected = 10 / (1 - use);
  expect(Math.abs(mean(times) / expected - 1)).toBeLessThan(0.04);
  expect(Math.abs(quantile(times, 0.99) / (expected * Math.log(100)) - 1)).toBeLessThan(0.06);
  expect(busy.one).toBeCloseTo(use, 1);
  expect(rate / (100 * use)).toBeCloseTo(1, 1);
});

test.each([
  [2, 0.7],
  [4, 0.8],
  [10, 0.9],
])('M/M/%p, in use for %p of the time: the mean is by Erlang C', (threads, use) => {
  const expected = 10 + (erlangC(threads, use) * 10) / (threads * (1 - use));
  expect(Math.abs(meanOf(queue(threads, use)) / expected - 1)).toBeLessThan(0.04);
});

test('M/D/1: times that are all the same make half the wait', () => {
  const expected = 10 + (10 * 0.8) / (2 * (1 - 0.8));
  expect(Math.abs(meanOf(queue(1, 0.8, { varying: 0 })) / expected - 1)).toBeLessThan(0.04);
});

test('one processor for two programs is one queue', () => {
  const kinds = ['a', 'b'].map((station) => ({ name: station, rate: 30, steps: [{ station, ms: 10 }] }));
  const stations = { a: { machine: 'one', threads: 1 }, b: { machine: 'one', threads: 1 } };
  const { times, busy } = simulate({ machines: { one: 1 }, stations, kinds }, REQUESTS);
  // As M/M/1 at 0.6: work that is never idle while there is any, whoever has it first.
  expect(Math.abs(mean(times) / 25 - 1)).toBeLessThan(0.05);
  expect(busy.one).toBeCloseTo(0.6, 1);
});

test('a run is told again by its seed', () => {
  expect(simulate(queue(2, 0.5), 1_000, 7)).toEqual(simulate(queue(2, 0.5), 1_000, 7));
  expect(simulate(queue(2, 0.5), 1_000, 7)).not.toEqual(simulate(queue(2, 0.5), 1_000, 8));
});
