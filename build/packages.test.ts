import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  /** A package of this repository. */
  link?: boolean;
  integrity?: string;
  /** Named where it is not the registry's. */
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(__dirname, '..', file), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };

test('no package runs a script of its own when it is installed', () => {
  expect(readFileSync(path.join(__dirname, '../.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('every package comes from the registry, with a digest of what it must be', () => {
  const others = Object.entries(packages).filter(
    ([place, { link, integrity, resolved }]) =>
      place.includes('node_modules/') && !link && (!integrity?.startsWith('sha512-') || resolved !== undefined),
  );
  expect(others.map(([place]) => place)).toEqual([]);
});

test('the lock file names the parts of packages for all platforms, not only for the one it was written on', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${place}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
