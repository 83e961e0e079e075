import { ConfigError } from '../environment';
import type { PictureRows } from './mediaStore';
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

/** A place that is not as it has to be: for the person who runs the server, and until then the same as a folder without rights. */
export class PlaceRefusal extends ConfigError {
  readonly code = 'EACCES';
}

/** @throws PlaceRefusal where the pictures are another database's; what its rows name is nothing that this one knows of */
export function requireOwner(place: string, known: string | null, database: string): void {
  if (known !== null && known !== database)
    throw new PlaceRefusal(
      `The pictures in ${place} belong to another database (${known}, not ${database}), and none is added or removed. If they are this one's all the same: npm run media -- claim.`,
    );
}

/**
 * A file that is no picture of its kind, for what stands before a bucket has answered in its place, or a power cut has left
 * it empty: the same as a disk that cannot be read, so it is 503, which nobody keeps.
 */
export class DamagedFile extends Error {
  readonly code = 'EIO';
}

/**
 * Holds a place to be where the pictures of a database belong. One without a mark is it while no row names a picture, or
 * where it has some of those that are named; else it is a disk that is not mounted, or another bucket.
 * @returns what asks the place again whether it is still the same
 * @throws PlaceRefusal
 */
export async function requireOwn(files: PictureFiles, rows: PictureRows): Promise<() => Promise<void>> {
  const { place } = files;
  const database = await rows.identity();
  const isMarked = async () => {
    const known = await files.owner();
    requireOwner(place, known, database);
    return known !== null;
  };
  const missing = () =>
    new PlaceRefusal(
      `The pictures that the database names are not in ${place}, which nobody has marked: a disk that is not mounted, or another bucket? Until they are back none is added or removed there. If it is a new place: npm run media -- claim.`,
    );
  const isNew = !(await isMarked());
  if (isNew && !(await hasSome(files, await rows.some()))) throw missing();
  return async () => {
    if (!(await isMarked()) && !isNew) throw missing();
  };
}

async function hasSome(files: PictureFiles, named: readonly string[]): Promise<boolean> {
  const found = await Promise.all(named.map((key) => files.names(key)));
  return named.length === 0 || found.some((names) => names.length > 0);
}

/** Another process may be between a picture's files and its row for so long, ms. */
export const HOUR = 3_600_000;

export const KEY = /^[0-9a-f]{16}$/;

export const fileName = ({ width, format }: Pick<Rendition, 'width' | 'format'>): string => `${width}.${format}`;

/** The files of a picture, by the width of its largest. */
export const filesOf = (largest: number): Pick<Rendition, 'width' | 'format'>[] =>
  renditionWidths(largest).flatMap((width) => FORMATS.map((format) => ({ width, format })));
