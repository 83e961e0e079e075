import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { MEDIA_PREFIX } from '../media/localMediaStore';
import type { MediaStore } from '../media/mediaStore';
import { clientError } from './failures';

/** A name is never used for another picture, so what was fetched once holds. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  // The site may be served from another origin than the pictures.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves stored pictures under fixed types; anything else is 404. */
export function registerMedia(app: FastifyInstance, store: Pick<MediaStore, 'locate'>): void {
  app.get<{ Params: { name: string } }>(`${MEDIA_PREFIX}:name`, async (request, reply) => {
    const file = store.locate(request.params.name);
    if (!file) throw clientError(404);
    const bytes = await readFile(file.path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? clientError(404) : error;
    });
    return reply.headers(HEADERS).type(file.type).send(bytes);
  });
}
