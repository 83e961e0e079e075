import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../environment';
import { syncFolder } from '../../syncFolder';
import type { Binaries } from './binaries';
import type { ServiceAccount } from './serviceAccount';

export const SUPERUSER = 'angalink';
const PASSWORD_FILE = 'postgres.password';
/** Of database files that are being made; each has an ending of its own. */
const DRAFT = 'postgres.new';

/** The folder of the database files below the data folder. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres');

/** Only the data folder's owner can read it; null before the first start, and when it was lost. */
export function readPassword(dataDir: string): string | null {
  const path = join(dataDir, PASSWORD_FILE);
  return (existsSync(path) && readFileSync(path, 'utf8').trim()) || null;
}

/**
 * Makes the database files, once, in a data folder that this process has locked. A start that was cut off in the middle is
 * repeated.
 * @returns the password of the superuser
 * @throws ConfigError when the files are there and the password is not, or when they are another PostgreSQL's
 */
export async function createCluster(dataDir: string, binaries: Binaries, account: ServiceAccount): Promise<string> {
  const folder = clusterFolder(dataDir);
  removeDrafts(dataDir);
  if (existsSync(folder)) {
    requireSameMajor(folder, binaries.major);
    return readPassword(dataDir) ?? missingPassword(dataDir);
  }
  requireUserName();
  // Where a start was killed its initdb may go on, and when it fails it empties the folder that it was given.
  const draft = mkdtempSync(join(dataDir, `${DRAFT}.`));
  account.own(draft);
  const passwordFile = join(dataDir, PASSWORD_FILE);
  // initdb reads it under the account; afterwards it is this user's alone.
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600, flush: true });
  account.own(passwordFile);
  const [command, args] = account.command(binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order and case rules on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  await runToEnd(command, args, account);
  chmodSync(draft, 0o700);
  // A power cut must not leave the database without its password, nor take what was written into it meanwhile.
  await syncFolder(dataDir);
  renameSync(draft, folder);
  await syncFolder(dataDir);
  await syncFolder(dirname(dataDir));
  return password;
}

/** initdb ends where the system has no name for who runs it, as in a container that is given a mere number. */
function requireUserName(): void {
  try {
    userInfo();
  } catch {
    throw new ConfigError(
      `The embedded database cannot be made by user ${process.getuid?.()}, who has no entry in /etc/passwd: run the server as a user who has one, or set DATABASE_URL.`,
    );
  }
}

/** Takes away what earlier starts left. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((each) => `${each}.`.startsWith(`${DRAFT}.`)))
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    } catch {
      // An initdb still writes to it: it is in nobody's way, and goes with the next start.
    }
}

/** Runs a program that ends with this process. */
async function runToEnd(command: string, args: string[], account: ServiceAccount): Promise<void> {
  const run = promisify(execFile)(command, args, { ...account.spawnOptions, env: programEnvironment() });
  const end = () => void run.child.kill();
  process.once('exit', end);
  try {
    await run;
  } finally {
    process.off('exit', end);
  }
}

/** Files that are damaged are left to PostgreSQL, which says in what way. */
function requireSameMajor(folder: string, major: string): void {
  const file = join(folder, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : major;
  if (found === major || !/^\d+$/.test(found)) return;
  throw new ConfigError(
    `The database in ${folder} is PostgreSQL ${found}'s, and this version brings PostgreSQL ${major}: with the version before, run npm run backup; then, with this one and another DATA_DIR, npm run restore (docs/OPERATIONS.md, Another PostgreSQL).`,
  );
}

function missingPassword(dataDir: string): never {
  throw new ConfigError(
    `The password of the database in ${clusterFolder(dataDir)} is missing. Put ${join(dataDir, PASSWORD_FILE)} back from a backup, or set DATA_DIR to another folder to begin with an empty database.`,
  );
}

/**
 * Nothing of the server's own environment, which holds secrets, but what a program needs to start, and the clock that a
 * library (libfaketime) gives this process: sessions and prices go by the database's.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR, LD_PRELOAD } = process.env;
  const { FAKETIME_TIMESTAMP_FILE, FAKETIME_NO_CACHE, FAKETIME_DONT_FAKE_MONOTONIC } = process.env;
  const clock = { LD_PRELOAD, FAKETIME_TIMESTAMP_FILE, FAKETIME_NO_CACHE, FAKETIME_DONT_FAKE_MONOTONIC };
  return { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C', TZ: 'UTC', ...(LD_PRELOAD?.includes('faketime') && clock) };
}
