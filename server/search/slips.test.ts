import fc from 'fast-check';
import { distanceWithin, isKeySlip } from './slips';

test('a slip of the keys is a letter too many, too few, another one or two that changed places', () => {
  for (const slip of ['roouter', 'ruter', 'roater', 'rotuer']) expect(distanceWithin(slip, 'router', 1)).toBe(1);
  expect(distanceWithin('roter', 'cable', 2)).toBeNull();
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(distanceWithin(one, other, 100)).toBe(distanceWithin(other, one, 100));
      expect(distanceWithin(one, one, 0)).toBe(0);
    }),
  );
});

test('a slip of the fingers is a key beside the right one, or two letters that changed places', () => {
  for (const [slip, word] of [
    ['touter', 'router'],
    ['vable', 'cable'],
    ['mesj', 'mesh'],
    ['dihs', 'dish'],
    ['oruter', 'router'],
  ] as const)
    expect([isKeySlip(slip, word), isKeySlip(word, slip)]).toEqual([true, true]);
  for (const [one, other] of [
    ['lock', 'dock'],
    ['idsh', 'dish'],
    ['dish', 'dish'],
    ['dis', 'dish'],
    ['mest', 'mesh'],
  ] as const)
    expect([one, isKeySlip(one, other)]).toEqual([one, false]);
});
