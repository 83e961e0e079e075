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

/** @returns the size of the preview of a picture of this size */
export function previewSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
