import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config';

/** JSON lines with a request id. What identifies a person or opens a door is never given to it. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/**
 * One line for each request. The address is the route's pattern: a query can hold what somebody searched for, such
 * as a client's e-mail address.
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { statusCode } = reply.raw;
  const isPlainRead = statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD');
  const level = statusCode >= 500 ? 'error' : isPlainRead ? 'debug' : 'info';
  request.log[level](
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    },
    'request',
  );
  done();
}
