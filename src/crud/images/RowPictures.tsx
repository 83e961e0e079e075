import type { Image } from '../../api';
import { Thumb } from '../../ui/Thumb';

/** The first picture of a row and how many there are. */
export function RowPictures({ images, name }: { images: readonly Image[]; name: string }) {
  return <span><Thumb image={images[0]?.image_url ?? ''} name={name} /> {images.length}</span>;
}
