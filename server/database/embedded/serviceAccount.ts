import { execFileSync, type SpawnOptions } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from '../../environment';

/** How to start a program of PostgreSQL, which refuses to run as root. */
export interface ServiceAccount {
  /** Wraps a command so that it runs under the account. */
  command(program: string, args: string[]): [string, string[]];
  spawnOptions: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Hands a folder or file to the account. */
  own(path: string): void;
}

const NAME = 'postgres';

/**
 * The current user, or for root the user `postgres`, created when there is none.
 * @param paths what the account must reach
 * @throws ConfigError when root cannot be left
 */
export function findServiceAccount(paths: readonly string[]): ServiceAccount {
  if (process.getuid?.() !== 0) {
    return { command: (program, args) => [program, args], spawnOptions: {}, own: () => undefined };
  }
  const [uid, gid] = findOrCreateUser();
  const own = (path: string) => chownSync(path, uid, gid);
  if (paths.every((path) => mayReach(path, uid))) {
    return { command: (program, args) => [program, args], spawnOptions: { uid, gid }, own };
  }
  // Somewhere above a path is a folder that only root may enter, such as /root or a temporary folder:
  // the account keeps root's right to pass through folders and nothing else of root's.
  const keep = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];
  const pass = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override', '--'];
  return { command: (program, args) => ['setpriv', [...keep, ...pass, program, ...args]], spawnOptions: {}, own };
}

function findOrCreateUser(): [uid: number, gid: number] {
  const known = findUser();
  if (known) return known;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', NAME], { stdio: 'ignore' });
  } catch {
    // Said below, when the user is still missing.
  }
  const created = findUser();
  if (created) return created;
  throw new ConfigError(
    `The embedded database does not run as root and there is no user "${NAME}". Run as an ordinary user, create that user, or set DATABASE_URL.`,
  );
}

function findUser(): [uid: number, gid: number] | null {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return [id('-u'), id('-g')];
  } catch {
    return null;
  }
}

/** Whether every folder on the way lets the user pass. */
function mayReach(path: string, uid: number): boolean {
  const { mode, uid: owner } = statSync(path);
  const passes = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0);
  return passes && (dirname(path) === path || mayReach(dirname(path), uid));
}
