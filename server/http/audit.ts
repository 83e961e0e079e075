import type { FastifyRequest } from 'fastify';
import { allowAfterwards } from '../database/requestTime';
import type { Operation } from '../openapi/document';
import { ApiError } from '../errors';
import { signedIn } from '../operations/self';
import type { Answer } from '../operations/types';
import { insertAudit } from '../repositories/audit';
import type { Services } from '../services';
import { describeFailure } from './failures';

type Work = () => Promise<Answer>;

/**
 * Records what a staff member does, with its outcome. A record that cannot be written does not undo the deed. What visitors
 * do as well is no deed of the staff's, and the key of a customer's link nothing to be kept.
 */
export function auditor({ db }: Services, operation: Operation) {
  if (operation.method === 'GET' || operation.session !== 'required')
    return (_request: FastifyRequest, work: Work) => work();

  return async (request: FastifyRequest, work: Work): Promise<Answer> => {
    const { userId } = signedIn(request.session);
    const record = async (status: number, targetId: string | null) => {
      try {
        allowAfterwards();
        await insertAudit(db, { userId, action: operation.id, targetId, status, requestId: request.id });
      } catch (error) {
        request.log.error({ failure: describeFailure(error), operation: operation.id }, 'an audit record is lost');
      }
    };
    const target = firstOf(request.params);
    try {
      const answer = await work();
      await record(operation.success, target ?? createdId(answer));
      return answer;
    } catch (error) {
      await record(error instanceof ApiError ? error.status : 500, target);
      throw error;
    }
  };
}

function firstOf(params: unknown): string | null {
  const [value] = Object.values(params as Record<string, unknown>);
  return typeof value === 'string' ? value : null;
}

function createdId({ data }: Answer): string | null {
  const id = data !== null && typeof data === 'object' && 'id' in data ? data.id : null;
  return typeof id === 'string' ? id : null;
}
