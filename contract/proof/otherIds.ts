import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Fields of the contract that hold ids. */
const ID_FIELDS = new Set(['id', 'category_id', 'productId', 'targetId', 'productIds', 'imageIds']);
const PREFIX = 'rec_';
const SUFFIX = '-x';

const outside = (id: string) => `${PREFIX}${id}${SUFFIX}`;
/** What a request gets that is broken as HTTP, in the contract's envelope. */
const BROKEN = JSON.stringify({ success: false, message: 'The request is not valid HTTP.' });
const INSIDE = new RegExp(`${PREFIX}(\\d+)${SUFFIX}`, 'g');

/** Every id below a value in another form. */
function withOtherIds(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withOtherIds(item, field));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withOtherIds(inner, key)]));
  return typeof value === 'string' && ID_FIELDS.has(field) && /^\d+$/.test(value) ? outside(value) : value;
}

/**
 * A proxy that makes another server of one whose ids are numbers: outside they have another form, inside they are what they
 * were. @returns its origin, and what ends it
 */
export async function serveWithOtherIds(origin: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const target = new URL(origin);
  const server: Server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      if (incoming.headers.host === undefined) {
        outgoing.writeHead(400, { 'content-type': 'application/json', connection: 'close' }).end(BROKEN);
        return;
      }
      // Latin-1 keeps every byte of a picture as it is.
      const body = Buffer.from(Buffer.concat(chunks).toString('latin1').replace(INSIDE, '$1'), 'latin1');
      const headers = { ...incoming.headers };
      if (headers['content-length'] !== undefined) headers['content-length'] = String(body.length);
      const forwarded = request(
        {
          host: target.hostname,
          port: target.port,
          method: incoming.method,
          path: (incoming.url ?? '/').replace(INSIDE, '$1'),
          headers,
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const bytes = translated(
              Buffer.concat(parts),
              answer.headers['content-type'] ?? '',
              answer.headers['content-encoding'],
            );
            const { 'transfer-encoding': _, 'content-length': length, ...rest } = answer.headers;
            // The length of a HEAD's answer is that of the body it leaves out.
            outgoing.writeHead(answer.statusCode ?? 502, {
              ...rest,
              ...(incoming.method === 'HEAD'
                ? length !== undefined && { 'content-length': length }
                : { 'content-length': bytes.length }),
            });
            outgoing.end(bytes);
          });
        },
      );
      forwarded.on('error', () => outgoing.destroy());
      forwarded.end(body);
    });
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable)
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${BROKEN.length}\r\nConnection: close\r\n\r\n${BROKEN}`,
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function translated(body: Buffer, type: string, encoding: string | undefined): Buffer {
  if (!type.startsWith('application/json') || encoding !== undefined || body.length === 0) return body;
  return Buffer.from(JSON.stringify(withOtherIds(JSON.parse(body.toString('utf8')))));
}
