import type { FastifyRequest } from 'fastify';
import type { SessionRule } from '../openapi/document';
import { unauthorized } from '../errors';
import { findSession } from '../repositories/sessions';
import { linesOf } from '../request';
import type { Services } from '../services';

const BEARER = /^bearer +([^ ,]+) *$/i;

/**
 * Finds out who is signed in, before anything else of a request is looked at. Only the bearer header counts, so a
 * request that another site makes a browser send carries no authority.
 * @throws ApiError 401 where the rule wants a session, and for any token that is not valid where one may be sent
 */
export function authenticator(services: Services, rule: SessionRule) {
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers;
    if (rule === 'none' || (rule === 'optional' && authorization === undefined)) return;
    // Of several Authorization headers a proxy may have kept another one.
    const token = linesOf(request.raw, 'authorization') === 1 ? BEARER.exec(authorization ?? '')?.[1] : undefined;
    request.session = token ? await findSession(services.db, token, services.config.sessions) : null;
    if (!request.session) throw unauthorized();
  };
}
