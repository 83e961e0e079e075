/**
 * Builds the kit as a package that a backend team installs: `tsx contract/package/build.ts` leaves it in dist/contract, and
 * packed in dist/. It is one program that needs no other package, so that it starts at once and installs without a registry.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './bundle';

const root = path.join(__dirname, '..', '..');
const dist = path.join(root, 'dist');
const target = path.join(dist, 'contract');

/** What stands beside the program, by its name there. */
const BESIDE: Readonly<Record<string, string>> = {
  LICENSE: 'LICENSE',
  'openapi.yaml': 'openapi.yaml',
  'README.md': 'contract/package/README.md',
  'CHANGELOG.md': 'contract/CHANGELOG.md',
  'guide.md': 'docs/backend.md',
  'tables.md': 'docs/contract.md',
  'coverage.md': 'docs/contract-coverage.md',
  'requests.http': 'contract/journeys/requests.http',
  'postman.json': 'contract/journeys/postman.json',
  'picture.png': 'contract/journeys/picture.png',
  'vectors.json': 'contract/spec/vectors.json',
};

interface Manifest {
  private?: boolean;
  dependencies?: Record<string, string>;
}

/** The notices of the packages that are inside the program, which their licences ask to be kept with it. */
function noticesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  const notices = [...folders].sort().map((folder) => {
    const licence = readdirSync(path.join(root, folder)).find((name) => /^licen[cs]e/i.test(name));
    if (licence === undefined) throw new Error(`${folder} has no licence that could be kept with it.`);
    return `${folder.replace(/.*node_modules\//, '')}\n\n${readFileSync(path.join(root, folder, licence), 'utf8').trim()}\n`;
  });
  return notices.join(`\n${'-'.repeat(80)}\n\n`);
}

/** A paper as it reads in the package, where what it points to stands beside it or not at all. */
const forPackage = (text: string): string =>
  text.replaceAll('](../openapi.yaml)', '](openapi.yaml)').replace(/\[([^\]]*)\]\(\.\.\/[^)]*\)/g, '$1');

async function main(): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const inside = await bundle(path.join(target, 'cli.js'));
  writeFileSync(path.join(target, 'LICENCES.txt'), noticesOf(inside));
  for (const [name, file] of Object.entries(BESIDE)) {
    const bytes = readFileSync(path.join(root, file));
    writeFileSync(path.join(target, name), name.endsWith('.md') ? forPackage(bytes.toString()) : bytes);
  }
  const {
    private: _,
    dependencies: __,
    ...kit
  } = JSON.parse(readFileSync(path.join(root, 'contract/package.json'), 'utf8')) as Manifest;
  const published = { bin: { 'contract-kit': 'cli.js' }, files: ['*'] };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify({ ...kit, ...published }, null, 2)}\n`);
  const { status } = spawnSync('npm', ['pack', './contract', '--silent'], {
    cwd: dist,
    stdio: 'inherit',
    // On Windows npm is a script that only a shell starts.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack ended with ${status ?? 'a signal'}.`);
  console.log(`The package is in ${path.relative('', dist)}${path.sep}.`);
}

void main();
