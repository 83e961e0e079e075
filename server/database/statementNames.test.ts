import { StatementNames } from './statementNames';

const askedTimes = (names: StatementNames, text: string, times: number) =>
  Array.from({ length: times }, () => names.nameOf(text));

test('a statement gets a name once it is asked often, and keeps it', () => {
  const names = new StatementNames();
  expect(askedTimes(names, 'select 1', 7)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'often_1',
    'often_1',
    'often_1',
  ]);
  expect(askedTimes(names, 'select 2', 5).at(-1)).toBe('often_2');
});

test('however many statements there are, the names are bounded', () => {
  const names = new StatementNames();
  const given = new Set(Array.from({ length: 300 }, (_, index) => askedTimes(names, `select ${index}`, 5).at(-1)));
  given.delete(undefined);
  expect(given.size).toBe(100);
  expect(names.nameOf('select 0')).toBe('often_1');
});
