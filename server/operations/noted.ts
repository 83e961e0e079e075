import type { FastifyRequest } from 'fastify';
import { awaitInTime } from '../database/requestTime';
import { describeFailure } from '../http/failures';

/** How long an answer waits for what is written down beside it, ms. */
const PATIENCE = 1_000;

/**
 * Writes down what was read or looked for. That it cannot be, as on a full disk, or takes long, is no reason not to answer.
 * @param otherwise what the log says then
 */
export async function noted(request: FastifyRequest, work: () => Promise<unknown>, otherwise: string): Promise<void> {
  await awaitInTime(PATIENCE, work).catch((error: unknown) =>
    request.log.warn({ failure: describeFailure(error) }, otherwise),
  );
}
