import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/client';
import { unauthorized } from '../errors';
import { once } from '../repositories/idempotency';
import { holdSession } from '../repositories/sessions';
import { keyedRequest } from './input';

/**
 * Writes for a staff member, in a transaction that commits only while the request's session stands: a body may take
 * minutes to come, and a sign-out, a new password or a disabled account ends the session meanwhile. The session is
 * taken hold of last, as by whoever ends it, so that no two wait for each other. Where the call takes an
 * Idempotency-Key, `work` is done once for each, and a repeated call gets what it resolved with.
 * @throws ApiError 401 when the session has ended, with nothing written; 409 when the key came with another call before
 */
export async function staffTransaction<T>(
  db: Database,
  request: FastifyRequest,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const { session } = request;
  const { result } = await once(db, keyedRequest(request), async (transaction) => {
    const done = { result: await work(transaction) };
    if (!session || !(await holdSession(transaction, session.tokenHash))) throw unauthorized();
    return done;
  });
  return result;
}
