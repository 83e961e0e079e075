import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { CorsPolicy } from './http/cors';
import { namesOfProxies } from './http/requestNames';
import { clientError, respondFailure, sendFailure, toApiError, writeFailure } from './http/failures';
import type { Headers } from './http/headers';
import { logRequest } from './http/logging';
import { isOpened } from './http/pages';
import { cutSlowReaders } from './http/slowReaders';
import { trustedBy } from './network';

/** Longest head of a request that a sender may take to send (milliseconds). */
const HEAD_TIMEOUT = 10_000;
/** Five pictures of 5 MB over a link of 1 Mbit/s take 200 seconds. */
const REQUEST_TIMEOUT = 300_000;
const LONGEST_PARAMETER = 2_000;
/** In place of an address that cannot be read, for who opens it: there is no page here either. */
const NO_ADDRESS = '/not-found';
/** So long a broken request waits for each answer before it on its connection (milliseconds). */
const PATIENCE_IN_LINE = 5_000;
/** Whoever takes nothing of an answer for so long (milliseconds) is gone, or wants to hold it in our memory. */
const STALLED = 60_000;
const UNREADABLE = 'a request was refused before it was read';
/** The rest of the descriptors is for files, the database and the encoder. */
const SHARE_OF_CONNECTIONS = 0.75;

/**
 * A Fastify that answers in the envelope also what never becomes a request of a route.
 * @param isStopping whether the process was told to stop
 * @param headers of every answer with data
 */
export function createServer(
  config: Config,
  loggerInstance: FastifyBaseLogger,
  isStopping: () => boolean,
  cors: CorsPolicy,
  headers: Headers,
): FastifyInstance {
  const bootId = randomBytes(4).toString('hex');
  let requests = 0;
  const { requestId, trace } = namesOfProxies(config.trustProxy);
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => requestId(request) ?? `${bootId}-${(requests += 1).toString(36)}`,
    childLoggerFactory: (log, bindings, options, request) => {
      const names = trace(request);
      return log.child(names ? { ...bindings, ...names } : bindings, options);
    },
    trustProxy: config.trustProxy && trustedBy(config.trustProxy),
    rewriteUrl: ({ url }) => originForm(url ?? '/'),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    requestTimeout: REQUEST_TIMEOUT,
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    http: { headersTimeout: HEAD_TIMEOUT, requireHostHeader: false, connectionsCheckingInterval: 2_000 },
    frameworkErrors: (error, request, reply) => {
      if (isOpened(request.raw)) {
        request.raw.url = NO_ADDRESS;
        return app.routing(request.raw, reply.raw);
      }
      // No hook sees it.
      reply.headers({ ...headers, ...cors.headers(request.headers.origin) });
      void sendFailure(toApiError(error, request.log), reply);
      logRequest(request, reply, () => undefined);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers, app.log),
  });
  app.server.setTimeout(STALLED, endStalled);
  cutSlowReaders(app.server);
  app.server.maxConnections = mostConnections(descriptorLimits());
  // A proxy that keeps connections open is to send its next request elsewhere. Kept answers are written past all hooks.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping() || asksForUpgrade(request)) response.setHeader('connection', 'close');
  });
  endUnusedOnClose(app);
  app.server.on('checkExpectation', (_request, response) => {
    respondFailure(response, clientError(417), headers);
    app.log.info({ status: 417 }, UNREADABLE);
  });
  return app;
}

/**
 * Another protocol is not offered, so the request is answered as if it had not asked for one (RFC 9110, 7.8). But then
 * Node's parser says nothing of what is wrong with the connection's next request, which would wait for its answer.
 */
const asksForUpgrade = ({ headers }: IncomingMessage): boolean => headers.upgrade !== undefined;

/**
 * Ends a connection on which nothing moved, in either direction, unless an answer is still being made: that has bounds of
 * its own. Node's idle connections between two requests come here too.
 */
function endStalled(socket: Socket): void {
  // Node says nowhere else whether a request of a connection is being answered.
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse | null };
  if (!answer || socket.writableLength > 0) socket.destroy();
}

/**
 * A stop waits for what is being asked alone. Browsers connect ahead of what they may ask for, and Node takes such a
 * connection for one in use; one whose answer was under way when the stop began would be kept for a next request.
 */
function endUnusedOnClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    app.server.keepAliveTimeout = 1;
    done();
  });
}

/** Beyond these a connection is closed at once, before descriptors for anything else run out. @param limits as in /proc/self/limits */
export function mostConnections(limits: string): number {
  const [, files = ''] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return files ? Math.floor(Number(files) * SHARE_OF_CONNECTIONS) : Infinity;
}

function descriptorLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // No Linux: the system's own limit is the only one.
    return '';
  }
}

/** RFC 9112, 3.2.2: a target may be a whole address, as proxies write it; what counts of it is path and query. */
function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

/** Connections with a broken request that waits for an answer before it: what comes behind it is broken as well. */
const inLine = new WeakSet<Duplex>();

function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex & { _httpMessage?: ServerResponse | null },
  headers: Headers,
  log: FastifyBaseLogger,
): void {
  if (inLine.has(socket)) return;
  // Node itself looks for it by this name. Where its own request has not come to its end, that is the broken one.
  const { _httpMessage: answer } = socket;
  const isEarlier = answer?.req.complete;
  // What is written now would stand in the midst of an answer that has begun.
  if (error.code === 'ECONNRESET' || !socket.writable || (answer?.headersSent && !isEarlier)) {
    socket.destroy();
    return;
  }
  if (isEarlier) {
    inLine.add(socket);
    const timer = setTimeout(() => socket.destroy(), PATIENCE_IN_LINE).unref();
    answer.once('close', () => {
      clearTimeout(timer);
      // The connection may end with that answer.
      if (!socket.writable) return;
      inLine.delete(socket);
      answerBrokenRequest(error, socket, headers, log);
    });
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  writeFailure(socket, clientError(status), headers);
  // The error itself holds what came.
  log.info({ status, code: error.code }, UNREADABLE);
}
