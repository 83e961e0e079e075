import { imageTypeOf, MOST_BYTES, needsScaling, QUALITY, targetSize, writtenAs, type ImageType } from './limits';
import type { Skipped } from './skipped';

/** What became of a choice of files. */
export interface Prepared {
  files: File[];
  skipped: Skipped[];
}

interface PrepareOptions {
  /** How many more are taken; the rest is skipped. */
  room: number;
  /** Called before each file, from 1. */
  onProgress?: (at: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Makes what was picked fit to be sent: large photos are scaled down, one at a time so that a phone's memory holds, and
 * what is no picture, still too large or too many is left out without an error (docs/product.md, 7.7).
 */
export async function prepareImages(
  picked: readonly File[],
  { room, onProgress, signal }: PrepareOptions,
): Promise<Prepared> {
  const files: File[] = [];
  const skipped: Skipped[] = [];
  for (const [index, file] of picked.entries()) {
    if (signal?.aborted) break;
    onProgress?.(index + 1, picked.length);
    const skip = (reason: Skipped['reason'], bytes = file.size) => skipped.push({ name: file.name, reason, bytes });
    const fit = await prepareImage(file);
    if (!fit) skip('not-an-image');
    else if (fit.size > MOST_BYTES) skip('too-large', fit.size);
    else if (files.length >= room) skip('too-many');
    else files.push(fit);
  }
  return { files, skipped };
}

/** The file as it is sent, or null where it is no picture that this browser can open. */
async function prepareImage(file: File): Promise<File | null> {
  const type = imageTypeOf(await firstBytes(file));
  if (!type) return null;
  // A browser without it sends what was picked; the server judges.
  if (typeof createImageBitmap !== 'function') return file;
  // Browsers before 2023 refuse the option, and turn a photo the right way up without it.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    .catch(() => createImageBitmap(file))
    .catch(() => null);
  if (!bitmap) return null;
  try {
    if (!needsScaling(bitmap, file.size)) return file;
    const drawn = await draw(bitmap, type);
    return drawn && drawn.size < file.size
      ? new File([drawn], nameFor(file.name, drawn.type), { type: drawn.type, lastModified: file.lastModified })
      : file;
  } finally {
    bitmap.close();
  }
}

/** None where the file can no longer be read. */
function firstBytes(file: File): Promise<Uint8Array> {
  const reader = new FileReader();
  reader.readAsArrayBuffer(file.slice(0, 12));
  return new Promise((resolve) => {
    reader.onloadend = () => resolve(new Uint8Array((reader.result as ArrayBuffer | null) ?? []));
  });
}

function draw(bitmap: ImageBitmap, type: ImageType): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), targetSize(bitmap));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, writtenAs(type), QUALITY);
  });
}

/** The name with the ending of what the file has become. */
export const nameFor = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`;
