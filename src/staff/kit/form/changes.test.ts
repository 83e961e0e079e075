import fc from 'fast-check';
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
