import type { FastifyRequest } from 'fastify';
import type { Operation } from '../openapi/document';
import { networkOf } from '../network';
import { hit } from '../repositories/rateLimits';
import type { Services } from '../services';

const MINUTE = 60;
/** It counts failures by itself, for each account too. */
const OWN_LIMIT = 'signIn';

/** Counts writes, a visitor's by address and a staff member's by session; null for an operation without a limit. */
export function writeLimiter({ db, config }: Services, operation: Operation) {
  if (operation.method === 'GET' || operation.id === OWN_LIMIT) return null;
  const { visitorWrites, staffWrites } = config.limits;
  return async (request: FastifyRequest): Promise<void> => {
    const { session } = request;
    await hit(
      db,
      session
        ? { key: `writes of ${session.tokenHash}`, limit: staffWrites, seconds: MINUTE }
        : { key: `writes from ${networkOf(request)}`, limit: visitorWrites, seconds: MINUTE },
    );
  };
}
