import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../environment';
import type { BackupFiles } from './backupFiles';
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

const FOLDER = 'backups/';
const ENDING = '.json';
const VERIFIED = '.verified';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

export const nameOf = (moment: Date): string => moment.toISOString().replaceAll(':', '-');

/** When a backup was made, by its name. */
export const momentOf = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

export const dayOf = (name: string): string => name.slice(0, '2026-11-23'.length);

/** A backup that is there. */
export interface Listed {
  name: string;
  verified: boolean;
}

/** The manifests of backups, `backups/<name>.json`, and beside each what says that it was verified. */
export class Manifests {
  constructor(
    private readonly files: BackupFiles,
    private readonly seal: Seal,
  ) {}

  /** Every backup that is whole, the newest first. */
  async list(): Promise<Listed[]> {
    const paths = await this.files.paths(FOLDER);
    const names = paths
      .filter((path) => path.endsWith(ENDING))
      .map((path) => path.slice(FOLDER.length, -ENDING.length));
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
      .map((name) => ({ name, verified: paths.includes(FOLDER + name + VERIFIED) }));
  }

  /** Makes a backup count, at once and for good. */
  async write(manifest: Manifest): Promise<void> {
    const body = JSON.stringify(manifest);
    await this.writeText(manifest.name + ENDING, JSON.stringify({ sum: this.sumOf(body), manifest }));
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

  /** Names of the files that it names, as far as they can be read: also in one that is damaged or of another version. */
  async namesIn(name: string): Promise<string[]> {
    return (await this.textOf(name)).match(/[0-9a-f]{64}/g) ?? [];
  }

  async markVerified(name: string): Promise<void> {
    await this.writeText(name + VERIFIED, new Date().toISOString());
  }

  /** Its files are left to the sweep. */
  async remove(name: string): Promise<void> {
    await this.files.remove(FOLDER + name + ENDING);
    await this.files.remove(FOLDER + name + VERIFIED);
  }

  private async textOf(name: string): Promise<string> {
    const source = NAME.test(name) ? await this.files.open(FOLDER + name + ENDING) : null;
    if (!source) throw new ConfigError(`There is no backup ${name} in ${this.files.place}.`);
    return textOf(source);
  }

  private async contentOf(name: string): Promise<{ sum: string; manifest: Manifest }> {
    const content = parsed(await this.textOf(name));
    if (content?.manifest?.format !== FORMAT)
      throw new ConfigError(`The backup ${name} is none, or one of another version of this program.`);
    return content as { sum: string; manifest: Manifest };
  }

  private async writeText(file: string, text: string): Promise<void> {
    await this.files.write(async (to) => {
      await pipeline(Readable.from([text]), to);
      return FOLDER + file;
    });
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
