import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { SessionRule } from '../contract/document';
import { unauthorized } from '../errors';
import { findSession } from '../repositories/sessions';
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
    const token = isSentOnce(request.raw) ? BEARER.exec(authorization ?? '')?.[1] : undefined;
    request.session = token ? await findSession(services.db, token, services.config.sessions) : null;
    if (!request.session) throw unauthorized();
  };
}

/** Node keeps the first of several Authorization headers; which one a proxy keeps is anybody's guess. */
function isSentOnce({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'authorization').length === 1;
}
