import type { UploadedFile } from '../request';
import type { Preview, Size } from './preview';
import type { Rendition, Renditions } from './renditions';

/** What a row keeps of a picture's files. */
export type KeptPicture = Pick<Picture, 'key' | 'width' | 'height' | 'color'>;

/** A picture as the contract's images show it, with the key that finds it again. */
export interface Picture {
  /** Generated name without width and format; stored in the image's row. */
  key: string;
  /** Address of the largest rendition: relative to the API's origin, or where else pictures are served. */
  image_url: string;
  /** Pixels of `image_url`. */
  width: number;
  height: number;
  /** Its mean colour, `#rrggbb`; null where it is not known. */
  color: string | null;
  sources: PictureSources;
}

export interface PictureSources {
  /** For example `/media/ab12-{width}.{format}`. */
  template: string;
  /** Ascending, in pixels. */
  widths: number[];
  /** In order of preference. */
  formats: ('avif' | 'webp')[];
}

export interface StoredFile {
  /** Media type. */
  type: string;
  bytes: Buffer;
}

/** What a database says of its pictures. */
export interface PictureRows {
  /** Names the database for good. */
  identity: () => Promise<string>;
  /** Which of the keys its rows name. */
  kept: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Keys of a few pictures that its rows name; none where they name none. */
  some: () => Promise<string[]>;
}

/** Where pictures live. */
export interface MediaStore {
  /**
   * Decodes, re-encodes and stores the files, then runs `commit` with the pictures, in the order of `files`.
   * When anything fails, `commit` included, no file is left behind; only when the database went away in `commit` do
   * they stay until the sweep, since the rows may be there.
   * @param files aborted when their sender goes away before all of them are encoded
   * @throws ApiError 415 for what does not decode as JPEG, PNG, WebP or AVIF, 413 above 40 megapixels, 503 where too
   * many pictures wait
   * @throws PlaceRefusal, which is answered 503, where the place is not that of the database's pictures
   */
  save<T>(
    files: readonly Pick<UploadedFile, 'bytes' | 'sender'>[],
    commit: (pictures: Picture[]) => Promise<T>,
  ): Promise<T>;
  /** As `save`, for pictures that were encoded before, such as those of the demo data. */
  saveEncoded<T>(encoded: readonly Renditions[], commit: (pictures: Picture[]) => Promise<T>): Promise<T>;
  /** Puts a picture's files back under the key that its rows name. One that is there and differs is replaced. */
  put(key: string, files: readonly Rendition[]): Promise<void>;
  /** Describes a stored picture from what its row keeps. */
  describe(kept: KeptPicture): Picture;
  /** The link preview of a stored picture, by its `image_url` and size; null for the address of another picture. */
  preview(imageUrl: string, size: Size): Preview | null;
  /**
   * The file behind the last part of a picture's or preview's address; null when there is none.
   * @throws DamagedFile, which is answered 503, for what is no picture of the kind that its name says
   */
  read(name: string): Promise<StoredFile | null>;
  /** Removes pictures whose rows are gone already. Never fails: what cannot be removed now is left to the sweep. */
  remove(keys: readonly string[]): Promise<void>;
  /** Says whose the pictures are, where nobody has said it. @param isForced also where they are another database's */
  claim(database: string, isForced?: boolean): Promise<void>;
  /**
   * Removes every picture and half-written file that no row names and that is older than an hour
   * (another process may be between writing a file and its row). Returns how many pictures went.
   * @param rows of the database that is asked; the first that sweeps a place claims it
   * @param isForced removes also more than half of them
   * @throws ConfigError where the place is not that of the database's pictures, or more than half would go: rather a wrong
   * database than so many that nobody needs
   */
  sweep(rows: PictureRows, isForced?: boolean): Promise<number>;
}
