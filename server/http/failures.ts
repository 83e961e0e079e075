import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyError, FastifyReply } from 'fastify';
import { failureCode, isError, isUnavailable, reasonOf } from '../database/failures';
import { ConfigError } from '../environment';
import { ApiError, unavailable } from '../errors';
import type { Headers } from './headers';

export const JSON_TYPE = 'application/json; charset=utf-8';

const SERVER_ERROR = 'Something went wrong on our side. Please try again.';
const CLIENT_MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  404: 'Not found.',
  408: 'The request did not arrive in time.',
  413: 'The request is too large.',
  414: 'The address of the request is too long.',
  415: 'The body of the request is of a type that is not accepted here.',
  417: 'The expectation of the request cannot be met.',
  431: 'The header of the request is too large.',
};

/** The contract's failure envelope as text. */
export function failureBody({ message, data, errors }: ApiError): string {
  return JSON.stringify({ success: false, message, data, errors });
}

/** Whatever was thrown, as what the client is told; what is not meant for it is logged. */
export function toApiError(error: unknown, log: FastifyBaseLogger): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) {
    log.warn({ reason: codeOrReason(error) }, 'the database or the disk is not available');
    return unavailable();
  }
  const status = isError(error) ? (error as FastifyError).statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) return clientError(status);
  log.error({ failure: describeFailure(error) }, 'a request failed');
  return new ApiError(500, SERVER_ERROR);
}

export function clientError(status: number): ApiError {
  return new ApiError(status, CLIENT_MESSAGES[status] ?? STATUS_CODES[status] ?? 'The request is not valid.');
}

/** Sends a failure in the envelope. */
export function sendFailure(error: ApiError, reply: FastifyReply): FastifyReply {
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .headers({ 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...error.headers })
    .send(failureBody(error));
}

/** Answers a request that never became one, such as malformed HTTP, on its connection. */
export function writeFailure(socket: Duplex, error: ApiError, headers: Headers): void {
  const body = failureBody(error);
  const head = Object.entries({ ...headers, ...closingHeaders(body) }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`, ...head, '', body].join('\r\n'));
}

/** The same over a response of Node's that no route handles. */
export function respondFailure(response: ServerResponse, error: ApiError, headers: Headers): void {
  const body = failureBody(error);
  response.writeHead(error.status, { ...headers, ...closingHeaders(body) });
  response.end(body);
}

function closingHeaders(body: string): Record<string, string> {
  return {
    'content-type': JSON_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
}

/**
 * What of a failure may be logged: messages of the database and of drivers repeat values of rows and statements,
 * which can be personal data, so only the kind, the code and the place are kept.
 */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!isError(error)) return { kind: typeof error };
  const code = failureCode(error);
  const message = code === undefined && error.cause === undefined ? error.message : undefined;
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { kind: error.name, code, message, stack, cause: error.cause && describeFailure(error.cause) };
}

/** For whoever starts a program: in one line what they can mend, of the rest what may be logged. */
export function failureText(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (isUnavailable(error)) return `The database or the disk is not available: ${reasonOf(error)}.`;
  return JSON.stringify(describeFailure(error), null, 2);
}

/** What is for the person who runs the server is said as it is. */
function codeOrReason(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return failureCode(error) ?? (isError(error) ? error.name : 'unknown');
}
