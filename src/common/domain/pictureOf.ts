import { mainPicture, type ImageLike } from './media';

type Listed = ImageLike & { is_primary?: boolean | undefined };

/** The address of a product's primary picture in the narrowest file of `least` px or more; empty without a picture. */
export function pictureOf({ images }: { images: readonly Listed[] }, least: number): string {
  const image = mainPicture(images);
  const width = image?.sources?.widths.find((candidate) => candidate >= least);
  if (!image?.sources || width === undefined) return image?.image_url ?? '';
  return image.sources.template
    .replace('{width}', String(width))
    .replace('{format}', image.sources.formats.at(-1) ?? 'webp');
}
