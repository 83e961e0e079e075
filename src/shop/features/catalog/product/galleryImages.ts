import type { ListedImage } from '../../../../common/api';

/** A product's pictures in order of show, the primary one first. */
export function galleryImages<I extends Pick<ListedImage, 'is_primary'>>({ images }: { images: readonly I[] }): I[] {
  return [...images.filter(({ is_primary: first }) => first), ...images.filter(({ is_primary: first }) => !first)];
}
