import type { Image } from '../../api';
import { Thumb } from '../../ui/Thumb';

export interface ImageCalls {
  add: (files: readonly File[]) => Promise<unknown>;
  replace: (imageId: string, file: File) => Promise<unknown>;
  remove: (imageId: string) => Promise<unknown>;
  order?: (ids: readonly string[]) => Promise<unknown>;
}

/** The pictures of a record, each replaced or removed at once. */
export function ImageManager({ images, name, calls }: { images: readonly Image[]; name: string; calls: ImageCalls }) {
  return (
    <>
      {images.map((image, index) => (
        <span key={image.id}>
          <Thumb image={image.image_url} name={name} />
          <button type="button" aria-label={`Remove picture ${index + 1}`} onClick={() => void calls.remove(image.id)}>x</button>
        </span>
      ))}
      <input type="file" multiple accept="image/*" aria-label="Add image" onChange={(event) => void calls.add([...(event.target.files ?? [])])} />
    </>
  );
}
