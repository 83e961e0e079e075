import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(__dirname, '..', file), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('of every package with an install script it is decided whether it may run, on every platform', () => {
  const undecided = Object.entries(packages).filter(
    ([place, { hasInstallScript }]) => hasInstallScript && !(nameOf(place) in allowScripts),
  );
  expect(undecided.map(([place]) => place)).toEqual([]);
});

test('the lock file names the parts of packages for all platforms, not only for the one it was written on', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${place}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
