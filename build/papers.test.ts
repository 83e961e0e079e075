import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const NOT_OURS = ['node_modules', 'dist', 'test-results', '.git'];
const papers = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !NOT_OURS.includes(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(path.join(root, entry.name), { recursive: true }).map((name) => path.join(entry.name, String(name)))
      : entry.name,
  )
  .filter((name) => name.endsWith('.md') && !name.includes('node_modules'));

test.each(papers)('every command that %s names exists', (paper) => {
  const named = [...read(paper).matchAll(/npm run ((?:-\S+ )*)([\w:.-]*\w)/g)].map(([, , name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every part of `npm run prove` runs each night, and CONTRIBUTING.md says what it tries', () => {
  // Without a part it names all of them.
  const { stderr } = spawnSync(process.execPath, [path.join(root, 'build/prove.mjs')], { encoding: 'utf8' });
  const parts = [...stderr.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) => name).sort();
  expect(parts.length).toBeGreaterThan(15);
  const [, nightly = ''] = /part: \[(.*)\]/.exec(read('.github/workflows/prove.yml')) ?? [];
  expect(nightly.split(', ').sort()).toEqual(parts);
  const [, table = ''] = /^\| part \|.*\n.*\n((?:\|.*\n)*)/m.exec(read('CONTRIBUTING.md')) ?? [];
  const named = [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) => cell.match(/[\w-]+/g) ?? []);
  expect(named.sort()).toEqual(parts);
});
