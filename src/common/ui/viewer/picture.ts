import { apiBase } from '../../domain/apiBase';
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
    alt: altOf(name, at + 1, images.length),
    caption: name,
    ...image,
    sources: pictureSources(image, apiBase),
  }));
}
