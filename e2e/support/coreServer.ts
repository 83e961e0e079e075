/**
 * A server that keeps the contract and offers its core alone, as a backend team may begin: what goes beyond it is not
 * found, preflights included, other parameters are passed over, unknown fields of a body refused. Behind it stands the shop that all journeys share.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { loadContract, type Operation } from '../../server/openapi/document';
import { shopUrl } from './addresses';

const contract = loadContract();
const core = contract.operations.filter(({ extended }) => !extended);
const patternOf = ({ path }: Operation) => new RegExp(`^${contract.base}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const paths = core.map((operation) => ({ operation, pattern: patternOf(operation) }));
/** What the core's answers do not hold. */
const EXTRAS = new Set(['sources', 'width', 'height', 'page', 'pageSize', 'total']);
const NOT_FORWARDED = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'if-none-match'];
const NOT_ANSWERED = ['connection', 'content-length', 'content-encoding', 'transfer-encoding', 'keep-alive', 'etag'];

export function serveCore(port: number): void {
  createServer((request, response) => void answer(request, response).catch(() => response.destroy())).listen(
    port,
    '127.0.0.1',
  );
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', shopUrl);
  const isCall = url.pathname.startsWith(`${contract.base}/`);
  const found = paths.filter(({ pattern }) => pattern.test(url.pathname)).map(({ operation }) => operation);
  if (isCall && found.length === 0) return refuse(response, 404);
  const operation = found.find(({ method }) => method === request.method);
  if (isCall && !operation && request.method !== 'OPTIONS') return refuse(response, 405);
  const known = operation?.parameters.filter(({ extended }) => !extended).map(({ name }) => name) ?? [];
  if (isCall) for (const name of [...url.searchParams.keys()]) if (!known.includes(name)) url.searchParams.delete(name);
  const body = await bytesOf(request);
  const upstream = await fetch(url, {
    method: request.method ?? 'GET',
    headers: headersOf(request.headers),
    ...(body.length > 0 && { body }),
    redirect: 'manual',
  });
  const bytes = Buffer.from(await upstream.arrayBuffer());
  const headers = [...upstream.headers].filter(([name]) => !NOT_ANSWERED.includes(name));
  response.writeHead(
    upstream.status,
    headers
      .map(([name, value]): [string, string] => [
        name,
        name === 'access-control-allow-headers' ? withoutExtended(value) : value,
      ])
      .flat(),
  );
  response.end(isCall ? withoutExtras(bytes) : bytes);
}

/** In the envelope, and without a word to other origins. */
function refuse(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ success: false, message: 'Not found.' }));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

const headersOf = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || NOT_FORWARDED.includes(name) ? [] : [[name, String(value)] as [string, string]],
  );

const withoutExtended = (names: string) =>
  names
    .split(', ')
    .filter((name) => name !== 'if-match')
    .join(', ');

function withoutExtras(bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes;
  return Buffer.from(
    JSON.stringify(JSON.parse(bytes.toString(), (name, value: unknown) => (EXTRAS.has(name) ? undefined : value))),
  );
}
