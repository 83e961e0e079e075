import type { FastifyRequest } from 'fastify';
import { type ApiError, invalid, unauthorized } from '../errors';
import type { Viewer } from '../repositories/conditions';
import type { IdempotentRequest } from '../repositories/idempotency';
import { violatedConstraint } from '../repositories/violations';
import { sha256 } from '../sha256';

export function viewerOf(request: FastifyRequest): Viewer {
  return request.session ? 'staff' : 'visitor';
}

/**
 * The status that a list is asked for; what visitors see when none is.
 * @throws ApiError 401 when it is more than that and nobody is signed in
 */
export function statusOf<T extends string>(request: FastifyRequest, status: T | undefined): T | 'active' {
  if (status !== undefined && status !== 'active' && !request.session) throw unauthorized();
  return status ?? 'active';
}

/** Instants of which the contract can tell, which gives years four digits and begins with 1000: with an offset one may be sent of others. */
const [FIRST, LAST] = [Date.parse('1000-01-01T00:00:00Z'), Date.parse('2999-12-31T23:59:59.999Z')];

/**
 * An instant as it was sent. The contract's pattern lets through what no calendar has, such as a leap second.
 * @throws ApiError 400 naming the field
 */
export function instantOf<T extends string | null | undefined>(text: T, field: string): Date | Exclude<T, string> {
  if (typeof text !== 'string') return text as Exclude<T, string>;
  const instant = Date.parse(text);
  if (!(instant >= FIRST && instant <= LAST)) throw invalid({ [field]: 'This is not a valid date.' });
  return new Date(instant);
}

/**
 * Turns the database's refusal of a write into an answer.
 * @param refusals the answer for each name of a constraint
 */
export async function refusing<T>(work: Promise<T>, refusals: Readonly<Record<string, ApiError>>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = violatedConstraint(error);
    throw (constraint !== null && refusals[constraint]) || error;
  }
}

/**
 * By what a request is known again where it comes twice: its operation, its key where that operation takes one, and what it
 * says: the body, the ids of its path, and the bytes of its pictures.
 */
export function keyedRequest({ routeOptions, headers, params, body, files }: FastifyRequest): IdempotentRequest {
  const { id = '', parameters = [] } = routeOptions.config.operation ?? {};
  const key = parameters.some(({ name }) => name === 'Idempotency-Key') ? headers['idempotency-key'] : undefined;
  if (typeof key !== 'string') return { operationId: id, key: undefined, body };
  const pictures = files.map(({ bytes }) => sha256(bytes));
  const beside = [...Object.values(params as Record<string, string>), ...pictures];
  return { operationId: id, key, body: beside.length === 0 ? body : [body, ...beside] };
}
