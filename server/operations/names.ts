import type { FastifyRequest } from 'fastify';
import type { Topic } from '../cache/versions';
import type { Database } from '../database/client';
import { conflict, notFound } from '../errors';
import {
  type NameTable,
  type NamedRow,
  deleteName,
  findName,
  insertName,
  listNames,
  renameRow,
  setNameActive,
} from '../repositories/names';
import type { Services } from '../services';
import { bodyOf, pathOf, refusing } from './input';
import { staffTransaction } from './staffTransaction';
import type { Handler, Success } from './types';

/** What tells categories and tags apart. */
export interface NamedKind {
  names: NameTable;
  /** `Category` or `Tag`, as messages say it. */
  noun: string;
  /** The contract's field with the name. */
  field: 'category_name' | 'tag_name';
  /** Key of the list's `data`. */
  plural: 'categories' | 'tags';
  toView: (row: NamedRow) => unknown;
  /** What shows the names. */
  topics: readonly Topic[];
}

/** The seven operations that categories and tags have alike. */
export interface NameHandlers {
  list: Handler;
  get: Handler;
  create: Handler;
  update: Handler;
  activate: Handler;
  deactivate: Handler;
  remove: Handler;
}

export function nameHandlers({ db, content }: Services, kind: NamedKind): NameHandlers {
  const { names, noun, field, plural, toView } = kind;
  const idOf = (request: FastifyRequest) => pathOf<{ id: string }>(request).id;
  const nameOf = (request: FastifyRequest) => bodyOf<Record<typeof field, string>>(request)[field];
  const unlessTaken = <T>(work: Promise<T>) =>
    refusing(work, { [names.uniqueKey]: conflict(field, `A ${noun.toLowerCase()} with this name already exists.`) });

  const write = <T>(request: FastifyRequest, work: (transaction: Database) => Promise<T>) =>
    staffTransaction(db, request, work);
  const setActive = (request: FastifyRequest, isActive: boolean) =>
    write(request, (transaction) => setNameActive(transaction, names, idOf(request), isActive));

  /** Answers a write of one record, which may be gone. */
  async function done(found: boolean, message: string): Promise<Success> {
    if (!found) throw notFound(noun);
    await content.invalidate(kind.topics);
    return { success: true, message };
  }

  return {
    async list(request) {
      const rows = await listNames(db, names, !request.session);
      return { success: true, message: `${noun} list`, data: { [plural]: rows.map(toView) } };
    },
    async get(request) {
      const row = await findName(db, names, idOf(request), !request.session);
      if (!row) throw notFound(noun);
      return { success: true, message: noun, data: toView(row) };
    },
    async create(request) {
      const row = await unlessTaken(write(request, (transaction) => insertName(transaction, names, nameOf(request))));
      await content.invalidate(kind.topics);
      return { success: true, message: `${noun} created successfully!`, data: toView(row) };
    },
    async update(request) {
      const renaming = write(request, (transaction) => renameRow(transaction, names, idOf(request), nameOf(request)));
      return done(await unlessTaken(renaming), `${noun} updated successfully`);
    },
    async activate(request) {
      return done(await setActive(request, true), `${noun} activated successfully`);
    },
    async deactivate(request) {
      return done(await setActive(request, false), `${noun} deactivated successfully`);
    },
    async remove(request) {
      const found = await write(request, (transaction) => deleteName(transaction, names, idOf(request)));
      return done(found, `${noun} deleted successfully`);
    },
  };
}
