import net from 'node:net';
import tls from 'node:tls';

/** An answer as it was read from the wire. */
export interface RawAnswer {
  status: number;
  /** Names in lower case; those sent several times joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface RawConversation {
  /** Final answers, in order; interim ones (1xx) are counted apart. */
  answers: RawAnswer[];
  interim: number[];
  /** What stands behind the last answer and is no answer. */
  rest: Buffer;
  /** Whether the server ended the connection. */
  closed: boolean;
  /** Why the connection could not be made or broke; null where it did not. */
  failure: string | null;
}

export interface RawRequest {
  /** Sent one after another; the second only when something has come back, or after `pause`. */
  pieces: readonly Buffer[];
  /** How long to wait for an interim answer between pieces, ms. */
  pause?: number;
  /** Methods of the requests, in order: the answer to HEAD has no body (RFC 9112, 6.3). */
  methods: readonly string[];
  /** Ends the own side after the last piece, as a client that goes away in the middle. */
  halfClose?: boolean;
  /** Breaks the connection after the last piece, without waiting for anything. */
  abort?: boolean;
  /** ms */
  timeout: number;
  /** How long to listen after the last answer for bytes that must not be there, ms. */
  linger?: number;
}

/** Sends bytes as they are over a connection of their own, and reads what comes back (RFC 9112). */
export function converse(
  origin: URL,
  { pieces, pause = 1000, methods, halfClose = false, abort = false, timeout, linger = 0 }: RawRequest,
): Promise<RawConversation> {
  return new Promise((resolve) => {
    const port = Number(origin.port) || (origin.protocol === 'https:' ? 443 : 80);
    const host = origin.hostname.replace(/^\[|\]$/g, '');
    const socket: net.Socket =
      origin.protocol === 'https:'
        ? tls.connect({ host, port, ...(!net.isIP(host) && { servername: host }) })
        : net.connect({ host, port });
    const chunks: Buffer[] = [];
    let closed = false;
    let settled = false;
    let heard: () => void = () => undefined;
    const done = (failure: string | null) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...readAnswers(Buffer.concat(chunks), methods, closed), closed, failure });
    };
    const timer = setTimeout(() => done(`no end of the answer within ${timeout} ms`), timeout);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      heard();
      if (readAnswers(Buffer.concat(chunks), methods, false).answers.length < methods.length) return;
      if (linger > 0) setTimeout(() => done(null), linger);
      else done(null);
    });
    socket.on('end', () => {
      closed = true;
    });
    socket.on('close', () => {
      closed = true;
      done(null);
    });
    socket.on('error', (error) => {
      closed = true;
      done(chunks.length > 0 ? null : error.message);
    });
    const send = async () => {
      for (const [index, piece] of pieces.entries()) {
        if (index > 0 && chunks.length === 0)
          await new Promise<void>((next) => {
            const waited = setTimeout(next, pause);
            heard = () => {
              clearTimeout(waited);
              next();
            };
          });
        if (!socket.writable) return;
        await new Promise<void>((next) => {
          socket.write(piece, () => next());
        });
      }
      if (abort) {
        socket.destroy();
        done(null);
      } else if (halfClose) socket.end();
    };
    socket.once(origin.protocol === 'https:' ? 'secureConnect' : 'connect', () => void send());
  });
}

/** Reads as many whole answers as there are. */
export function readAnswers(
  bytes: Buffer,
  methods: readonly string[],
  closed: boolean,
): Pick<RawConversation, 'answers' | 'interim' | 'rest'> {
  const answers: RawAnswer[] = [];
  const interim: number[] = [];
  let rest = bytes;
  while (answers.length < methods.length) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
    if (status === 0) break;
    const headers = readHeaders(lines);
    const after = rest.subarray(end + 4);
    if (status < 200) {
      interim.push(status);
      rest = after;
      continue;
    }
    const body = readBody(
      after,
      headers,
      closed,
      methods[answers.length] === 'HEAD' || status === 204 || status === 304,
    );
    if (!body) break;
    answers.push({ status, headers, body: body.content });
    rest = body.rest;
  }
  return { answers, interim, rest };
}

function readHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/** A body and what follows it; null while it is not there as a whole. */
function readBody(
  bytes: Buffer,
  headers: Record<string, string>,
  closed: boolean,
  none: boolean,
): { content: Buffer; rest: Buffer } | null {
  if (none) return { content: Buffer.alloc(0), rest: bytes };
  if (/\bchunked\b/i.test(headers['transfer-encoding'] ?? '')) return readChunks(bytes);
  const length = headers['content-length'];
  if (length === undefined) return closed ? { content: bytes, rest: Buffer.alloc(0) } : null;
  return bytes.length < Number(length)
    ? null
    : { content: bytes.subarray(0, Number(length)), rest: bytes.subarray(Number(length)) };
}

function readChunks(bytes: Buffer): { content: Buffer; rest: Buffer } | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    const from = lineEnd + 2;
    if (!(size >= 0) || bytes.length < from + size + 2) return null;
    if (size === 0) {
      // Trailers, if any, end with an empty line as the head does.
      const end = bytes.indexOf('\r\n\r\n', lineEnd);
      return end < 0 ? null : { content: Buffer.concat(chunks), rest: bytes.subarray(end + 4) };
    }
    chunks.push(bytes.subarray(from, from + size));
    at = from + size + 2;
  }
}
