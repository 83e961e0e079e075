import { originOf } from './addresses';

/** The picture of a product or an article as the API gives it (openapi.yaml, Image). */
export interface ImageLike {
  /** Missing where a rendered page hands over `sources` that tell it. */
  image_url?: string;
  is_primary?: boolean | undefined;
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

/** What a `<picture>` needs: the plain address, with a `srcset` where its format is the only one, and one for each better format. */
export interface PictureSources {
  src: string;
  srcset: string | undefined;
  width: number;
  height: number;
  color: string | undefined;
  formats: { type: string; srcset: string }[];
}

/** Of a card's picture, px: the widths it comes to on any screen, and the one for browsers without the best format. */
const CARD = { least: 320, most: 960, plain: 640 };

/**
 * Resolves the address of what is served beside the API (a picture, a quotation's paper, a calendar) against its origin, so
 * that a shop on another origin finds it.
 * Only http(s) and relative addresses pass; anything else becomes an empty text.
 */
export function mediaUrl(url: string, apiBase: string): string {
  if (/^https?:\/\//.test(url)) return url;
  if (!/^\/?[\w.-]/.test(url) || /^[A-Za-z][\w+.-]*:/.test(url)) return '';
  return `${originOf(apiBase) ?? ''}${url.startsWith('/') ? '' : '/'}${url}`;
}

const NO_SOURCES = { template: '', widths: [], formats: [] };

/** The address of the narrowest file of `least` px or more that every browser can show; the plain one where there is none. */
export function fileOf(image: ImageLike, least: number): string {
  const width = image.sources?.widths.find((candidate) => candidate >= least);
  return width === undefined ? widestFile(image) : plainFile(image, width);
}

/** The address of the picture itself, which of several files is the widest. */
export const widestFile = (image: ImageLike): string =>
  image.image_url ?? plainFile(image, Math.max(...(image.sources?.widths ?? [])));

const plainFile = ({ sources }: ImageLike, width: number) =>
  sources ? addressIn(sources, width, sources.formats.at(-1) ?? 'webp') : '';

const addressIn = ({ template }: { template: string }, width: number, format: string) =>
  template.replace('{width}', String(width)).replace('{format}', format);

/**
 * The sources of a picture; without `sources` in the answer (a core-only server) only the plain address. For the few browsers
 * that do not take the best format there is one file: a third of what a picture weighs in a document are addresses.
 * @param card for a page of many: no widths but those that a card comes to
 */
export function pictureSources(image: ImageLike, apiBase: string, card = false): PictureSources {
  const sources = image.sources ?? NO_SOURCES;
  const fitting = sources.widths.filter((size) => !card || (size >= CARD.least && size <= CARD.most));
  const sets = sources.formats.map((format) => ({
    type: `image/${format}`,
    srcset: (fitting.length > 0 ? fitting : sources.widths)
      .map((size) => `${mediaUrl(addressIn(sources, size, format), apiBase)} ${size}w`)
      .join(', '),
  }));
  return {
    src: mediaUrl(card ? fileOf(image, CARD.plain) : widestFile(image), apiBase),
    srcset: sets.length > 1 ? undefined : sets.at(-1)?.srcset,
    width: image.width ?? 1280,
    height: image.height ?? 960,
    color: image.color ?? undefined,
    formats: sets.slice(0, -1),
  };
}
