/** Limits of an upload (docs/product.md, 7.7) and what follows from them; how many it may hold the contract bounds. */
export const MOST_MEGABYTES = 5;
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;
/** For the browser's own picker. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';
/** No screen of the shop shows more. */
export const LONGEST_SIDE = 2400;
export const QUALITY = 0.85;

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

/** What a file is by its first bytes (12 are enough), whatever its name says; null for none of the four. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const text = String.fromCharCode(...bytes.slice(0, 12));
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'image/webp';
  if (text.slice(4) === 'ftypavif' || text.slice(4) === 'ftypavis') return 'image/avif';
  return null;
}

interface Size {
  width: number;
  height: number;
}

/** The size to draw a picture at: as it is, or with its longest side at the limit; whole pixels, at least one. */
export function targetSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a picture is encoded again: it has more pixels than anybody sees, or more bytes than may be sent. */
export const needsScaling = ({ width, height }: Size, bytes: number): boolean =>
  Math.max(width, height) > LONGEST_SIDE || bytes > MOST_BYTES;

/** What may be see-through stays so. */
export const writtenAs = (type: ImageType): 'image/webp' | 'image/jpeg' =>
  type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
