import { dataOf } from '../../http/exchange';
import type { Kind } from '../../run/journal';
import { kindOf } from '../../run/kinds';
import type { Call } from '../../run/call';
import type { Kit } from '../../run/kit';
import type { Operation } from '../../spec/contract';
import { baseOf, callWith, first, type WithBody } from '../input/bases';
import { pathWith, type Records, recordsOf } from '../input/records';
import { meaningOf } from '../state/compared';

/** A record of ours by which an effect is seen. */
export interface Watched {
  kind: Kind;
  id: string;
}

/** Where the path of an operation without a body leads. */
const PATHS: Readonly<Record<string, (records: Records) => Promise<Record<string, string>>>> = {
  deleteComment: async (records) => ({ commentId: await records.comment() }),
  deleteProductImage: async (records) => ({ imageId: first((await records.product()).images) }),
  deleteArticleImage: async (records) => ({ imageId: first((await records.article()).images) }),
};

async function idOf(records: Records, kind: Kind): Promise<string> {
  const record = await records[kind]();
  return typeof record === 'string' ? record : record.id;
}

/** A valid call of an operation that names records of ours only. @throws CannotJudge where they cannot be made */
export async function validCall(kit: Kit, operation: Operation, records = recordsOf(kit)): Promise<Call> {
  if (operation.body) {
    const base = await baseOf(kit, operation, records);
    return callWith(operation as WithBody, base, base.fields);
  }
  const path = PATHS[operation.id];
  if (path) return { path: await path(records) };
  if (!operation.parameters.some(({ in: place }) => place === 'path')) return {};
  const kind = kindOf(operation);
  return { path: pathWith(records, operation, kind ? await idOf(records, kind) : records.nothing()) };
}

/** The record of ours that a call of the operation would change; null where there is none to look at. */
export async function watchedBy(kit: Kit, operation: Operation): Promise<Watched | null> {
  const kind = kindOf(operation);
  const names = operation.parameters.some(({ in: place }) => place === 'path');
  return kind && names && operation.method !== 'get' ? { kind, id: await idOf(recordsOf(kit), kind) } : null;
}

/** What staff read of a record, without what moves with reads and with other records. */
export async function stateOf(kit: Kit, { kind, id }: Watched): Promise<string> {
  const exchange = await kit.read(kind, id);
  return meaningOf({ status: exchange.status, ...dataOf<object>(exchange), viewsCount: 0, related: [] });
}

/** The protected operations that the server offers, those that delete last. */
export function protectedOperations(kit: Kit): Operation[] {
  const all = kit.operations().filter(({ session }) => session === 'required');
  return [...all.filter(({ method }) => method !== 'delete'), ...all.filter(({ method }) => method === 'delete')];
}
