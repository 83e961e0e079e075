import type { FastifyReply, FastifyRequest } from 'fastify';

/** The envelope of every successful answer (openapi.yaml, components/schemas/Success). */
export interface Success<T = unknown> {
  success: true;
  message: string;
  data?: T;
}

/** Answers one operation of the contract; failures are thrown as ApiError. The documented 2xx status is set by the contract plugin. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<Success>;

/** Handlers keyed by operationId; one missing or unknown fails at boot. */
export type Operations = Record<string, Handler>;
