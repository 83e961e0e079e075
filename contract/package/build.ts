/**
 * Builds the kit as a package that a backend team installs: `tsx contract/package/build.ts` leaves it in dist/contract, and
 * packed in dist/.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');
const dist = path.join(root, 'dist');
const target = path.join(dist, 'contract');

interface Manifest {
  private?: boolean;
  dependencies: Record<string, string>;
}
const manifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

function run(command: string, args: readonly string[], cwd: string): void {
  // On Windows npm is a script that only a shell starts.
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status ?? 'a signal'}.`);
}

/** The packages that the compiled files load. */
function packagesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const loaded = files.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\b(?:require|import)\(["']([^"'.][^"']*)["']\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  return new Set(
    loaded
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  );
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', path.join(root, 'contract')], root);
for (const file of ['openapi.yaml', 'contract/package/README.md'])
  copyFileSync(path.join(root, file), path.join(target, path.basename(file)));
const { private: _, ...kit } = manifest(path.join(root, 'contract/package.json'));
for (const name of packagesIn(target))
  if (!(name in kit.dependencies)) throw new Error(`The kit loads ${name}, which contract/package.json does not have.`);
/** Of the compiled package only: the sources have neither. */
const published = { bin: { 'contract-kit': 'cli.js' }, files: ['**/*.js', 'openapi.yaml', 'README.md'] };
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify({ ...kit, ...published }, null, 2)}\n`);
run('npm', ['pack', './contract', '--silent'], dist);
console.log(`The package is in ${path.relative('', dist)}${path.sep}.`);
