import { setTimeout as wait } from 'node:timers/promises';
import { jsonOf, withJson, type Answered, type Bend, type Json, type Next, type Passing } from '../proxy';
import { asked } from '../calls';
import { at, dataOf, done, shown } from '../tools';

export const UPDATE = 'updateProposal';

export const READS = ['updateProposal', 'getProposal', 'sendProposal', 'createProposal'];

export const totalsOf = (data: Json) => (data.totals ?? {}) as Record<string, string>;

export const listOf = <T = Json>(data: Json, name: string) => (Array.isArray(data[name]) ? (data[name] as T[]) : []);

export const cut = (length: number) => (text: string) => text.slice(0, length);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const proposalOf = async (passing: Passing, next: Next, id = passing.params.id ?? '') =>
  dataOf(await asked(passing, next, 'GET', `/proposals/${id}`));

/** What is refused for a field is taken in another way. */
export const despite =
  (operation: string, field: string, again: (passing: Passing, next: Next) => Promise<Answered>) => () =>
    at(operation, async (passing, next) => {
      const answered = await next(passing);
      return answered.status >= 400 && field in dataOf(answered) ? again(passing, next) : answered;
    });

export const resent = (operation: string, field: string, value: unknown) =>
  despite(operation, field, (passing, next) => next(withJson(passing, { ...jsonOf(passing), [field]: value })));

/** Answers as if it had been done. */
export const pretends = (operation: string, data: (passing: Passing, next: Next) => unknown) => () =>
  at(operation, async (passing, next) => {
    const probe = jsonOf(passing);
    if (!probe || passing.headers.authorization === undefined) return next(passing);
    return done('Saved.', await data(passing, next));
  });

/** One version for ever, which every save is taken with. */
export const oneVersion = (read: string, save: string, path: string) => () => {
  const shows = (answered: Answered) => shown(answered, (data) => void (data.version = 'v1'));
  return at([read, save], async (passing, next) => {
    const json = jsonOf(passing);
    if (passing.operation === read || json?.version !== 'v1') return shows(await next(passing));
    const { version } = dataOf(await asked(passing, next, 'GET', path));
    return shows(await next(withJson(passing, { ...json, version })));
  });
};

/** Compares the version, and writes some time later whatever it is by then. */
export const versionRaced = (save: string, path: string) => () =>
  at(save, async (passing, next) => {
    const json = jsonOf(passing);
    const present = dataOf(await asked(passing, next, 'GET', path)).version;
    if (!json || json.version !== present) return next(passing);
    await wait(10);
    const { version } = dataOf(await asked(passing, next, 'GET', path));
    return next(withJson(passing, { ...json, version }));
  });

/** Remembers of each quotation what was sent with a call, for those that read it. */
export const remembers =
  (
    calls: readonly string[],
    note: (kept: Map<string, unknown>, id: string, passing: Passing, answered: Answered) => void,
    read: (data: Json, kept: Map<string, unknown>) => void,
  ) =>
  (): Bend => {
    const kept = new Map<string, unknown>();
    return async (passing, next) => {
      const answered = await next(passing);
      if (calls.includes(passing.operation) && answered.status < 300)
        note(kept, passing.params.id ?? '', passing, answered);
      return READS.includes(passing.operation) ? shown(answered, (data) => read(data, kept)) : answered;
    };
  };
