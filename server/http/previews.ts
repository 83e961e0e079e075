import { readMade } from '../media/made';
import type { MediaStore } from '../media/mediaStore';
import { PREVIEW_ENDING, PREVIEW_TYPE, previewSize, type Preview, type Size } from '../media/preview';

/** Finds the link preview of a picture that a page names; null for a picture of another server. */
export type PreviewOf = (picture: { url: string } & Partial<Size>) => Preview | null;

const OF_THE_SITE = /^(\/pictures\/([a-z0-9-]+))-[0-9]+\.webp$/;

/** @returns what finds a preview among uploads, made when it is asked for, and the site's own pictures, made by the build */
export function previewFinder(media: Pick<MediaStore, 'preview'>): PreviewOf {
  const site = new Map(Object.entries(readMade().site));
  const ofTheSite = (url: string): Preview | null => {
    const [, address = '', name = ''] = OF_THE_SITE.exec(url) ?? [];
    const picture = site.get(name);
    return picture ? { url: `${address}${PREVIEW_ENDING}`, type: PREVIEW_TYPE, ...previewSize(picture) } : null;
  };
  return ({ url, width, height }) =>
    (width !== undefined && height !== undefined ? media.preview(url, { width, height }) : null) ?? ofTheSite(url);
}
