import type { FastifyRequest } from 'fastify';
import type { Operation } from '../openapi/document';
import { unauthorized } from '../errors';
import type { OperationId } from '../operations/types';
import { findSession } from '../repositories/sessions';
import { linesOf } from '../request';
import type { Services } from '../services';

const BEARER = /^bearer +([^ ,]+) *$/i;

/** What every open page of the staff asks by itself: nobody may be there, so it keeps no session from ending as idle. */
const ASKED_BY_ITSELF: readonly string[] = [
  'getNews',
  'getDashboardSummary',
  'listQuotations',
] satisfies readonly OperationId[];

/**
 * Finds out who is signed in, before anything else of a request is looked at. Only the bearer header counts, so a
 * request that another site makes a browser send carries no authority.
 * @throws ApiError 401 where the rule wants a session, and for any token that is not valid where one may be sent
 */
export function authenticator({ db, config }: Services, { id, session: rule }: Operation) {
  const isUse = !ASKED_BY_ITSELF.includes(id);
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization } = request.headers;
    if (rule === 'none' || (rule === 'optional' && authorization === undefined)) return;
    // Of several Authorization headers a proxy may have kept another one.
    const token = linesOf(request.raw, 'authorization') === 1 ? BEARER.exec(authorization ?? '')?.[1] : undefined;
    request.session = token ? await findSession(db, token, config.sessions, isUse) : null;
    if (!request.session) throw unauthorized();
  };
}
