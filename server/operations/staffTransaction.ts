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
export async function staffTransaction<T>(
  db: Database,
  request: FastifyRequest,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const { session } = request;
  const keyed = keyedRequest(request);
  const hold = async (transaction: Database) => {
    if (!session || !(await holdSession(transaction, session.tokenHash))) throw unauthorized();
  };
  const { result } = await once(
    db,
    keyed,
    async (transaction) => {
      const done = { result: await work(transaction) };
      await hold(transaction);
      return done;
    },
    async (transaction, first) => {
      await hold(transaction);
      const table = MADE_IN[keyed.operationId];
      if (table !== undefined) await requireThere(transaction, table, first.result);
    },
  );
  return result;
}
