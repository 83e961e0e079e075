import {
  answer,
  jsonOf,
  partsOf,
  withJson,
  withParts,
  type Answered,
  type Bend,
  type Json,
  type Passing,
} from './proxy';

export type SubtleClass =
  | 'kept'
  | 'races'
  | 'identity'
  | 'clients'
  | 'caches'
  | 'order'
  | 'search'
  | 'files'
  | 'names'
  | 'sales';

/** A bug that real servers have after their first green run, planted between the kit and any server without one. */
export interface SubtleDefect {
  /** Unique, begins with its class. */
  id: string;
  class: SubtleClass;
  /** operationId of the call that is wrong; of one of them where several are. */
  operation: string;
  /** What the server does, in one sentence. */
  what: string;
  /** Made anew for each server: what it remembers is of that one. */
  bend: () => Bend;
}

/** A class’s defects by the part of their id after the class. */
export function subtle(
  kind: SubtleClass,
  defects: Record<string, [operation: string, what: string, bend: () => Bend]>,
): SubtleDefect[] {
  return Object.entries(defects).map(([name, [operation, what, bend]]) => ({
    id: `${kind}-${name}`,
    class: kind,
    operation,
    what,
    bend,
  }));
}

/** Around the calls of some operations. */
export const at =
  (operations: string | readonly string[], work: Bend): Bend =>
  (passing, next) =>
    [operations].flat().includes(passing.operation) ? work(passing, next) : next(passing);

/** The fields of a request, JSON or form, as another request; what a change answers undefined for is left out. */
export function refilled(passing: Passing, change: (fields: Json) => void): Passing {
  const json = jsonOf(passing);
  if (json) {
    const before = JSON.stringify(json);
    change(json);
    // What it leaves alone goes on to the letter, broken as it may be.
    return JSON.stringify(json) === before ? passing : withJson(passing, json);
  }
  const parts = partsOf(passing);
  if (!parts) return passing;
  const fields: Json = Object.fromEntries(parts.flatMap((part) => ('value' in part ? [[part.name, part.value]] : [])));
  const before = JSON.stringify(fields);
  change(fields);
  if (JSON.stringify(fields) === before) return passing;
  return withParts(passing, [
    ...Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value: typeof value === 'string' ? value : JSON.stringify(value) }],
    ),
    ...parts.filter((part) => 'file' in part),
  ]);
}

/** Takes something else than it was sent. */
export const taking = (operations: string | readonly string[], change: (fields: Json) => void) => (): Bend =>
  at(operations, (passing, next) => next(refilled(passing, change)));

/** Keeps one text otherwise than it was sent. */
export const texts = (operations: string | readonly string[], field: string, change: (text: string) => string) =>
  taking(operations, (fields) => {
    const text = fields[field];
    if (typeof text === 'string') fields[field] = change(text);
  });

/** Forgets fields whose value is like that. */
export const overlooks = (operations: string | readonly string[], field: string, test: (value: unknown) => boolean) =>
  taking(operations, (fields) => {
    if (field in fields && test(fields[field])) fields[field] = undefined;
  });

/** Fields that a call does not have are dropped in silence, or taken over. */
export const dropping = (operation: string, field: string) => overlooks(operation, field, () => true);

/** The data of a success, which a change may bend in place. */
export function shown(answered: Answered, change: (data: Json) => void): Answered {
  const json = jsonOf(answered);
  if (!json || answered.status >= 300 || typeof json.data !== 'object' || json.data === null) return answered;
  change(json.data as Json);
  return withJson(answered, json);
}

/** Answers something else than there is. */
export const showing =
  (operations: string | readonly string[], change: (data: Json, passing: Passing) => void) => (): Bend =>
    at(operations, async (passing, next) => shown(await next(passing), (data) => change(data, passing)));

export const dataOf = (answered: Answered): Json => (jsonOf(answered)?.data ?? {}) as Json;
export const done = (message = 'Done.', data?: unknown) =>
  answer(200, { success: true, message, ...(data !== undefined && { data }) });
export const refuses = (status: number, message: string, field?: string) =>
  answer(status, { success: false, message, ...(field !== undefined && { data: { [field]: message } }) });
export const fails = () => refuses(500, 'Something went wrong on our side.');

/** The same request with another address. */
export const readdressed = (passing: Passing, path: string): Passing => ({ ...passing, path });

/** Remembers the token of whoever signed in last. */
export class Tokens {
  readonly known = new Set<string>();

  watch(passing: Passing, answered: Answered): void {
    const data = jsonOf(answered)?.data;
    if (passing.operation === 'signIn' && answered.status === 200 && typeof data === 'string') this.known.add(data);
  }

  last(): string {
    return [...this.known].at(-1) ?? '';
  }
}

/** With the token of somebody who signed in, where a request is like that. */
export const letsInto =
  (test: (passing: Passing) => boolean, fixed: (passing: Passing) => Passing = (one) => one) =>
  (): Bend => {
    const tokens = new Tokens();
    return async (passing, next) => {
      const opened = test(passing) && passing.headers.authorization === undefined;
      const authorization = `Bearer ${tokens.last()}`;
      const answered = await next(
        opened ? { ...fixed(passing), headers: { ...passing.headers, authorization } } : passing,
      );
      tokens.watch(passing, answered);
      return answered;
    };
  };

export const isVisitor = ({ headers }: Passing) => headers.authorization === undefined;

/** Keeps answers for a while, and forgets all of them with calls that are like that. */
export const caching =
  (
    operation: string,
    {
      ms = 60_000,
      emptiedBy = () => false,
      keyOf = ({ path, query }) => `${path}?${query.toString()}`,
      keeps = isVisitor,
    }: {
      ms?: number;
      emptiedBy?: (passing: Passing) => boolean;
      keyOf?: (passing: Passing) => string;
      keeps?: (passing: Passing) => boolean;
    } = {},
  ) =>
  (): Bend => {
    const kept = new Map<string, { until: number; answered: Answered }>();
    return async (passing, next) => {
      if (passing.operation !== operation || passing.method !== 'GET' || !keeps(passing)) {
        const answered = await next(passing);
        if (emptiedBy(passing)) kept.clear();
        return answered;
      }
      // As the server’s Vary says, for each origin by itself.
      const key = `${passing.headers.origin ?? ''} ${keyOf(passing)}`;
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.answered;
      const answered = await next(passing);
      kept.set(key, { until: Date.now() + ms, answered });
      return answered;
    };
  };

/** An instant with the hours of Nairobi, said to be those of UTC. */
export const localTime = (instant: unknown) =>
  typeof instant === 'string' ? new Date(Date.parse(instant) + 3 * 3_600_000).toISOString() : instant;

export const trimmed = (text: string) => text.trim();

export const cutTo = (length: number) => (text: string) => [...text].slice(0, length).join('');

/** Letters without their accents. */
export const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

export const without = (passing: Passing, header: string): Passing => ({
  ...passing,
  headers: Object.fromEntries(Object.entries(passing.headers).filter(([name]) => name !== header)),
});

export type Rows = (Json & { id: string })[];

export const rowsIn = (data: Json, key: string) => (Array.isArray(data[key]) ? (data[key] as Rows) : []);

export const KEYS: Readonly<Record<string, string>> = {
  listProducts: 'products',
  listArticles: 'articles',
  listQuotations: 'quotations',
  listTags: 'tags',
};

/** Other rows than there are; of adverts the data is the list itself. */
export const rows = (list: string, change: (rows: Rows, passing: Passing) => Rows) => (): Bend =>
  at(list, async (passing, next) => {
    const answered = await next(passing);
    const json = jsonOf(answered);
    if (list === 'listAdvertisements' && Array.isArray(json?.data))
      return withJson(answered, { ...json, data: change(json.data as Rows, passing) });
    return shown(answered, (data) => {
      const key = KEYS[list] ?? '';
      if (Array.isArray(data[key])) data[key] = change(rowsIn(data, key), passing);
    });
  });

/** What the bend knows of records by what was sent for them. */
export const knowing =
  <T>(
    operations: readonly string[],
    keep: (passing: Passing, answered: Answered) => T | undefined,
    work: (known: Map<string, T>) => Bend,
  ) =>
  (): Bend => {
    const known = new Map<string, T>();
    const bend = work(known);
    return async (passing, next) => {
      const answered = await bend(passing, next);
      if (!operations.includes(passing.operation) || answered.status >= 300) return answered;
      const value = keep(passing, answered);
      if (value !== undefined) known.set(passing.params.id ?? String(dataOf(answered).id), value);
      return answered;
    };
  };

/** What a call named last stands in front of a list. */
export const broughtToFront = (call: string, list: string) =>
  knowing(
    [call],
    () => performance.now(),
    (known) =>
      rows(list, (all) => all.toSorted((one, other) => (known.get(other.id) ?? 0) - (known.get(one.id) ?? 0)))(),
  );

export const fieldsOf = (passing: Passing): Json =>
  jsonOf(passing) ??
  Object.fromEntries((partsOf(passing) ?? []).flatMap((part) => ('value' in part ? [[part.name, part.value]] : [])));

/** Changes a parameter of the query before anybody looks at it. */
export const reads = (operation: string, name: string, change: (text: string) => string) => (): Bend =>
  at(operation, (passing, next) => {
    if (passing.query.getAll(name).length !== 1) return next(passing);
    const query = new URLSearchParams(passing.query);
    query.set(name, change(query.get(name) ?? ''));
    return next({ ...passing, query });
  });

/** Changes all that is asked for before anybody looks at it. */
export const query = (operation: string, change: (asked: URLSearchParams) => void) => () =>
  at(operation, (passing, next) => {
    const other = new URLSearchParams(passing.query);
    change(other);
    return next({ ...passing, query: other });
  });

/** Passes over a parameter of the query, where all that is asked for is like that. */
export const drops = (operation: string, name: string, when: (query: URLSearchParams) => boolean) => (): Bend =>
  at(operation, (passing, next) => {
    if (!passing.query.has(name) || !when(passing.query)) return next(passing);
    const query = new URLSearchParams(passing.query);
    query.delete(name);
    return next({ ...passing, query });
  });

/** The same on the pages behind the first. */
export const forgets = (operation: string, name: string) =>
  drops(operation, name, (query) => Number(query.get('page') ?? 1) > 1);

/** Whatever a refusal names there is taken; that the record is not known is then all that is wrong. */
export const notLookedAt =
  (operation: string, status: number, field: string, test: (value: unknown) => boolean) => (): Bend =>
    at(operation, async (passing, next) => {
      const answered = await next(passing);
      const named = Object.keys(dataOf(answered));
      const isIt = answered.status === 400 && named.length === 1 && named[0] === field;
      return isIt && test(jsonOf(passing)?.[field]) ? refuses(status, 'Not so.') : answered;
    });
