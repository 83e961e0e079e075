import fc from 'fast-check';
import { parse } from 'papaparse';
import { csvOf, readAll } from './spreadsheet';

/** What a program that reads CSV finds in the name's cell, with that of the line after it. */
function namesRead(...names: string[]): (string | undefined)[] {
  const text = csvOf({ id: () => '1', name: (name: string) => name }, names);
  const { data } = parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' });
  return data.slice(1).map((cells) => cells[1]);
}

const blanks = fc.string({
  unit: fc.constantFrom(' ', '\t', '\r', '\n', '\u00A0', '\u3000', '\u200B', '\uFEFF', '\u0000', '\u2028'),
});
const operator = fc.constantFrom(...'=+-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B');
const anything = fc.string({
  unit: fc.constantFrom(...'=+-@HYPERLINK("|;,)1\'', '\r', '\n', '\r\n', '\u2028', '\u2029', '\t', ' ', 'é'),
});
const formula = fc
  .oneof(fc.tuple(blanks, operator, anything), fc.tuple(fc.constantFrom('\t', '\r', '\n'), anything))
  .map((parts) => parts.join(''));

test.each([
  '=1+1',
  '+254700000000',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("http://evil.example";"Kit")\n',
  '\n=1',
  ' =1',
  '\uFF1D1+1',
  '0712345678',
  '0712 345 678',
  '254712345678',
  '(0712) 345-678',
  '0712-345-678',
  '3/4',
  '10/12/2026',
  '1e5',
  '5 Nov',
  'Nov-26',
  '5%',
  '$5',
  '1,000',
  '5:30 pm',
  '(5)',
  ' 5',
  '٠٧٠٠',
  'TRUE',
  '#N/A',
  '#REF!',
])('no spreadsheet runs %j, or shows it as another number', (name) => {
  expect(namesRead(name)).toEqual([`'${name}`]);
});

test.each([`\u200B${' '.repeat(1700)}1${' '.repeat(3290)}x`, `1${'june'.repeat(1000)}x`])(
  'what nearly looks like a number takes no time, however long it is',
  (name) => expect(namesRead(name)).toEqual([name]),
);

test('whatever stands before and behind its operator, a formula is a text, and takes no cell but its own', () =>
  fc.assert(
    fc.property(formula, anything, (name, other) => {
      const [first, second] = namesRead(name, `Kit ${other}`);
      expect(first).toBe(`'${name}`);
      expect(second).toBe(`Kit ${other}`);
    }),
  ));

test('what is no formula stays as it is', () => {
  const names = [
    'Kit',
    'Kit = dish + router',
    "'Kit'",
    '  Kit',
    '15-m cable\n= new',
    '5 @ 10',
    '4×4 mount',
    '49900.00',
    '0',
    '0.5',
    '0.00',
    '2026-12-04',
    '2026-11-20 14:02',
    '09:00',
    '12345678901',
    'Q-2026-0042',
    '4x4',
    'True North kit',
    'May',
    '#1 kit',
    '5 decoders',
  ];
  expect(namesRead(...names)).toEqual(names);
});

test('reads page after page and tells how far it is', async () => {
  const told: [number, number][] = [];
  const read = (page: number) => Promise.resolve({ rows: [{ id: `${page}` }], meta: { pageCount: 3, total: 3 } });
  const all = await readAll(read, (...progress) => told.push(progress), new AbortController().signal);
  expect(all.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('what moved to the next page meanwhile is there once', async () => {
  const pages = [
    ['new', 'a', 'b'],
    ['b', 'c'],
  ];
  const read = (page: number) =>
    Promise.resolve({ rows: (pages[page - 1] ?? []).map((id) => ({ id })), meta: { pageCount: 2, total: 4 } });
  const all = await readAll(read, () => undefined, new AbortController().signal);
  expect(all.map(({ id }) => id)).toEqual(['new', 'a', 'b', 'c']);
});

test.each([
  ['an earlier row', 2],
  ['as many as a page', 3],
])('what moved to the page before, as %s went, is there', async (_what, from) => {
  let list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const read = (page: number) => {
    if (page === from) list = list.slice(from - 1);
    const rows = list.slice(2 * page - 2, 2 * page).map((id) => ({ id }));
    return Promise.resolve({ rows, meta: { pageCount: Math.ceil(list.length / 2), total: list.length } });
  };
  const all = await readAll(read, () => undefined, new AbortController().signal);
  expect(all.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test('a page without rows is the end, however many are promised', async () => {
  const asked: number[] = [];
  const read = (page: number) => {
    asked.push(page);
    if (page > 9) throw new Error('It goes on without end.');
    return Promise.resolve({ rows: page < 3 ? [{ id: `${page}` }] : [], meta: { pageCount: 1e9 } });
  };
  expect(await readAll(read, () => undefined, new AbortController().signal)).toHaveLength(2);
  expect(asked).toEqual([1, 2, 3]);
});

test('stops when asked to', async () => {
  const stop = new AbortController();
  const read = () => {
    stop.abort();
    return Promise.resolve({ rows: [{ id: '1' }], meta: { pageCount: 100 } });
  };
  expect(await readAll(read, () => undefined, stop.signal)).toHaveLength(1);
});
