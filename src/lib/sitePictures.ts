import type { ImageLike } from './media';

/**
 * The site's own pictures: files `/pictures/<name>-<width>.<format>` below public/. Replace the files under the same
 * names to change a picture. What they show stands in the texts beside their use (messages); pictures/manifest.ts joins
 * both for who makes the files.
 */
const FORMATS = ['avif', 'webp'];

interface Size {
  width: number;
  height: number;
  /** Of the files, ascending. */
  widths: readonly number[];
}

export type Sector = 'agriculture' | 'construction' | 'education' | 'energy' | 'finance' | 'retail';

const singles = {
  'hero-earth': { width: 1920, height: 1080, widths: [640, 960, 1280, 1920] },
  'hero-earth-portrait': { width: 1080, height: 1350, widths: [360, 480, 720, 1080] },
  'collection-banner': { width: 1600, height: 900, widths: [640, 960, 1280] },
  'roof-scene': { width: 1600, height: 1200, widths: [480, 640, 960, 1280] },
} as const satisfies Record<string, Size>;

/** Pictures of one shape, named `<series>-…`. */
const series = {
  sector: { width: 1600, height: 1067, widths: [480, 640, 960, 1280] },
  gallery: { width: 1600, height: 1067, widths: [160, 320, 640, 1280] },
} as const satisfies Record<string, Size>;

export type SitePictureName = keyof typeof singles | `sector-${Sector}` | `gallery-${string}`;

/** Size and widths of a picture of the site. */
export function sitePictureSize(name: SitePictureName): Size {
  if (name in singles) return singles[name as keyof typeof singles];
  return name.startsWith('sector-') ? series.sector : series.gallery;
}

/** A picture of the site in the form products' pictures have. */
export function sitePicture(name: SitePictureName): ImageLike {
  const { width, height, widths } = sitePictureSize(name);
  const widest = widths[widths.length - 1];
  return {
    image_url: `/pictures/${name}-${widest}.webp`,
    width,
    height,
    sources: { template: `/pictures/${name}-{width}.{format}`, widths: [...widths], formats: FORMATS },
  };
}

/** Name of the gallery's nth picture, from 0. */
export const galleryPicture = (index: number): SitePictureName => `gallery-${String(index + 1).padStart(2, '0')}`;
