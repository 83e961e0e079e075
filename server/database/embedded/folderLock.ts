import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../environment';
import { processIdentity } from './processIdentity';

/** Another server owns the data folder; the staff tool then works through its database. */
export class FolderInUseError extends ConfigError {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by the server with process id ${pid}. Stop it or set DATA_DIR.`);
  }
}

/**
 * Takes the folder for this process and returns what releases it. A lock whose process is gone counts as none.
 * @param inUse what is thrown while the process with this id has it
 */
export function lockFolder(folder: string, name: string, inUse: (pid: number) => ConfigError): () => void {
  const path = join(folder, name);
  const mine = `${process.pid} ${processIdentity(process.pid)}`;
  // Linked into place whole, so that nobody reads half a lock.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    if (!tryLink(draft, path) && !(removeDeadLock(path) && tryLink(draft, path))) {
      throw inUse(ownerOf(readLock(path)));
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readLock(path) === mine) rmSync(path, { force: true });
  };
}

/** False while the lock's process lives. Moved aside first and looked at again: another process may have been faster. */
function removeDeadLock(path: string): boolean {
  const seen = readLock(path);
  if (isLive(seen)) return false;
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return true;
  }
  const taken = readLock(aside);
  if (taken !== seen) tryLink(aside, path);
  rmSync(aside, { force: true });
  return taken === seen;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isLive(lock: string | null): boolean {
  const owner = ownerOf(lock);
  return owner > 0 && lock === `${owner} ${processIdentity(owner)}`;
}

const ownerOf = (lock: string | null) => Number.parseInt(lock ?? '', 10) || 0;

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
