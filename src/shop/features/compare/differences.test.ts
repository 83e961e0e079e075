import { bestOf, differs } from './differences';

test('the same words are the same, however they are set', () => {
  expect(differs(['4.2 kg', ' 4.2  KG\n'])).toBe(false);
  expect(differs(['4.2 kg', '4.8 kg', '4.2 kg'])).toBe(true);
});

test('what one product does not say is a difference; what is not known yet is none', () => {
  expect(differs(['4.2 kg', null])).toBe(true);
  expect(differs([null, null])).toBe(false);
  expect(differs(['4.2 kg', undefined])).toBe(false);
  expect(differs([])).toBe(false);
});

test('the best figure is named where it says something', () => {
  const least = (a: number, b: number) => a < b;
  expect(bestOf([4990000, 2990000, 4990000], least)).toEqual([false, true, false]);
  expect(bestOf([1, 1, 2], least)).toEqual([true, true, false]);
  expect(bestOf([1, 1], least)).toEqual([false, false]);
  expect(bestOf([1, null, undefined], least)).toEqual([false, false, false]);
});
