import { originOf } from './addresses';

/** The picture of a product or an article as the API gives it (openapi.yaml, Image). */
export interface ImageLike {
  image_url: string;
  width?: number;
  height?: number;
  /** Mean colour: stands in its place until it has arrived. */
  color?: string;
  sources?: { template: string; widths: number[]; formats: string[] };
}

interface Ordered {
  is_primary?: boolean | undefined;
}

/** A record's pictures in order of show, the primary one first. */
export const inOrder = <I extends Ordered>(images: readonly I[]): I[] => [
  ...images.filter(({ is_primary }) => is_primary),
  ...images.filter(({ is_primary }) => !is_primary),
];

/** The main one of a record's pictures: the primary one, else the first. */
export const mainPicture = <I extends Ordered>(images: readonly I[]): I | undefined => inOrder(images)[0];

/** What a `<picture>` needs: the plain address, and a `srcset` for each format in order of preference. */
export interface PictureSources {
  src: string;
  width: number;
  height: number;
  color: string | undefined;
  formats: { type: string; srcset: string }[];
}

/**
 * Resolves a picture's address against the API's origin, so that a shop on another origin finds it.
 * Only http(s) and relative addresses pass; anything else becomes an empty text.
 */
export function mediaUrl(url: string, apiBase: string): string {
  if (/^https?:\/\//.test(url)) return url;
  if (!/^\/?[\w.-]/.test(url) || /^[A-Za-z][\w+.-]*:/.test(url)) return '';
  return `${originOf(apiBase) ?? ''}${url.startsWith('/') ? '' : '/'}${url}`;
}

/** The sources of a picture; without `sources` in the answer (a core-only server) only the plain address. */
export function pictureSources(
  { image_url, width = 1280, height = 960, color, sources }: ImageLike,
  apiBase: string,
): PictureSources {
  return {
    src: mediaUrl(image_url, apiBase),
    width,
    height,
    color,
    formats: sources
      ? sources.formats.map((format) => ({
          type: `image/${format}`,
          srcset: sources.widths
            .map(
              (size) =>
                `${mediaUrl(sources.template.replace('{width}', String(size)).replace('{format}', format), apiBase)} ${size}w`,
            )
            .join(', '),
        }))
      : [],
  };
}
