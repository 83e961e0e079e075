import http from 'node:http';
import https from 'node:https';
import { parseJson, type Exchange } from './exchange';

/** An answer that comes a piece after the other, for a while. */
export interface Stream {
  /** How long it may stay open, beside the time that an answer may take, ms. */
  openMs: number;
  /** Told with each piece what has come so far. */
  onPiece: (soFar: Buffer) => void;
}

/** Where an answer comes from, and how. */
interface From {
  target: URL;
  /** Without one a connection of its own. */
  agent: http.Agent | undefined;
  /** ms */
  timeout: number;
  stream?: Stream | undefined;
}

const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/**
 * What an agent keeps. A server may end a connection that is idle in the moment in which something is sent over it, and what may
 * not be sent twice then has no answer; few end one within a second.
 */
export const KEPT_ALIVE = { keepAlive: true, timeout: 1000 };
/** What has the same effect once or twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];

const transportOf = ({ protocol }: URL) => (protocol === 'https:' ? https : http);

/** What keeps the connections to a server. */
export const agentFor = (base: URL): http.Agent => new (transportOf(base).Agent)({ ...KEPT_ALIVE, maxSockets: 8 });

/** Sends a request, once. Answers with `stale` where a connection that was idle had ended by then, and the request may be sent again (RFC 9112, 9.3.1). */
export function sendOnce(
  asked: Pick<Exchange, 'number' | 'check' | 'operation' | 'request'>,
  { target, agent, timeout: patience, stream }: From,
): Promise<Exchange & { stale?: boolean }> {
  const { request } = asked;
  const at = Date.now();
  const begun = performance.now();
  const done = (part: Partial<Exchange>): Exchange => ({
    ...asked,
    status: 0,
    headers: {},
    body: Buffer.alloc(0),
    json: undefined,
    failure: null,
    at,
    ms: performance.now() - begun,
    ...part,
  });
  return new Promise((resolve) => {
    const timeout = patience + (stream?.openMs ?? 0);
    const headers = { ...request.headers, ...(request.body ? { 'content-length': String(request.body.length) } : {}) };
    const outgoing = transportOf(target).request(
      {
        protocol: target.protocol,
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.path,
        headers,
        agent,
        timeout,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= MAX_ANSWER_BYTES) chunks.push(chunk);
          stream?.onPiece(Buffer.concat(chunks));
        });
        incoming.on('end', () => {
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = incoming;
          const json = parseJson(isEvents(headers) ? firstEvent(body) : body);
          resolve(done({ status, headers, body, json }));
        });
        incoming.on('error', (error) => resolve(done({ failure: `the answer broke off (${error.message})` })));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeout} ms`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const stale = outgoing.reusedSocket && error.code === 'ECONNRESET' && IDEMPOTENT.includes(request.method);
      resolve({ ...done({ failure: error.message }), ...(stale && { stale }) });
    });
    outgoing.end(request.body ?? undefined);
  });
}

const isEvents = (headers: http.IncomingHttpHeaders) =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

/** A stream of server-sent events is judged by its first. */
const firstEvent = (body: Buffer) => Buffer.from(/^data: ?(.*)$/m.exec(body.toString('utf8'))?.[1] ?? '');
