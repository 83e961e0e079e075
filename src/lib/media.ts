/** The picture of a product or an article as the API gives it (openapi.yaml, Image). */
export interface ImageLike {
  image_url: string;
  width?: number | undefined;
  height?: number | undefined;
  sources?: { template: string; widths: number[]; formats: string[] } | undefined;
}

/** The main one of a record's pictures: the primary one, else the first. */
export const mainPicture = <I extends { is_primary?: boolean | undefined }>(images: readonly I[]): I | undefined =>
  images.find(({ is_primary }) => is_primary) ?? images[0];

/** What a `<picture>` needs: the plain address, and a `srcset` for each format in order of preference. */
export interface PictureSources {
  src: string;
  width: number;
  height: number;
  formats: { type: string; srcset: string }[];
}

/**
 * Resolves a picture's address against the API's origin, so that a shop on another origin finds it.
 * Only http(s) and relative addresses pass; anything else becomes an empty text.
 */
export function mediaUrl(url: string, apiBase: string): string {
  if (!/^https?:\/\//.test(url) && !/^\/?[A-Za-z0-9_.-]/.test(url)) return '';
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(url)) return /^https?:/.test(url) ? url : '';
  const origin = /^https?:\/\/[^/]+/.exec(apiBase)?.[0] ?? '';
  return `${origin}${url.startsWith('/') ? '' : '/'}${url}`;
}

/** The sources of a picture; without `sources` in the answer (a core-only server) only the plain address. */
export function pictureSources(image: ImageLike, apiBase: string): PictureSources {
  const { sources } = image;
  return {
    src: mediaUrl(image.image_url, apiBase),
    width: image.width ?? 1280,
    height: image.height ?? 960,
    formats: (sources?.formats ?? []).map((format) => ({
      type: `image/${format}`,
      srcset: (sources?.widths ?? [])
        .map((width) => `${mediaUrl(sources?.template.replace('{width}', String(width)).replace('{format}', format) ?? '', apiBase)} ${width}w`)
        .join(', '),
    })),
  };
}
