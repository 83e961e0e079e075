import type { FastifyRequest } from 'fastify';
import type { Calls } from '../openapi/operations.gen';

export type OperationId = keyof Calls;

/** What a handler gets, checked against the contract: path, query, headers, body and files, each where it has one. */
export type Input<Id extends OperationId> = Calls[Id]['input'];

/** The `data` of an operation's success; undefined where it has none. */
export type Output<Id extends OperationId> = Calls[Id]['output'];

/** The envelope of a success that has nothing to show (openapi.yaml, components/schemas/Success). */
export interface Done {
  success: true;
  message: string;
  data?: never;
}

/** The envelope of a success that shows something. */
export interface Success<T> extends Omit<Done, 'data'> {
  data: T;
}

/**
 * A handler for every operation of the contract: one that is missing or misspelt does not compile. Failures are thrown
 * as ApiError, the documented 2xx status is set by http/contract.ts, and the request says who asks.
 */
export type Operations = {
  [Id in OperationId]: (
    input: Input<Id>,
    request: FastifyRequest,
  ) => Promise<Output<Id> extends undefined ? Done : Success<Output<Id>>>;
};

export type Handler<Id extends OperationId> = Operations[Id];

/** Any success. */
export type Answer = Done | Success<unknown>;

/** Any handler, for who has checked its input against the contract. */
export type AnyHandler = (
  input: Record<'path' | 'query' | 'headers' | 'body' | 'files', unknown>,
  request: FastifyRequest,
) => Promise<Answer>;
