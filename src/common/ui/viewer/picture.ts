import { apiBase } from '../../domain/addresses';
import { pictureSources, type ImageLike, type PictureSources } from '../../domain/media';

/** One picture of a row that can be seen full screen. */
export interface ViewerPicture {
  id: string;
  /** Text in its place; also names its thumbnail. */
  alt: string;
  /** Stands above it in the full-screen view. */
  caption: string;
  credit?: string;
  sources: PictureSources;
}

/** The pictures of one thing, by its name. */
export function picturesOf(
  images: readonly (ImageLike &
    Pick<ViewerPicture, 'id' | 'credit'> &
    Partial<Pick<ViewerPicture, 'alt' | 'caption'>>)[],
  name: string,
  altOf: (name: string, n: number, total: number) => string,
): ViewerPicture[] {
  return images.map((image, at) => ({
    ...image,
    alt: image.alt ?? altOf(name, at + 1, images.length),
    caption: image.caption ?? name,
    sources: pictureSources(image, apiBase),
  }));
}

/** A picture of 1280 px on a small phone still shows detail at three times its size. */
export const MAX_ZOOM = 3;
const STEPS = [1, 1.5, 2, MAX_ZOOM];
/** A pinch ends anywhere: what is this near to a step counts as on it. */
const NEAR = 0.01;

/** The next step above or below a scale, or undefined at the end. 1 is the whole picture. */
export function nextScale(scale: number, direction: 1 | -1): number | undefined {
  return direction === 1 ? STEPS.find((step) => step > scale + NEAR) : STEPS.findLast((step) => step < scale - NEAR);
}
