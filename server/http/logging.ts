import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config';

/** Characters that wait for a disk that has no room; what comes beyond is not written. */
const LONGEST_BACKLOG = 1_000_000;

/**
 * JSON lines with a request id. What identifies a person or opens a door is never given to it. A full disk below them is no
 * reason to serve nobody.
 */
export function createLogger(level: LogLevel): Logger {
  const output = pino.destination({ fd: process.stdout.fd, maxLength: LONGEST_BACKLOG });
  output.on('error', () => {
    // At its end the process would try the last lines for ever.
    output.flushSync = () => undefined;
  });
  const base = { pid: process.pid };
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime, formatters }, output);
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
