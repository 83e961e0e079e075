import type { ImageLike } from './media';

/**
 * The site's own pictures: files `/pictures/<name>-<width>.<format>`, made by the build from pictures/masters. What they
 * show stands in the texts beside their use (messages); pictures/manifest.ts joins both for who makes the files.
 */
const FORMATS = ['avif', 'webp'];

interface Size {
  width: number;
  height: number;
  /** Of the files, ascending. */
  widths: readonly number[];
}

export type Sector = 'agriculture' | 'construction' | 'education' | 'energy' | 'finance' | 'retail';

/** By the first word of the name: pictures of one series have one shape. */
const SIZES = {
  hero: { width: 1920, height: 1080, widths: [480, 960, 1600, 1920] },
  collection: { width: 1600, height: 900, widths: [480, 960, 1600] },
  roof: { width: 1600, height: 1200, widths: [480, 640, 960, 1600] },
  sector: { width: 1280, height: 853, widths: [480, 640, 960, 1280] },
  gallery: { width: 1280, height: 853, widths: [160, 320, 480, 960, 1280] },
} as const satisfies Record<string, Size>;

export type SitePictureName =
  | 'hero-earth'
  | 'collection-banner'
  | 'roof-scene'
  | `sector-${Sector}`
  | `gallery-${string}`;

/** Size and widths of a picture of the site. */
export function sitePictureSize(name: SitePictureName): Size {
  return SIZES[name.split('-')[0] as keyof typeof SIZES];
}

/** A picture of the site in the form products' pictures have. */
export function sitePicture(name: SitePictureName): ImageLike {
  const { width, height, widths } = sitePictureSize(name);
  return {
    width,
    height,
    sources: { template: `/pictures/${name}-{width}.{format}`, widths: [...widths], formats: FORMATS },
  };
}

/** Name of the gallery's nth picture, from 0. */
export const galleryPicture = (index: number): SitePictureName => `gallery-${String(index + 1).padStart(2, '0')}`;
