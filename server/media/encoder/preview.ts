import sharp from 'sharp';
import { previewSize } from '../preview';

/** WhatsApp shows no larger one (bytes). */
const MOST_BYTES = 300_000;
/** The first that is small enough is taken; the last one is, whatever the picture. */
const QUALITIES = [82, 70, 55, 40, 25, 10];

/**
 * Encodes a link preview of less than 300 KB.
 * @param bytes of a picture in any format
 * @returns null for bytes that do not decode
 */
export async function encodePreview(bytes: Buffer): Promise<Buffer | null> {
  const decoded = await decode(bytes).catch(() => null);
  if (!decoded) return null;
  let preview = Buffer.alloc(0);
  // Plain, since anybody can ask for one: mozjpeg takes fifteen times as long for a fifth fewer bytes.
  for (const quality of QUALITIES) {
    preview = await sharp(decoded.data, { raw: decoded.info }).jpeg({ quality }).toBuffer();
    if (preview.length < MOST_BYTES) break;
  }
  return preview;
}

async function decode(bytes: Buffer) {
  const picture = sharp(bytes);
  return picture
    .flatten({ background: 'white' })
    .resize({ ...previewSize(await picture.metadata()), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
