import { compareContracts } from './diff';
import { changelog, leastVersion, reaches } from './release';
import { LIST, made, SENT } from './smallContract';

const changes = {
  breaking: { [`${SENT}.required`]: ['name', 'kind'] },
  extended: { 'paths./more': { get: { operationId: 'more', 'x-profile': 'extended', responses: {} } } },
  words: { [`${LIST}.description`]: 'Lists some of them.' },
};
const findingsOf = (...of: (keyof typeof changes)[]) =>
  compareContracts(made(), made(Object.assign({}, ...of.map((name) => changes[name])) as Record<string, never>));

it('asks for the version that the largest change asks for', () => {
  expect(leastVersion('1.4.2', [])).toBe('1.4.2');
  expect(leastVersion('1.4.2', findingsOf('words'))).toBe('1.4.3');
  expect(leastVersion('1.4.2', findingsOf('words', 'extended'))).toBe('1.5.0');
  expect(leastVersion('1.4.2', findingsOf('words', 'extended', 'breaking'))).toBe('2.0.0');
});

it('compares versions by their numbers', () => {
  expect(reaches('1.10.0', '1.9.9')).toBe(true);
  expect(reaches('2.0.0', '2.0.0')).toBe(true);
  expect(reaches('1.99.0', '2.0.0')).toBe(false);
});

it('writes a section of a changelog, what breaks first', () => {
  const section = changelog('2.0.0', findingsOf('words', 'extended', 'breaking'));
  expect(section.match(/^##.*$/gm)).toEqual([
    '## Contract 2.0.0',
    '### Breaks clients',
    '### New, for whoever wants it',
    '### Said in other words',
  ]);
  expect(section).toContain('- `updateThing`: "kind" has to be there');
});
