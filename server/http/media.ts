import type { FastifyInstance } from 'fastify';
import { MEDIA_PREFIX } from '../media/pictureStore';
import type { MediaStore } from '../media/mediaStore';
import { clientError } from './failures';

/** A name is never used for another picture, so what was fetched once holds. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  // The site may be served from another origin than the pictures.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves stored pictures and their link previews under fixed types; anything else is 404. */
export function registerMedia(app: FastifyInstance, store: Pick<MediaStore, 'read'>): void {
  app.get<{ Params: { name: string } }>(`${MEDIA_PREFIX}:name`, async (request, reply) => {
    const file = await store.read(request.params.name);
    if (!file) throw clientError(404);
    // As a whole: whoever reads slowly holds no file open meanwhile.
    return reply.headers(HEADERS).type(file.type).send(file.bytes);
  });
}
