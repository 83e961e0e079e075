import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/client';
import { unauthorized } from '../errors';
import { once, requireThere } from '../repositories/idempotency';
import { holdSession } from '../repositories/sessions';
import { keyedRequest } from './input';

/** Where the records stand whose ids `work` resolves with, of the calls with a key; the others change what their path names. */
export const MADE_IN: Readonly<Record<string, string>> = {
  createAdvertisement: 'advertisements',
  createProduct: 'products',
  createArticle: 'articles',
  addQuotationEntry: 'quotation_entries',
  createProposal: 'proposals',
  recordPayment: 'payments',
  createVisit: 'visits',
};

/**
 * Writes for a staff member, in a transaction that commits only while the request's session stands: a body may take
 * minutes to come, and a sign-out, a new password or a disabled account ends the session meanwhile. The session is
 * taken hold of last, as by whoever ends it, so that no two wait for each other. Where the call takes an
 * Idempotency-Key, `work` is done once for each, and a repeated call gets what it resolved with.
 * @throws ApiError 401 when the session has ended, with nothing written; 409 when the key came with another call before, or
 * when what it made is deleted since
 */
export const staffTransaction = <T>(
  db: Database,
  request: FastifyRequest,
  work: (transaction: Database) => Promise<T>,
): Promise<T> => answeredTransaction(db, request, work, (_transaction, result) => Promise.resolve(result));

/**
 * The same for a call that answers with what it has written.
 * @param answer reads that before the commit, of what `work` resolved with: read afterwards it could fail, and what is done
 * would be said not to be
 */
export function answeredTransaction<T, A>(
  db: Database,
  request: FastifyRequest,
  work: (transaction: Database) => Promise<T>,
  answer: (transaction: Database, result: T) => Promise<A>,
): Promise<A> {
  const { session } = request;
  const keyed = keyedRequest(request);
  const table = MADE_IN[keyed.operationId];
  return once(
    db,
    keyed,
    async (transaction) => ({ result: await work(transaction) }),
    async (transaction, { result }, isRepeated) => {
      if (isRepeated && table !== undefined) await requireThere(transaction, table, result);
      const given = await answer(transaction, result);
      if (!session || !(await holdSession(transaction, session.tokenHash))) throw unauthorized();
      return given;
    },
  );
}
