import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/client';
import { unauthorized } from '../errors';
import { holdSession } from '../repositories/sessions';

/**
 * Writes for a staff member, in a transaction that commits only while the request's session stands: a body may take
 * minutes to come, and a sign-out, a new password or a disabled account ends the session meanwhile. The session is
 * taken hold of last, as by whoever ends it, so that no two wait for each other.
 * @throws ApiError 401 when the session has ended, with nothing written
 */
export function staffTransaction<T>(
  db: Database,
  { session }: Pick<FastifyRequest, 'session'>,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    const result = await work(transaction);
    if (!session || !(await holdSession(transaction, session.tokenHash))) throw unauthorized();
    return result;
  });
}
