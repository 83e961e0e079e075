import type { Check } from '../check';
import { abort } from './abort';
import { five, six } from './counts';
import { editImage } from './editImage';
import { files } from './files';
import { imageBytes } from './imageBytes';
import { imageDelete, imageReplace } from './imageChanges';
import { imagesCount } from './imagesCount';
import { filename, framing } from './forms';
import { notAnImage } from './notAnImage';
import { size } from './size';

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
