/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { KEPT_MS, keepCompared, readCompared, removeCompared } from './compared';

const product = (id: string) => ({ id, name: `Kit ${id}`, image: '/media/a.webp' });
const stored = () => window.localStorage.getItem('comparedProducts');

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.useRealTimers());

test('three products at most, in the order they were chosen; without any nothing is kept', () => {
  keepCompared(['3', '1', '2', '4'].map(product));
  expect(readCompared()).toEqual(['3', '1', '2'].map(product));
  removeCompared('1');
  expect(readCompared()).toEqual(['3', '2'].map(product));
  removeCompared('2');
  removeCompared('3');
  expect(stored()).toBeNull();
});

test('nothing but id, name and picture is kept', () => {
  keepCompared([{ ...product('1'), price: 12 } as ReturnType<typeof product>]);
  expect(readCompared()).toEqual([product('1')]);
  expect(stored()).not.toContain('price');
});

test('a choice ends with its day', () => {
  const at = Date.now();
  keepCompared([product('1')]);
  expect(readCompared()).toEqual([product('1')]);
  jest.useFakeTimers({ now: at + KEPT_MS + 60_000 });
  expect(readCompared()).toEqual([]);
});

test('what was not in the choice prolongs it by nothing', () => {
  keepCompared([product('1')]);
  const before = stored();
  jest.useFakeTimers({ now: Date.now() + 60_000 });
  removeCompared('2');
  expect(stored()).toBe(before);
});

test('whatever is stored, the choice is one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      window.localStorage.setItem('comparedProducts', text);
      expect(readCompared().length).toBeLessThanOrEqual(3);
    }),
  );
});
