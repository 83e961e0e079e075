import type { PictureSources } from '../../lib/media';

/** One picture of a row that can be seen full screen. */
export interface ViewerPicture {
  id: string;
  /** Text in its place; also names its thumbnail. */
  alt: string;
  /** Stands above it in the full-screen view. */
  caption: string;
  sources: PictureSources;
}
