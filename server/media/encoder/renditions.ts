import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { ApiError } from '../../errors';
import { renditionWidths, type Rendition, type Renditions } from '../renditions';
import { notAPicture } from './signatures';

/** Of the encoders, 1 to 100. */
export interface Quality {
  avif: number;
  webp: number;
}

/** Of every picture that staff upload. */
export const QUALITY: Quality = { avif: 48, webp: 78 };
const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = 1600;
/** Keeps a very tall picture within what WebP can hold (16,383 pixels). */
const MAX_HEIGHT = 6400;

/**
 * Decodes a JPEG, PNG, WebP or AVIF by its content and re-encodes it in every width and format. Metadata is
 * dropped, its rotation is applied.
 * @throws ApiError 415 for what does not decode, 413 above 40 megapixels
 */
export async function makeRenditions(bytes: Buffer, quality = QUALITY): Promise<Renditions> {
  const { data, info } = await decode(bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: Rendition[] = [];
  for (const width of renditionWidths(info.width)) files.push(...(await encode(sharp(data, { raw }), width, quality)));
  return { width: info.width, height: info.height, color: await meanColor(sharp(data, { raw })), files };
}

/** One width of a picture in every format. */
export async function encode(picture: Sharp, width: number, quality: Quality): Promise<Rendition[]> {
  const webp = picture.clone().resize({ width }).webp({ quality: quality.webp, effort: 4 });
  return [
    { width, format: 'avif', bytes: await encodeAvif(picture, width, quality) },
    { width, format: 'webp', bytes: await webp.toBuffer() },
  ];
}

/** The format that most visitors are given. The encoder's next effort takes twice as long for a fiftieth of the bytes. */
export const encodeAvif = (picture: Sharp, width: number, { avif }: Quality): Promise<Buffer> =>
  picture.clone().resize({ width }).avif({ quality: avif, effort: 1 }).toBuffer();

/** `#rrggbb`, the mean of a picture. */
export async function meanColor(picture: Sharp): Promise<string> {
  const [r, g, b] = await picture
    .clone()
    .flatten({ background: '#fff' })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  return `#${[r, g, b].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function decode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    return await image
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof ApiError ? error : notAPicture();
  }
}

function tooManyPixels(): ApiError {
  const message = 'An image has more than 40 megapixels.';
  return new ApiError(413, message, { image_url: message });
}
