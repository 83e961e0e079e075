import type { Image, Product } from '../../../api';

/** A product's pictures in order of show, the primary one first. */
export function galleryImages({ images }: Pick<Product, 'images'>): Image[] {
  return [...images.filter(({ is_primary: first }) => first), ...images.filter(({ is_primary: first }) => !first)];
}
