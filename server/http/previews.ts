import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '../media/mediaStore';
import { PREVIEW_TYPE, type Preview, type Size } from '../media/preview';
import { SITE_PICTURES_PREFIX, type SitePictures } from '../media/sitePictures';
import { clientError } from './failures';

/** Finds the link preview of a picture that a page names; null for a picture of another server. */
export type PreviewOf = (picture: { url: string } & Partial<Size>) => Preview | null;

/** The site's pictures keep their names when they change. */
const HEADERS = { 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' };

/** Serves the link previews of the site's own pictures; those of uploads are served with them (media.ts). */
export function registerPreviews(app: FastifyInstance, site: SitePictures): void {
  app.get<{ Params: { name: string } }>(`${SITE_PICTURES_PREFIX}:name`, async (request, reply) => {
    const bytes = await site.readPreview(request.params.name);
    if (!bytes) throw clientError(404);
    return reply.headers(HEADERS).type(PREVIEW_TYPE).send(bytes);
  });
}

/** @returns what finds a preview among uploads and the site's own pictures */
export function previewFinder(media: Pick<MediaStore, 'preview'>, site: SitePictures): PreviewOf {
  return ({ url, width, height }) =>
    (width !== undefined && height !== undefined ? media.preview(url, { width, height }) : null) ?? site.preview(url);
}
