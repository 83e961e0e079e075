import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../environment';
import { syncFolder } from '../syncFolder';
import type { Stored } from './objects';
import type { Seal } from './seal';
import type { Table } from './tables';

/** Of the manifest's own shape. */
export const FORMAT = 1;

/** What a table held: its rows' sum stands for their content, whatever their order. */
export interface KeptTable extends Table {
  rows: number;
  sum: string;
  /** The rows as COPY writes them, gzipped. */
  stored: Stored;
}

/** All that one backup holds. A backup is there when its manifest is, which is written last. */
export interface Manifest {
  format: number;
  /** Its moment, as a name for a file: `2026-11-23T11-02-03.123Z`. */
  name: string;
  encrypted: boolean;
  /** Which migration was the database's last, by its moment in migrations/meta/_journal.json. */
  migration: number;
  tables: KeptTable[];
  sequences: Record<string, string>;
  /** Files of pictures by their names below /media. */
  pictures: Record<string, Stored>;
  /** Files that rows name and that were not there any more. */
  missing: string[];
}

const ENDING = '.json';
const VERIFIED = '.verified';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

export const nameOf = (moment: Date): string => moment.toISOString().replaceAll(':', '-');

/** When a backup was made, by its name. */
export const momentOf = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** A backup of a folder. */
export interface Listed {
  name: string;
  verified: boolean;
}

/** The manifests of a folder of backups. */
export class Manifests {
  private readonly folder: string;

  constructor(
    private readonly target: string,
    private readonly seal: Seal,
  ) {
    this.folder = join(target, 'backups');
  }

  /** Every backup that is whole, the newest first. */
  async list(): Promise<Listed[]> {
    const files = await readdir(this.folder).catch(() => [] as string[]);
    const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
      .map((name) => ({ name, verified: files.includes(name + VERIFIED) }));
  }

  /** Makes a backup count, at once and for good. */
  async write(manifest: Manifest): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const body = JSON.stringify(manifest);
    const path = join(this.folder, manifest.name + ENDING);
    await writeFile(`${path}.draft`, JSON.stringify({ sum: this.sumOf(body), manifest }), { mode: 0o600, flush: true });
    await rename(`${path}.draft`, path);
    await syncFolder(this.folder);
  }

  /** @throws ConfigError for one that is not there, was changed, or needs another key */
  async read(name: string): Promise<Manifest> {
    const { sum, manifest } = await this.contentOf(name);
    if (manifest.encrypted && !this.seal.isEncrypted)
      throw new ConfigError(`The backup ${name} is encrypted. Set BACKUP_KEY to the key that it was made with.`);
    if (!manifest.encrypted && this.seal.isEncrypted)
      throw new ConfigError(`The backup ${name} is not encrypted. Unset BACKUP_KEY to use it all the same.`);
    if (sum !== this.sumOf(JSON.stringify(manifest)))
      throw new ConfigError(`The backup ${name} was changed, or BACKUP_KEY is another one.`);
    return manifest;
  }

  /** For what does not rely on it: which files it names. */
  async readUnchecked(name: string): Promise<Manifest> {
    return (await this.contentOf(name)).manifest;
  }

  async markVerified(name: string): Promise<void> {
    await writeFile(join(this.folder, name + VERIFIED), new Date().toISOString(), { mode: 0o600, flush: true });
    await syncFolder(this.folder);
  }

  /** Its files are left to the sweep. */
  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name + ENDING), { force: true });
    await rm(join(this.folder, name + VERIFIED), { force: true });
  }

  private async contentOf(name: string): Promise<{ sum: string; manifest: Manifest }> {
    const path = join(this.folder, name + ENDING);
    const text = NAME.test(name) ? await readFile(path, 'utf8').catch(() => null) : null;
    if (text === null) throw new ConfigError(`There is no backup ${name} in ${this.target}.`);
    const content = parsed(text);
    if (content?.manifest?.format !== FORMAT)
      throw new ConfigError(`${path} is no backup, or one of another version of this program.`);
    return content as { sum: string; manifest: Manifest };
  }

  private readonly sumOf = (body: string) => this.seal.nameOf(createHash('sha256').update(body).digest());
}

function parsed(text: string): { sum?: string; manifest?: Manifest } | null {
  try {
    return JSON.parse(text) as { sum?: string; manifest?: Manifest } | null;
  } catch {
    return null;
  }
}
