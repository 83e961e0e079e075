import type { FastifyRequest } from 'fastify';
import type { Topic } from '../cache/versions';
import { invalid, notFound } from '../errors';
import {
  type ImageTable,
  type StoredPicture,
  countImages,
  deleteImageRow,
  deleteOwner,
  imageExists,
  insertImages,
  lockOwner,
  orderImages,
  replaceImageRow,
  touchOwner,
} from '../repositories/images';
import type { Database } from '../database/client';
import { MOST_IMAGES } from '../openapi/values.gen';
import type { Services } from '../services';
import { staffTransaction } from './staffTransaction';
import type { Done, Handler, Input } from './types';

/** What tells pictures of products and of articles apart. */
export interface ImageKind {
  table: ImageTable;
  /** `Product` or `Article`, as messages say it. */
  noun: string;
  topics: readonly Topic[];
}

/** Writes in a transaction of its own and answers. @param work resolves with the id of the item that was changed */
type Write<A> = (work: (transaction: Database) => Promise<string>) => Promise<A>;

const PICTURES_CHANGED = 'The pictures were changed meanwhile. Please look at them again.';

/** What products and articles do alike with their pictures, deleting an item with all of them included. */
export function imageHandlers({ db, media, content }: Services, { table, noun, topics }: ImageKind) {
  const replace: Handler<'replaceProductImage' | 'replaceArticleImage'> = async ({ path, files }, request) => {
    const { imageId } = path;
    // Looked for before the picture is decoded, which costs far more.
    if (!(await imageExists(db, table, imageId))) throw notFound('Image');
    const [file, ...more] = files;
    if (!file || more.length > 0) throw invalid({ image_url: 'Exactly one image is needed.' });
    const former = await media.save([file], ([picture]) =>
      staffTransaction(db, request, (transaction) => replaceIn(transaction, imageId, picture)),
    );
    return finish([former], 'Image updated successfully');
  };

  async function replaceIn(
    transaction: Database,
    imageId: string,
    picture: StoredPicture | undefined,
  ): Promise<string> {
    const former = picture ? await replaceImageRow(transaction, table, imageId, picture) : null;
    // Deleted since it was looked for.
    if (former === null) throw notFound('Image');
    return former;
  }

  const remove: Handler<'deleteProductImage' | 'deleteArticleImage'> = async ({ path }, request) => {
    const key = await staffTransaction(db, request, (transaction) => deleteImageRow(transaction, table, path.imageId));
    if (key === null) throw notFound('Image');
    return finish([key], 'Image deleted successfully');
  };

  /** Deletes the whole item. */
  const removeOwner: Handler<'deleteProduct' | 'deleteArticle'> = async ({ path }, request) => {
    const keys = await staffTransaction(db, request, (transaction) => deleteOwner(transaction, table, path.id));
    if (keys === null) throw notFound(noun);
    return finish(keys, `${noun} deleted successfully`);
  };

  /** After a commit: files that no row names any more go, and so does what still shows them. */
  async function finish(goneKeys: readonly string[], message: string): Promise<Done> {
    await content.invalidate(topics);
    await media.remove(goneKeys);
    return { success: true, message };
  }

  /** Puts the request's pictures behind those of the item. */
  async function add<A>(
    { path, files }: Input<'addProductImages'>,
    request: FastifyRequest,
    write: Write<A>,
  ): Promise<A> {
    const ownerId = path.id;
    // Before the pictures are decoded, which costs far more; where they were added before, they may be the last that fit.
    if (request.headers['idempotency-key'] === undefined) await refuseTooMany(db, ownerId, files.length);
    const answer = await media.save(files, (pictures) =>
      write(async (transaction) => {
        if (!(await lockOwner(transaction, table, ownerId))) throw notFound(noun);
        await refuseTooMany(transaction, ownerId, files.length);
        await insertImages(transaction, table, ownerId, pictures);
        await touchOwner(transaction, table, ownerId);
        return ownerId;
      }),
    );
    await content.invalidate(topics);
    return answer;
  }

  /** Shows the item's pictures in the order of the request. */
  async function order<A>({ path, body }: Input<'orderProductImages'>, write: Write<A>): Promise<A> {
    const ownerId = path.id;
    const { imageIds } = body;
    const answer = await write(async (transaction) => {
      if (!(await lockOwner(transaction, table, ownerId))) throw notFound(noun);
      if (!(await orderImages(transaction, table, ownerId, imageIds))) throw invalid({ imageIds: PICTURES_CHANGED });
      await touchOwner(transaction, table, ownerId);
      return ownerId;
    });
    await content.invalidate(topics);
    return answer;
  }

  async function refuseTooMany(where: Database, ownerId: string, added: number): Promise<void> {
    const present = await countImages(where, table, ownerId);
    if (present === null) throw notFound(noun);
    if (present + added > MOST_IMAGES) throw invalid({ image_url: `At most ${MOST_IMAGES} images.` });
  }

  return { replace, remove, removeOwner, add, order };
}
