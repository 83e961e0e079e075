import type { ImageLike } from './media';

/**
 * The site's own pictures: files `/pictures/<name>-<width>.<format>` below public/. Replace the files under the same
 * names to change a picture.
 */
const FORMATS = ['avif', 'webp'];

interface Size {
  width: number;
  height: number;
  widths: number[];
}

const sizes = {
  'hero-earth': { width: 1920, height: 1080, widths: [640, 960, 1280, 1920] },
  'collection-banner': { width: 1600, height: 900, widths: [640, 960, 1280] },
  'roof-scene': { width: 1600, height: 1200, widths: [480, 640, 960, 1280] },
} as const satisfies Record<string, Size & { widths: readonly number[] }>;

export type SitePictureName = keyof typeof sizes;

/** A picture of the site in the form products' pictures have. */
export function sitePicture(name: SitePictureName): ImageLike {
  const { width, height, widths } = sizes[name];
  const widest = widths[widths.length - 1];
  return {
    image_url: `/pictures/${name}-${widest}.webp`,
    width,
    height,
    sources: { template: `/pictures/${name}-{width}.{format}`, widths: [...widths], formats: FORMATS },
  };
}
