import { MemoryVersions } from './memoryVersions';
import type { Topic } from './versions';

const PRODUCTS: readonly Topic[] = ['products', 'categories'];
const value = { text: 'kept' };

function opened(maxBytes = 10_000): MemoryVersions {
  const versions = new MemoryVersions(maxBytes);
  versions.resume();
  return versions;
}

test('a value is kept until one of its topics changes', async () => {
  const versions = opened();
  versions.store('a', PRODUCTS, versions.mark(PRODUCTS), value, 10);
  expect(versions.get('a')).toBe(value);
  await versions.invalidate(['tags']);
  expect(versions.get('a')).toBe(value);
  await versions.invalidate(['categories']);
  expect(versions.get('a')).toBeUndefined();
});

test('what was read before a change is not kept after it', async () => {
  const versions = opened();
  const mark = versions.mark(PRODUCTS);
  await versions.invalidate(['products']);
  versions.store('a', PRODUCTS, mark, value, 10);
  expect(versions.get('a')).toBeUndefined();
});

test('nothing is kept while changes of others would go unseen, nor what was read then', () => {
  const versions = new MemoryVersions(10_000);
  expect(versions.mark(PRODUCTS)).toBeNull();
  versions.resume();
  const mark = versions.mark(PRODUCTS);
  versions.store('a', PRODUCTS, mark, value, 10);
  versions.suspend();
  expect(versions.get('a')).toBeUndefined();
  versions.store('a', PRODUCTS, mark, value, 10);
  versions.resume();
  versions.store('b', PRODUCTS, mark, value, 10);
  expect([versions.get('a'), versions.get('b')]).toEqual([undefined, undefined]);
});

test('what was kept last is there while changes go unseen and after, unless it is known to have changed', async () => {
  const versions = opened();
  versions.store('a', PRODUCTS, versions.mark(PRODUCTS), value, 10);
  versions.suspend();
  expect([versions.get('a'), versions.last('a')]).toEqual([undefined, value]);
  versions.resume();
  expect([versions.get('a'), versions.last('a')]).toEqual([undefined, value]);
  await versions.invalidate(['products']);
  expect(versions.last('a')).toBeUndefined();
});

test('all entries together stay within their bytes', () => {
  const versions = opened(10_000);
  for (let index = 0; index < 50; index += 1)
    versions.store(`key ${index}`, PRODUCTS, versions.mark(PRODUCTS), value, 1_000);
  const kept = Array.from({ length: 50 }, (_, index) => versions.get(`key ${index}`)).filter(Boolean);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThanOrEqual(10);
  versions.store('too large', PRODUCTS, versions.mark(PRODUCTS), value, 20_000);
  expect(versions.get('too large')).toBeUndefined();
});

test('a change of what is kept leaves what was asked for last the last to go', async () => {
  const versions = opened(700);
  const keep = (key: string) => versions.store(key, PRODUCTS, versions.mark(PRODUCTS), value, 10);
  for (const key of ['a', 'b', 'c']) keep(key);
  versions.get('a');
  await versions.invalidate(['products']);
  keep('d');
  expect(['a', 'b', 'c'].map((key) => versions.former(key) !== undefined)).toEqual([true, false, true]);
});

test('what has changed may turn out to be the same, and is shown again until its minute is over', async () => {
  const versions = opened();
  versions.store('a', PRODUCTS, versions.mark(PRODUCTS), value, 10);
  const early = versions.mark(PRODUCTS);
  await versions.invalidate(['products']);
  expect([versions.get('a'), versions.former('a')]).toEqual([undefined, value]);
  expect(versions.renew('a', early)).toBe(false);
  expect([versions.get('a'), versions.last('a')]).toEqual([undefined, undefined]);
  expect(versions.renew('a', versions.mark(PRODUCTS))).toBe(true);
  expect([versions.get('a'), versions.last('a')]).toEqual([value, value]);
  versions.suspend();
  expect([versions.former('a'), versions.renew('a', early)]).toEqual([undefined, false]);
});

test('what a change touches after its minute takes no room any more', async () => {
  // The library took its clock when it was loaded, and reads it once a second.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const clock = jest.spyOn(performance, 'now');
  const versions = opened();
  const keep = (key: string, topics: readonly Topic[]) =>
    versions.store(key, topics, versions.mark(topics), value, 1_000);
  for (const key of ['a', 'b', 'c']) keep(key, PRODUCTS);
  keep('d', ['tags']);
  clock.mockReturnValue(performance.now() + 100_000);
  jest.advanceTimersByTime(1_000);
  const all = versions.bytes;
  await versions.invalidate(['products']);
  expect(versions.bytes).toBe(all / 4);
  expect([versions.former('a'), versions.last('d')]).toEqual([undefined, value]);
  clock.mockRestore();
  jest.useRealTimers();
});

test('some seconds after a change of what is kept all is settled', async () => {
  const versions = opened();
  versions.store('a', PRODUCTS, versions.mark(PRODUCTS), value, 1);
  await versions.invalidate(['requests']);
  expect(versions.isSettled).toBe(true);
  await versions.invalidate(PRODUCTS);
  expect(versions.isSettled).toBe(false);
  const later = performance.now() + 6_000;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(versions.isSettled).toBe(true);
  clock.mockRestore();
});

test('a size of 0 keeps nothing', () => {
  const versions = opened(0);
  versions.store('a', PRODUCTS, versions.mark(PRODUCTS), value, 1);
  expect(versions.get('a')).toBeUndefined();
});

test('other processes are told', async () => {
  const versions = opened();
  const publish = jest.fn(() => Promise.resolve());
  versions.connect({ publish, close: () => Promise.resolve() });
  await versions.invalidate(['tags', 'articles']);
  expect(publish).toHaveBeenCalledWith(['tags', 'articles']);
});
