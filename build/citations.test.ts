import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const FOLDERS = ['src', 'server', 'contract', 'bench', 'prove', 'build', 'e2e', 'pictures', 'docs'];
const KINDS = /\.(tsx?|css|mjs|cjs|py|md|yaml)$/;

/** "docs/product.md, 3.2"; without a number the whole document is meant. */
const CITATION = /docs\/product\.md(?:`|\)|\]\([^)]*\))?(?:,? (?:sections? )?(\d+(?:\.\d+)*))?/g;
const HEADING = /^#{2,3} (\d+(?:\.\d+)*)\.? /gm;
/** By its file (`docs/decisions/035-drizzle-with-sql.md`), or by its number alone. */
const DECISION = /\bdocs\/decisions\/(\d{3}[\w-]*\.md)|\b(?:docs\/decisions\/|decisions? )(\d{3})\b/g;
/** What a reader of this repository could not look up. */
const ELSEWHERE =
  /\bthe specification\b|\bspec,? section\b|(?<!\d )\(sections? \d|\(spec, |\bspecification,? \(?sections?\b|\bspecification says\b|\bdecisions?,? (?:section )?\d+\.\d+|\breliability: |\bux: /gi;

interface Source {
  file: string;
  /** The text with the line breaks of comments taken out. */
  text: string;
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

function sourcesIn(folder: string, recursive = true): Source[] {
  return readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((name) => KINDS.test(name) && !/(^|\/)(node_modules|drafts|results)\//.test(name))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => file !== 'build/citations.test.ts')
    .map((file) => ({ file, text: read(file).replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*(?=\S)/g, ' ') }));
}

const sources = [
  ...FOLDERS.flatMap((folder) => sourcesIn(folder)),
  // Beside the folders: papers and configurations.
  ...sourcesIn('.', false),
];
const headings = [...read('docs/product.md').matchAll(HEADING)].map(([, number]) => number);

/** "file: words" of every match that `wrong` says yes to. */
function found(pattern: RegExp, wrong: (match: RegExpMatchArray) => boolean = () => true): string[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].filter(wrong).map(([words]) => `${file}: ${words}`),
  );
}

test('a heading of docs/product.md that is cited is there', () => {
  expect(found(CITATION, ([, number]) => number !== undefined && !headings.includes(number))).toEqual([]);
});

test('no two headings of docs/product.md have one number', () => {
  expect(headings.filter((number, index) => headings.indexOf(number) !== index)).toEqual([]);
});

test('a decision that is cited is there', () => {
  const names = readdirSync(path.join(ROOT, 'docs/decisions'));
  const isThere = (cited: string) => names.some((name) => name === cited || name.startsWith(`${cited}-`));
  expect(found(DECISION, ([, name, number]) => !isThere(name ?? number ?? ''))).toEqual([]);
});

test('nothing cites what is not in this repository', () => {
  expect(found(ELSEWHERE)).toEqual([]);
});

test('.env.example has the settings of docs/CONFIGURATION.md, and no others', () => {
  const rows = read('docs/CONFIGURATION.md').match(/^\| `[^|]*/gm) ?? [];
  const documented = rows.flatMap((row) => row.match(/[A-Z][A-Z_]+/g) ?? []);
  const offered = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect([...new Set(offered)].sort()).toEqual([...new Set(documented)].sort());
});

const papers = sources.map(({ file }) => file).filter((file) => file.endsWith('.md'));

test('a link from one document to a file of this repository leads to one', () => {
  const dead = papers.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(path.join(ROOT, path.dirname(file), to)))
      .map((to) => `${file}: ${to}`),
  );
  expect(dead).toEqual([]);
});

test('the index of decisions names each', () => {
  const index = read('docs/decisions/README.md');
  const unnamed = readdirSync(path.join(ROOT, 'docs/decisions')).filter(
    (name) => /^\d/.test(name) && !index.includes(`(${name})`),
  );
  expect(unnamed).toEqual([]);
});

test('a file that a document names is there', () => {
  const missing = papers.flatMap((file) =>
    [...read(file).matchAll(/`((?:src|server|contract|bench|prove|build|e2e|pictures|docs)\/[\w./-]+\.\w+)`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('docs/browsers.md names the lines where what it speaks of stands', () => {
  const rows = [...read('docs/browsers.md').matchAll(/^\| (?<what>[^|]*`[^|]*) \|.*$/gm)];
  expect(rows.length).toBeGreaterThan(30);
  const moved = rows.flatMap(({ 0: row, groups }) => {
    const words = [...(groups?.what ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
    return [...row.matchAll(/`([\w./-]+):(\d+)`/g)]
      .filter(([, file = '', line]) => {
        const text = read(file).split('\n')[Number(line) - 1] ?? '';
        return !words.some((word) => text.includes(word.split('.').at(-1) ?? word));
      })
      .map(([place]) => `${place}: ${words.join(', ')}`);
  });
  expect(moved).toEqual([]);
});
