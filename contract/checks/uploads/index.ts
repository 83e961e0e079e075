import type { Check } from '../check';
import { abort } from './abort';
import { files } from './files';
import { imageDelete, imageReplace } from './imageChanges';
import { imageBytes, imagesCount } from './imagesCount';
import { filename, framing } from './forms';
import { editImage, five, notAnImage, six, size } from './refused';

/** Group F, and D09 to D12: uploads and what becomes of pictures. */
export const UPLOADS: readonly Check[] = [
  imagesCount,
  imageBytes,
  imageReplace,
  imageDelete,
  files,
  five,
  six,
  size,
  notAnImage,
  filename,
  framing,
  abort,
  editImage,
];
