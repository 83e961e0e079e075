import fc from 'fast-check';
import { asKept, standThere } from './arrived';
import { changedFields, isDirty, sameValue } from './changes';

const values = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())));

test('a form is clean against itself and against a copy', () => {
  fc.assert(fc.property(values, (form) => !isDirty(form, form) && !isDirty(form, structuredClone(form))));
});

test('what is typed and taken back is no change', () => {
  const before = { name: 'Kit', tags: ['a', 'b'], active: true };
  const typed = { ...before, name: 'Kit 2' };
  expect(changedFields(before, typed)).toEqual({ name: 'Kit 2' });
  expect(isDirty(before, { ...typed, name: 'Kit' })).toBe(false);
});

test('rows are compared by what they hold', () => {
  const rows = [{ key: 0, text: 'Kit' }];
  expect(sameValue(rows, [{ key: 0, text: 'Kit' }])).toBe(true);
  expect(sameValue(rows, [{ key: 0, text: 'Mount' }])).toBe(false);
  expect(sameValue(rows, [{ ...rows[0], more: '' }])).toBe(false);
});

test('order counts, and so does another file of the same name', () => {
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false);
  const file = () => new File(['x'], 'x.png');
  const one = file();
  expect([sameValue([one], [one]), sameValue([one], [file()])]).toEqual([true, false]);
});

test.each([
  ['texts without the space around them', ' Kit ', 'Kit'],
  ['an amount with its cents', '1,600', '1600.00'],
  ['a number without what adds nothing', '16.50', '16.5'],
  ['a number that is read in groups', '0712 345 678', '0712345678'],
  ['rows without their keys', [{ key: 3, text: 'Kit ' }], [{ key: 0, text: 'Kit' }]],
])('as the server keeps them, values come back the same: %s', (_what, typed, kept) => {
  expect(standThere(asKept({ typed }), asKept({ typed: kept }))).toBe(true);
});

test.each([
  ['a nought before a number', '0712', '712'],
  ['a space between words', 'Solar roofs', 'Solarroofs'],
  [
    'the order of rows',
    [
      { key: 0, text: 'a' },
      { key: 1, text: 'b' },
    ],
    [
      { key: 0, text: 'b' },
      { key: 1, text: 'a' },
    ],
  ],
  ['a row more', [{ key: 0, text: 'a' }], []],
])('what makes another value of it is seen: %s', (_what, typed, kept) => {
  expect(standThere(asKept({ typed }), asKept({ typed: kept }))).toBe(false);
});

test('only the fields that were sent are looked at, and one that is not told there is not known to be', () => {
  const [sent, there] = [
    { name: 'Kit', rating: 4 },
    { name: 'Kit', price: '5.00' },
  ];
  expect([standThere(sent, there), standThere(sent, there, ['name'])]).toEqual([false, true]);
  expect(standThere(sent, there, ['name', 'rating'])).toBe(false);
});
