import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { closeSync, fsync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { RunEnded } from '../http/traffic';
import { Refused } from '../refused';

/** Kinds of records that the kit makes and deletes again; adverts, comments, ratings and pictures go with their owner. */
export type Kind = 'product' | 'article' | 'category' | 'tag';

/** What else it makes and deletes again: a quotation that was not sent, a device of the account. None has a name by which it is found. */
export type Nameless = 'proposal' | 'device';
export type Made = Kind | Nameless;

/** A change of the account that the run was given, with what it takes to undo it. */
export type AccountChange =
  | { of: 'names'; back: { first_name: string; middle_name: string; last_name: string } }
  | { of: 'email'; to: string; back: string }
  /** Back to the one that the run was given, which stands nowhere. */
  | { of: 'password'; to: string }
  /** The secret, sealed with the account's password. */
  | { of: 'second factor'; sealed: string }
  | SettingsChange;

/** What all staff have in common, or a choice of the account's own: what is saved to have it as it was, in the version that is read then. */
export interface SettingsChange {
  of: 'settings';
  read: string;
  save: string;
  back: readonly { path?: Record<string, string>; json: object }[];
}

export type Entry =
  | { what: 'run'; id: string; baseUrl: string }
  /** Before something is created: its name holds the marker. */
  | { what: 'intent'; kind: Kind; marker: string }
  | { what: 'created'; kind: Made; id: string }
  | { what: 'deleted'; kind: Made; id: string }
  /** What nothing deletes, as a quotation that was sent, and the run was allowed to leave behind. */
  | { what: 'stays'; kind: Nameless; id: string }
  /** A session that was begun, sealed with the account's password: a token is not for everybody who reads the file. */
  | { what: 'session'; sealed: string }
  /** Before the account is changed, and once it is as it was. */
  | { what: 'account' | 'account-restored'; change: AccountChange }
  /** How the account was when it was first read. */
  | { what: 'profile'; first_name: string; middle_name: string | null; last_name: string; email: string };

/** The file is no journal, or not that of a run against this server; exit code 2. */
export class JournalUnusable extends Refused {}

/** Names of records bear the run's marker, by which they are found again if need be; of the others only this file knows. */
const isFoundOtherwise = (entry: Entry) =>
  entry.what === 'intent' ||
  entry.what === 'deleted' ||
  (entry.what === 'created' && entry.kind !== 'proposal' && entry.kind !== 'device');
const SOON_MS = 1000;

/**
 * What a run wrote and is about to write, handed to the system before it is sent: a run that was killed can be cleaned up after.
 * What only this file knows is on the disk by then; the rest within a second, so that neither the run nor a server on the same disk
 * waits for it thousands of times.
 */
export class Journal {
  readonly file: string;
  private readonly descriptor: number;
  private syncing: NodeJS.Timeout | undefined;

  constructor(
    folder: string,
    readonly runId: string,
    baseUrl: string,
  ) {
    mkdirSync(folder, { recursive: true });
    this.file = path.join(folder, `contract-run-${runId}.jsonl`);
    this.descriptor = openSync(this.file, 'a', 0o600);
    this.write({ what: 'run', id: runId, baseUrl });
  }

  /** @throws RunEnded where it cannot be written: what is made after that could not be found again */
  write(entry: Entry): void {
    try {
      writeSync(this.descriptor, `${JSON.stringify(entry)}\n`);
      if (isFoundOtherwise(entry)) this.syncSoon();
      else fsyncSync(this.descriptor);
    } catch (error) {
      throw new RunEnded(`${this.file} cannot be written: ${String(error)}`);
    }
  }

  close(): void {
    clearTimeout(this.syncing);
    fsyncSync(this.descriptor);
    closeSync(this.descriptor);
  }

  private syncSoon(): void {
    this.syncing ??= setTimeout(() => {
      this.syncing = undefined;
      fsync(this.descriptor, () => undefined);
    }, SOON_MS).unref();
  }

  /** @throws JournalUnusable where the file is no journal */
  static read(file: string): { runId: string; baseUrl: string; entries: Entry[] } {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    // The last line may have been cut off by the kill.
    const entries = lines.flatMap((line, index): Entry[] => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        if (index === lines.length - 1) return [];
        throw new JournalUnusable(`${file} is no journal of a run: line ${index + 1} is no JSON.`);
      }
    });
    const [run] = entries;
    if (run?.what !== 'run') throw new JournalUnusable(`${file} is no journal of a run.`);
    return { runId: run.id, baseUrl: run.baseUrl, entries };
  }
}

const CIPHER = 'aes-256-gcm';
const [SALT_BYTES, NONCE_BYTES, TAG_BYTES, KEY_BYTES] = [16, 12, 16, 32];
const COST = { N: 4096, r: 8, p: 1 };
/** One for all that this run seals. */
const SALT = randomBytes(SALT_BYTES);
/** A key costs ten milliseconds, and a run begins many sessions. */
const keys = new Map<string, Buffer>();

function keyOf(password: string, salt: Buffer): Buffer {
  const name = `${salt.toString('hex')} ${password}`;
  const key = keys.get(name) ?? scryptSync(password, salt, KEY_BYTES, COST);
  keys.set(name, key);
  return key;
}

/** A text that only who knows the password can read. */
export function sealed(text: string, password: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(password, SALT), nonce);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([SALT, nonce, cipher.getAuthTag(), bytes]).toString('base64');
}

/** The text again; null with another password. */
export function unsealed(text: string, password: string): string | null {
  const bytes = Buffer.from(text, 'base64');
  const part = (from: number, length: number) => bytes.subarray(from, from + length);
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(password, part(0, SALT_BYTES)), part(SALT_BYTES, NONCE_BYTES));
    decipher.setAuthTag(part(SALT_BYTES + NONCE_BYTES, TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(SALT_BYTES + NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return null;
  }
}
