import sharp from 'sharp';

export interface Size {
  /** Pixels. */
  width: number;
  height: number;
}

/** The picture of a link preview: a JPEG, which every messenger and network reads. */
export interface Preview extends Size {
  /** Path of the file, relative to the site's origin. */
  url: string;
  type: typeof PREVIEW_TYPE;
}

export const PREVIEW_TYPE = 'image/jpeg';
/** End of every preview's name, in the place of `-1280.webp`. */
export const PREVIEW_ENDING = '-preview.jpg';

/** What the networks ask for, and a bound for tall pictures (pixels). */
const LONGEST_SIDE = 1200;
/** WhatsApp shows no larger one (bytes). */
const MOST_BYTES = 300_000;
/** The first that is small enough is taken; the last one is, whatever the picture. */
const QUALITIES = [82, 70, 55, 40, 25, 10];

/** @returns the size of the preview of a picture of this size */
export function previewSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Encodes a link preview of less than 300 KB.
 * @param bytes a stored rendition, so one that decodes
 * @param size as `previewSize` says of the picture
 */
export async function encodePreview(bytes: Buffer, size: Size): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: 'white' })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let preview = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    preview = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (preview.length < MOST_BYTES) break;
  }
  return preview;
}
