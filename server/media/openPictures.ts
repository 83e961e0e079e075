import type { Config } from '../config';
import { Bucket } from './bucket';
import { BucketFiles } from './bucketFiles';
import type { PictureEncoder } from './encoder/pictureEncoder';
import { FolderFiles } from './folderFiles';
import type { PictureRows } from './mediaStore';
import { PictureStore } from './pictureStore';

/**
 * The pictures where the configuration says: in a bucket or a folder.
 * @param onLeft told of what could not be removed and is left to the next sweep
 * @param rows of the database that uploads belong to; without them they are taken in any place
 */
export function openPictures(
  {
    mediaBucket,
    mediaDir,
    mediaPublicUrl,
  }: Pick<Config, 'mediaDir'> & Partial<Pick<Config, 'mediaBucket' | 'mediaPublicUrl'>>,
  encoder: Pick<PictureEncoder, 'renditions' | 'preview'>,
  onLeft: (error: unknown) => void = () => undefined,
  rows: PictureRows | null = null,
): PictureStore {
  const files = mediaBucket ? new BucketFiles(new Bucket(mediaBucket)) : new FolderFiles(mediaDir, onLeft);
  return new PictureStore(files, encoder, { onLeft, publicUrl: mediaPublicUrl, rows });
}
