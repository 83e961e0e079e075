import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/client';
import { type ApiError, invalid, notFound } from '../errors';
import { isId } from '../repositories/conditions';
import { insertImages } from '../repositories/images';
import { type Updatable, setActive } from '../repositories/updatedAt';
import type { Services } from '../services';
import { type ImageKind, imageHandlers } from './images';
import { refusing } from './input';
import { requireUnchanged } from './precondition';
import { answeredTransaction, staffTransaction } from './staffTransaction';
import type { Done, Handler, Input, Success } from './types';

/** What tells products and articles apart where staff write them. */
export interface RecordKind<New, Changes, View> extends ImageKind {
  rows: Updatable;
  /** The whole record as staff see it; null where there is none. */
  view: (where: Database, id: string) => Promise<View | null>;
  /** Called in a transaction. @returns the new id */
  insert: (transaction: Database, input: New) => Promise<string>;
  /** Called in a transaction. @returns false where there is none */
  update: (transaction: Database, id: string, input: Changes) => Promise<boolean>;
  /** What is answered where the database refuses a write, by the name of its constraint. */
  refusals: () => Readonly<Record<string, ApiError>>;
  /** Said of a new one. */
  created: string;
}

const unknownCategory = () => invalid({ category_id: 'This category does not exist.' });

/** @throws ApiError 400 for what can be no category's id; whether there is one, the database says */
export function requireCategoryId(id: string | null | undefined): void {
  if (id && !isId(id)) throw unknownCategory();
}

/** What staff do alike with products and with articles: everything but reading them. */
export function recordHandlers<New, Changes, View>(services: Services, kind: RecordKind<New, Changes, View>) {
  const { content, db, media } = services;
  const { noun, rows, table, topics } = kind;
  const images = imageHandlers(services, kind);

  const refused = <T>(written: Promise<T>) =>
    refusing(written, { [`${rows}_category_id_categories_id_fk`]: unknownCategory(), ...kind.refusals() });

  /** Writes, and answers with the whole record. @param work resolves with its id */
  async function whole(
    request: FastifyRequest,
    message: string,
    work: (transaction: Database) => Promise<string>,
  ): Promise<Success<View>> {
    return answeredTransaction(db, request, work, async (transaction, id) => {
      const data = await kind.view(transaction, id);
      if (data === null) throw notFound(noun);
      return { success: true, message, data };
    });
  }

  /** Answers a write of one record, which may be gone. @param what the record, or what belongs to it */
  async function done(found: boolean, message: string, what = noun): Promise<Done> {
    if (!found) throw notFound(what);
    await content.invalidate(topics);
    return { success: true, message };
  }

  const activity =
    (isActive: boolean): Handler<'activateProduct' | 'activateArticle'> =>
    async ({ path }, request) => {
      const found = await staffTransaction(db, request, (transaction) =>
        setActive(transaction, rows, path.id, isActive),
      );
      return done(found, `${noun} ${isActive ? 'activated' : 'deactivated'} successfully`);
    };

  return {
    done,
    /** The pictures of a call that comes again are nobody's: the sweep takes them. */
    async create(input: New, files: Input<'createProduct'>['files'], request: FastifyRequest) {
      const answer = await media.save(files, (pictures) =>
        refused(
          whole(request, kind.created, async (transaction) => {
            const created = await kind.insert(transaction, input);
            await insertImages(transaction, table, created, pictures);
            return created;
          }),
        ),
      );
      await content.invalidate(topics);
      return answer;
    },
    async update(
      { path: { id }, headers }: Pick<Input<'updateProduct'>, 'path' | 'headers'>,
      input: Changes,
      request: FastifyRequest,
    ) {
      const found = await refused(
        staffTransaction(db, request, async (transaction) => {
          await requireUnchanged(transaction, rows, id, headers['if-match']);
          return kind.update(transaction, id, input);
        }),
      );
      return done(found, `${noun} updated successfully`);
    },
    activate: activity(true),
    deactivate: activity(false),
    remove: images.removeOwner,
    addImages: (input: Input<'addProductImages'>, request: FastifyRequest) =>
      images.add(input, request, (work) => whole(request, 'Images added successfully', work)),
    orderImages: (input: Input<'orderProductImages'>, request: FastifyRequest) =>
      images.order(input, (work) => whole(request, 'Image order updated successfully', work)),
    replaceImage: images.replace,
    removeImage: images.remove,
  };
}
