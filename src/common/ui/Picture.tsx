import { apiBase } from '../domain/addresses';
import { pictureSources, type ImageLike, type PictureSources } from '../domain/media';

export interface PictureProps {
  image: ImageLike;
  alt: string;
  /** The `sizes` attribute: how wide the picture stands at each screen width. */
  sizes: string;
  /** The first picture of a page: fetched at once and before the others. */
  priority?: boolean;
  /** About to be shown: fetched now, also where something still hides it from the browser's eye. */
  eager?: boolean;
  className?: string | undefined;
}

interface ApiPictureProps extends PictureProps {
  /** One of many on its page, and never wide. */
  card?: boolean;
}

/** A picture of the API in the best format and width the browser takes, with its size reserved. */
export function Picture({ image, card, ...rest }: ApiPictureProps) {
  return <PlainPicture sources={pictureSources(image, apiBase, card)} {...rest} />;
}

/** The same for sources that are known already. */
export function PlainPicture({
  sources,
  alt,
  sizes,
  priority,
  eager,
  className,
}: Omit<PictureProps, 'image'> & { sources: PictureSources }) {
  const { src, srcset, width, height, color, formats } = sources;
  return (
    <picture>
      {formats.map((better) => (
        <source key={better.type} type={better.type} srcSet={better.srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        srcSet={srcset}
        sizes={srcset && sizes}
        src={src}
        width={width}
        height={height}
        data-tone={color}
        alt={alt}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        loading={priority || eager ? undefined : 'lazy'}
      />
    </picture>
  );
}
