import { ConfigError } from '../environment';
import { FORMATS, renditionWidths, type Rendition } from './renditions';

/** Where the files of pictures lie: a folder or a bucket. */
export interface PictureFiles {
  /** For messages; without the keys to it. */
  readonly place: string;
  /** Which database the pictures belong to, as `setOwner` was told; null where it never was. */
  owner(): Promise<string | null>;
  setOwner(database: string): Promise<void>;
  /** Stores the files of a picture; one that is there and differs is replaced. A row may name it only when this has succeeded. */
  put(key: string, files: readonly Rendition[]): Promise<void>;
  /** Names of the files of a picture, such as `160.webp`; none when there is no such picture. */
  names(key: string): Promise<string[]>;
  read(key: string, name: string): Promise<Buffer | null>;
  /** Adds a file that can be made again to a picture that is there. */
  add(key: string, name: string, type: string, bytes: Buffer): Promise<void>;
  /** Removes a picture; one that is missing is no error. */
  remove(key: string): Promise<void>;
  /** Keys of the pictures, whole or not, that nothing was written to for so many ms. */
  keys(age: number): Promise<string[]>;
  /** Removes what lies beside the pictures since before the last hour, half written. */
  removeDrafts(): Promise<void>;
}

/** Name of what says whose the pictures are. */
export const OWNER = 'database';

/** @throws ConfigError where the pictures are another database's; what its rows name is nothing that this one knows of */
export function requireOwner(place: string, known: string | null, database: string): void {
  if (known !== null && known !== database)
    throw new ConfigError(
      `The pictures in ${place} belong to another database (${known}, not ${database}), and none is removed. If they are this one's all the same: npm run media -- claim.`,
    );
}

/** Another process may be between a picture's files and its row for so long, ms. */
export const HOUR = 3_600_000;

export const KEY = /^[0-9a-f]{16}$/;

export const fileName = ({ width, format }: Pick<Rendition, 'width' | 'format'>): string => `${width}.${format}`;

/** The files of a picture, by the width of its largest. */
export const filesOf = (largest: number): Pick<Rendition, 'width' | 'format'>[] =>
  renditionWidths(largest).flatMap((width) => FORMATS.map((format) => ({ width, format })));
