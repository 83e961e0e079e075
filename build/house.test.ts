import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

/** A number that may not grow (CONTRIBUTING.md), and the command that counts it. */
const NUMBERS: readonly (readonly [what: string, most: number, command: string])[] = [
  [
    'files of src with 15 lines or fewer',
    40,
    `git ls-files 'src/*.ts' 'src/*.tsx' | xargs wc -l | awk '$1<=15 && $2!="total"' | wc -l`,
  ],
  [
    'files of src with more than 300 lines, generated ones apart',
    0,
    `git ls-files 'src/*.ts' 'src/*.tsx' | grep -v '\\.gen\\.ts$' | xargs wc -l | awk '$1>300 && $2!="total"' | wc -l`,
  ],
  ...(
    [
      ['products', 750],
      ['articles', 380],
      ['categories', 60],
    ] as const
  ).map(
    ([name, most]) =>
      [
        `lines of the staff's ${name}, tests and styles apart`,
        most,
        `git ls-files 'src/staff/resources/${name}/*.ts' 'src/staff/resources/${name}/*.tsx' | grep -v '\\.test\\.' | xargs cat | wc -l`,
      ] as const,
  ),
  [
    'lines of the middle one of all files of src',
    80,
    `git ls-files 'src/*.ts' 'src/*.tsx' | xargs wc -l | awk '$2!="total"{print $1}' | sort -n | awk '{a[NR]=$1} END{print a[int((NR+1)/2)]}'`,
  ],
  [
    'addresses of the API that are written by hand where calls are enhanced',
    0,
    `cat src/common/api/enhance.ts src/staff/api/enhanceStaff.ts | grep -E 'url: .*/' | wc -l`,
  ],
  [
    "lists of a request's statuses that are written by hand",
    0,
    `git grep -nE "'new'.*'contacted'.*'quoted'" -- src server e2e ':!*.gen.ts' ':!server/migrations' | wc -l`,
  ],
  ['places that hear the end of a session', 1, `git grep -l 'sessionEnded.match' -- src | wc -l`],
  ['places that put something into the toast', 1, `git grep -n 'alertShown(' -- src ':!*.test.*' | wc -l`],
  ['inputs of the server that are cast by hand', 0, `git grep -nE '(body|query|path)Of<' -- server src | wc -l`],
];

test.each(NUMBERS)('%s: at most %d', (_what, most, command) => {
  const counted = Number(execFileSync('sh', ['-c', command], { cwd: ROOT, encoding: 'utf8' }));
  expect(counted).toBeLessThanOrEqual(most);
});

test('each number is stated beside the command that counts it', () => {
  const paper = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  expect(NUMBERS.filter(([, , command]) => !paper.includes(command)).map(([what]) => what)).toEqual([]);
});
