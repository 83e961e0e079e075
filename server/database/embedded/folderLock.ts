import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../../environment';
import { processIdentity, processSpace } from './processIdentity';

/** Another server owns the data folder; the staff tool then works through its database. */
export class FolderInUseError extends ConfigError {
  constructor(folder: string, owner: string) {
    super(`The data folder ${folder} is in use by the server with process id ${owner}. Stop it or set DATA_DIR.`);
  }
}

/** Milliseconds between two touches of a lock, by which those see that it is live who cannot see its process. */
const HEARTBEAT = 2_000;
/** They wait so long for the next one. */
const SILENCE = 6_000;
const LOOK = 250;

interface Lock {
  /** Number and start of the process; in a second line where that number holds. */
  text: string;
  touched: number;
}

/**
 * Takes the folder for this process and answers what releases it. A lock whose process is gone counts as none; so does
 * one of another container or machine that was not touched for a while.
 * @param inUse what is thrown while another process has it
 * @param silence milliseconds; for a process that may get no time for as long
 */
export async function lockFolder(
  folder: string,
  name: string,
  inUse: (owner: string) => ConfigError,
  silence = SILENCE,
): Promise<() => void> {
  const path = join(folder, name);
  const mine = `${process.pid} ${processIdentity(process.pid)}\n${processSpace()}`;
  if (!tryLock(path, mine) && !((await removeDeadLock(path, silence)) && tryLock(path, mine)))
    throw inUse(wordsOf(look(path)));
  const stop = keepTouched(path, mine);
  return () => {
    stop();
    if (look(path)?.text === mine) rmSync(path, { force: true });
  };
}

/** Linked into place whole, so that nobody reads half a lock. */
function tryLock(path: string, mine: string): boolean {
  const draft = besides(path);
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    return tryLink(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Containers give their processes the same numbers. */
const besides = (path: string) => `${path}.${randomBytes(6).toString('hex')}`;

/** False while the lock's process lives. Moved aside first and looked at again: another process may have been faster. */
async function removeDeadLock(path: string, silence: number): Promise<boolean> {
  const seen = look(path);
  if (seen && (await isLive(path, seen, silence))) return false;
  const aside = besides(path);
  try {
    renameSync(path, aside);
  } catch {
    return true;
  }
  const isSeen = isSame(look(aside), seen);
  if (!isSeen) tryLink(aside, path);
  rmSync(aside, { force: true });
  return isSeen;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    return !isThere(error) && tryWrite(readFileSync(from), to);
  }
}

/** Where files have one name only, as on a memory stick (exFAT). */
function tryWrite(text: Buffer, to: string): boolean {
  try {
    writeFileSync(to, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isThere(error)) return false;
    throw error;
  }
}

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** A lock without a second line is of an earlier version of this program. */
const isForeign = ({ text }: Lock) => ![undefined, processSpace()].includes(text.split('\n')[1]);
const ownerOf = ({ text }: Lock) => Number.parseInt(text, 10) || 0;

async function isLive(path: string, seen: Lock, silence: number): Promise<boolean> {
  const owner = ownerOf(seen);
  if (seen.text === '') {
    // One that could not be linked is empty for a moment.
    await delay(LOOK);
    const now = look(path);
    return now !== null && !isSame(now, seen);
  }
  if (!isForeign(seen)) return owner > 0 && seen.text.split('\n')[0] === `${owner} ${processIdentity(owner)}`;
  // A clock tells how old the last touch is, but another machine's may be wrong: one touch at least is waited for.
  const isSilent = (watched: number) =>
    watched > silence || (watched > 1.5 * HEARTBEAT && Date.now() - seen.touched > silence);
  for (const begun = performance.now(); !isSilent(performance.now() - begun); await delay(LOOK)) {
    const now = look(path);
    if (!isSame(now, seen)) return now !== null;
  }
  return false;
}

function keepTouched(path: string, mine: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const touch = async () => {
    const now = new Date();
    if ((await readFile(path, 'utf8')) === mine) await utimes(path, now, now);
  };
  const wait = () => {
    // A disk that hangs or is full takes none; the next one is tried all the same.
    if (!isOver)
      timer = setTimeout(
        () =>
          void touch()
            .catch(() => undefined)
            .then(wait),
        HEARTBEAT,
      ).unref();
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function wordsOf(lock: Lock | null): string {
  if (!lock) return '0';
  return isForeign(lock) ? `${ownerOf(lock)} in another container or on another machine` : String(ownerOf(lock));
}

function look(path: string): Lock | null {
  try {
    return { text: readFileSync(path, 'utf8'), touched: statSync(path).mtimeMs };
  } catch {
    return null;
  }
}

const isSame = (one: Lock | null, other: Lock | null) => one?.text === other?.text && one?.touched === other?.touched;
