import type { FastifyRequest } from 'fastify';
import type { Topic } from '../cache/versions';
import type { Database } from '../database/client';
import { conflict, notFound } from '../errors';
import {
  type NameInput,
  type NameTable,
  type NamedRow,
  deleteName,
  findName,
  insertName,
  listNames,
  renameRow,
  setNameActive,
} from '../repositories/names';
import { memoryOf, remember } from '../repositories/remember';
import type { Services } from '../services';
import { refusing } from './input';
import { staffTransaction } from './staffTransaction';
import type { Done, Handler, Input, Success } from './types';

/** What tells categories and tags apart. */
export interface NamedKind<Body, View, List> {
  names: NameTable;
  /** `Category` or `Tag`, as messages say it. */
  noun: string;
  /** The contract's field with the name. */
  field: keyof Body & string;
  /** The body's names. */
  toInput: (body: Body) => NameInput;
  toView: (row: NamedRow) => View;
  /** The list's `data`. */
  toList: (views: View[]) => List;
  /** Of the list itself. */
  topic: 'categories' | 'tags';
  /** What else shows the names. */
  topics: readonly Topic[];
}

/** The seven operations that categories and tags have alike. */
export interface NameHandlers<Body, View, List> {
  list: (input: unknown, request: FastifyRequest) => Promise<Success<List>>;
  get: (input: OfOne, request: FastifyRequest) => Promise<Success<View>>;
  create: (input: Named<Body>, request: FastifyRequest) => Promise<Success<View>>;
  update: (input: OfOne & Named<Body>, request: FastifyRequest) => Promise<Done>;
  activate: Handler<'activateCategory' | 'activateTag'>;
  deactivate: Handler<'deactivateCategory' | 'deactivateTag'>;
  remove: Handler<'deleteCategory' | 'deleteTag'>;
}

type OfOne = Input<'getCategory' | 'getTag'>;
interface Named<Body> {
  body: Body;
}

export function nameHandlers<Body, View, List>(
  { db, content }: Services,
  kind: NamedKind<Body, View, List>,
): NameHandlers<Body, View, List> {
  const { names, noun, field, toInput, toView, toList, topic } = kind;
  const unlessTaken = <T>(work: Promise<T>) =>
    refusing(work, { [names.uniqueKey]: conflict(field, `A ${noun.toLowerCase()} with this name already exists.`) });

  const write = <T>(request: FastifyRequest, work: (transaction: Database) => Promise<T>) =>
    staffTransaction(db, request, work);
  const setActive = ({ path }: OfOne, request: FastifyRequest, isActive: boolean) =>
    write(request, (transaction) => setNameActive(transaction, names, path.id, isActive));

  /** Answers a write of one record, which may be gone. */
  async function done(found: boolean, message: string): Promise<Done> {
    if (!found) throw notFound(noun);
    await content.invalidate([topic, ...kind.topics]);
    return { success: true, message };
  }

  return {
    async list(_input, request) {
      const rows = request.session
        ? await listNames(db, names, false)
        : await remember(memoryOf(content, [topic]), `${topic} list`, () => listNames(db, names, true), sizeOf);
      return { success: true, message: `${noun} list`, data: toList(rows.map(toView)) };
    },
    async get({ path }, request) {
      const row = await findName(db, names, path.id, !request.session);
      if (!row) throw notFound(noun);
      return { success: true, message: noun, data: toView(row) };
    },
    async create({ body }, request) {
      const row = await unlessTaken(write(request, (transaction) => insertName(transaction, names, toInput(body))));
      await content.invalidate([topic, ...kind.topics]);
      return { success: true, message: `${noun} created successfully!`, data: toView(row) };
    },
    async update({ path, body }, request) {
      const renaming = write(request, (transaction) => renameRow(transaction, names, path.id, toInput(body)));
      return done(await unlessTaken(renaming), `${noun} updated successfully`);
    },
    async activate(input, request) {
      return done(await setActive(input, request, true), `${noun} activated successfully`);
    },
    async deactivate(input, request) {
      return done(await setActive(input, request, false), `${noun} deactivated successfully`);
    },
    async remove({ path }, request) {
      const found = await write(request, (transaction) => deleteName(transaction, names, path.id));
      return done(found, `${noun} deleted successfully`);
    },
  };
}

/** Bytes, approximately. */
const sizeOf = (rows: readonly NamedRow[]): number => rows.length * 200;
