import http from 'node:http';
import https from 'node:https';
import { parseJson, type Exchange } from './exchange';
import { INTERRUPTED, RunEnded } from './traffic';

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
  /** Until the whole of the answer is there, ms. */
  timeout: number;
  stream?: Stream | undefined;
  /** Ends a read that waits for its answer. */
  interruption: AbortSignal;
}

const MAX_ANSWER_MIB = 32;
const MAX_ANSWER_BYTES = MAX_ANSWER_MIB * 1024 * 1024;
/**
 * What an agent keeps. A server may end a connection that is idle in the moment in which something is sent over it, and what may
 * not be sent twice then has no answer; few end one within a second.
 */
export const KEPT_ALIVE = { keepAlive: true, timeout: 1000 };
/** What changes nothing (RFC 9110, 9.2.1). Of all else the answer says what there is to be taken back. */
const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** What has the same effect once or twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = [...SAFE, 'PUT', 'DELETE'];

const transportOf = ({ protocol }: URL) => (protocol === 'https:' ? https : http);

/** What keeps the connections to a server. */
export const agentFor = (base: URL): http.Agent => new (transportOf(base).Agent)({ ...KEPT_ALIVE, maxSockets: 8 });

/** Sends a request, once. Answers with `stale` where a connection that was idle had ended by then, and the request may be sent again (RFC 9112, 9.3.1). @throws RunEnded where an interruption ends it */
export function sendOnce(
  asked: Pick<Exchange, 'number' | 'check' | 'operation' | 'request'>,
  { target, agent, timeout: patience, stream, interruption }: From,
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
  return new Promise((resolve, reject) => {
    const timeout = patience + (stream?.openMs ?? 0);
    const headers = { ...request.headers, ...(request.body ? { 'content-length': String(request.body.length) } : {}) };
    let deadline: NodeJS.Timeout | undefined;
    let hasBegun = false;
    const outgoing = transportOf(target).request(
      {
        protocol: target.protocol,
        host: target.hostname,
        port: target.port,
        method: request.method,
        path: request.path,
        headers,
        agent,
      },
      (incoming) => {
        hasBegun = true;
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_ANSWER_BYTES) return breakOff(`the answer was longer than ${MAX_ANSWER_MIB} MiB`);
          chunks.push(chunk);
          stream?.onPiece(Buffer.concat(chunks));
        });
        incoming.on('end', () => {
          // From here on the connection may be another request's.
          forget();
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = incoming;
          const json = parseJson(isEvents(headers) ? firstEvent(body) : body);
          resolve(done({ status, headers, body, json }));
        });
        incoming.on('error', (error) => resolve(done({ failure: `the answer broke off (${error.message})` })));
      },
    );
    /** What comes of the connection's end afterwards is heard by nobody. */
    const breakOff = (failure: string) => {
      resolve(done({ failure }));
      outgoing.destroy();
    };
    const interrupted = () => {
      reject(new RunEnded(INTERRUPTED));
      outgoing.destroy();
    };
    const forget = () => {
      clearTimeout(deadline);
      interruption.removeEventListener('abort', interrupted);
    };
    if (SAFE.includes(request.method)) interruption.addEventListener('abort', interrupted);
    // While others of this run have all the connections, the server is not waited for.
    outgoing.once('socket', () => {
      deadline = setTimeout(() => breakOff(`no ${hasBegun ? 'end of the ' : ''}answer within ${timeout} ms`), timeout);
    });
    outgoing.once('close', forget);
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
