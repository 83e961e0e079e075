import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../../environment';
import { failureCode } from '../failures';
import { tryHold } from './kernelLock';
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
/** Third line of a text whose owner has the kernel's lock as well, which shows that he is gone once another has that. */
const HELD = '\nheld';

interface Lock {
  /** Number and start of the process; in a second line where that number holds. */
  text: string;
  touched: number;
}

export interface LockOptions {
  /** Milliseconds; for a process that may get no time for as long. */
  silence?: number;
  /** Ends what an owner that is gone has left, which holds the folder in its place. */
  clear?: () => Promise<void>;
  /** Told once, when the folder is another's by now, or nobody's. */
  onLost?: () => void;
}

/**
 * Takes the folder for this process. Where the kernel can lock a file, nobody takes it from an owner who has it so, however
 * silent. Behind that, and alone where there is no such lock or another machine does not see it, a text counts: one whose
 * process is gone counts as none; so does one of another container or machine that was not touched for a while. On a full
 * disk the kernel's lock is enough until there is room for the text: whoever makes room has to begin.
 * @param inUse what is thrown while another process has it
 */
export async function lockFolder(
  folder: string,
  name: string,
  inUse: (owner: string) => ConfigError,
  { silence = SILENCE, clear, onLost }: LockOptions = {},
): Promise<FolderLock> {
  const path = join(folder, name);
  const descriptor = await hold(path, inUse, silence, clear);
  try {
    const mine = `${process.pid} ${processIdentity(process.pid)}\n${processSpace()}${descriptor === null ? '' : HELD}`;
    const isHeld = descriptor !== null;
    if (tryTake(path, mine, isHeld)) return new FolderLock(path, mine, descriptor, null, onLost);
    const seen = look(path);
    const isKnown = seen === null || !isForeign(seen) || (isHeld && isHeldHere(seen));
    const isLeft = seen === null || (isForeign(seen) && isKnown) || !(await isLive(path, seen, silence));
    if (!isLeft || !removeDeadLock(path, seen) || !tryTake(path, mine, isHeld)) throw inUse(wordsOf(look(path)));
    return new FolderLock(path, mine, descriptor, isKnown ? null : seen.text, onLost);
  } catch (error) {
    letGo(descriptor);
    throw error;
  }
}

/** A folder that this process has. */
export class FolderLock {
  private readonly stop: () => void;
  private isWritten: boolean;

  /**
   * @param descriptor by which the kernel holds it, for a program that shall hold it too; null where it does not
   * @param former the text of the owner before who was merely silent, and may be alive where nobody sees it
   */
  constructor(
    private readonly path: string,
    private readonly mine: string,
    readonly descriptor: number | null,
    readonly former: string | null,
    onLost?: () => void,
  ) {
    this.isWritten = isText(path, mine);
    this.stop = keepTouched(path, () => this.isLost(), onLost);
  }

  /** Whether another process took it from this one while it was frozen, or somebody removed it. */
  async isLost(): Promise<boolean> {
    if (this.isWritten) return isLost(this.path, this.mine);
    const isMine = tryTake(this.path, this.mine, true);
    this.isWritten = isText(this.path, this.mine);
    return !isMine;
  }

  release(): void {
    this.stop();
    if (isText(this.path, this.mine)) rmSync(this.path, { force: true });
    letGo(this.descriptor);
  }

  /** Releases it as it was found: whoever was merely silent has it again. */
  giveBack(): void {
    if (this.former !== null && isText(this.path, this.mine)) {
      const draft = besides(this.path);
      writeFileSync(draft, this.former, { mode: 0o600 });
      renameSync(draft, this.path);
    }
    this.release();
  }
}

/**
 * Waits for the kernel's lock while nobody is seen to be alive who has it: that may be a database whose server was killed,
 * which is cleared, or an owner that is frozen.
 * @returns the open file that holds it; null where there is no such lock
 */
async function hold(
  path: string,
  inUse: (owner: string) => ConfigError,
  silence: number,
  clear: LockOptions['clear'],
): Promise<number | null> {
  let silent: Lock | null = null;
  for (let deadline = performance.now() + silence + HEARTBEAT; ; await delay(LOOK)) {
    const held = tryHold(`${path}.held`);
    if (held !== 'held') return held;
    const seen = look(path);
    const isSilent = seen === null || isSame(seen, silent) || !(await isLive(path, seen, silence));
    if (!isSilent || performance.now() > deadline) throw inUse(wordsOf(seen));
    silent = seen;
    const begun = performance.now();
    await clear?.();
    // What is left of a database that was ended the hard way ends a moment after it.
    deadline += performance.now() - begun;
  }
}

function letGo(descriptor: number | null): void {
  if (descriptor !== null) closeSync(descriptor);
}

/** @param isHeld whether the kernel's lock is this process's: a place without a text is, too, where none can be written */
function tryTake(path: string, mine: string, isHeld: boolean): boolean {
  try {
    return tryLock(path, mine);
  } catch (error) {
    if (!isHeld || failureCode(error) !== 'ENOSPC') throw error;
    return look(path) === null;
  }
}

/** Linked into place whole, so that nobody reads half a lock. */
function tryLock(path: string, mine: string): boolean {
  const draft = besides(path);
  try {
    writeFileSync(draft, mine, { mode: 0o600 });
    return tryLink(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Containers give their processes the same numbers. */
const besides = (path: string) => `${path}.${randomBytes(6).toString('hex')}`;

/** Moved aside first and looked at again: another process may have been faster. */
function removeDeadLock(path: string, seen: Lock | null): boolean {
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
const machineOf = (space = '') => space.split(' ')[0];
const isHeldHere = ({ text }: Lock) =>
  text.endsWith(HELD) && machineOf(text.split('\n')[1]) === machineOf(processSpace());
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

function keepTouched(path: string, isLost: () => Promise<boolean>, onLost?: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const touch = async () => {
    const isMine = !(await isLost());
    const now = new Date();
    if (isMine) return utimes(path, now, now);
    if (!isOver) onLost?.();
    isOver = true;
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

/** One that is gone or empty is so for a moment while somebody looks at it aside, or writes it. */
async function isLost(path: string, mine: string): Promise<boolean> {
  const read = () =>
    readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
  const text = await read();
  if (text !== '') return text !== mine;
  await delay(LOOK);
  return (await read()) !== mine;
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

const isText = (path: string, text: string) => look(path)?.text === text;
const isSame = (one: Lock | null, other: Lock | null) => one?.text === other?.text && one?.touched === other?.touched;
