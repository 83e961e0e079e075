import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEPT_ALIVE } from '../../http/transport';
import type { FormPart } from '../../http/exchange';
import { encodeForm } from '../../http/form';
import { boundaryOf, readParts } from '../../fixtures/minimal/multipart';
import type { Contract } from '../../spec/contract';

export type Json = Record<string, unknown>;

/** A request on its way to a server that keeps the contract. */
export interface Passing {
  /** The operation that method and path mean; empty where they mean none. */
  operation: string;
  /** Of the path, as they stand in it. */
  params: Record<string, string>;
  method: string;
  /** Encoded, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** As it came, piece by piece. */
  chunks: readonly Buffer[];
  body: Buffer;
}

/** What comes back. */
export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Next = (passing: Passing) => Promise<Answered>;
/** A defect as what stands between those who call and a server without one; it may call the server as often as it wants. */
export type Bend = (passing: Passing, next: Next) => Promise<Answered>;

/** A body that was read and written again is the same. */
const isAlike = (one: Answered, other: Answered) =>
  one === other ||
  (one.status === other.status &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers) &&
    JSON.stringify(jsonOf(one)) === JSON.stringify(jsonOf(other)) &&
    (jsonOf(one) !== undefined || one.body.equals(other.body)));

/** The same defect, and whether it has ever answered otherwise than what is behind it. */
export function watched(bend: Bend): { bend: Bend; bent: () => boolean } {
  let bent = false;
  return {
    bent: () => bent,
    bend: async (passing, next) => {
      const straight: Answered[] = [];
      const answered = await bend(passing, async (one) => {
        const came = await next(one);
        if (one === passing) straight.push(came);
        return came;
      });
      bent ||= straight.length !== 1 || !straight.every((one) => isAlike(one, answered));
      return answered;
    },
  };
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** The body of a JSON request or answer; undefined where it is none. */
export function jsonOf({ body }: Pick<Answered, 'body'>): Json | undefined {
  try {
    const value = JSON.parse(body.toString('utf8')) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

export const withJson = <T extends Passing | Answered>(whole: T, json: unknown): T => ({
  ...whole,
  body: Buffer.from(JSON.stringify(json)),
});

/** An answer of the proxy’s own. */
export const answer = (status: number, json: unknown): Answered => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from(JSON.stringify(json)),
});

/** The parts of a form; undefined where the body is none. */
export function partsOf({ headers, body }: Passing): FormPart[] | undefined {
  const boundary = boundaryOf(headers['content-type'] ?? '');
  const parts = boundary === undefined ? undefined : readParts(body, boundary);
  return parts?.map(({ field, bytes, named }) =>
    field === 'image_url' && named
      ? { name: field, file: bytes, filename: 'picture.png', type: 'image/png' }
      : { name: field, value: bytes.toString('utf8') },
  );
}

export function withParts(passing: Passing, parts: readonly FormPart[]): Passing {
  const { bytes, type } = encodeForm(parts);
  return { ...passing, body: bytes, headers: { ...passing.headers, 'content-type': type } };
}

/** The server behind, or who calls, hung up. */
class HungUp extends Error {}

/** A server behind which another one stands, with something between them. */
export class Proxy {
  url = '';
  /** What the defect itself threw, which is no answer of anybody; null where it did not. */
  broken: string | null = null;
  private readonly routes: { id: string; method: string; pattern: RegExp; names: string[] }[];
  private readonly server: http.Server;
  private readonly agent = new http.Agent(KEPT_ALIVE);
  /** What the server lets pages of an origin read with, by the origin. */
  private readonly readers = new Map<string, Record<string, string>>();

  /** @param target base address of the server behind it */
  constructor(
    contract: Contract,
    private readonly target: URL,
    private readonly bend: Bend,
  ) {
    this.routes = [...contract.operations.values()]
      .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
      .map(({ id, method, path }) => ({
        id,
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
        names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      }));
    this.server = http.createServer((request, response) => {
      this.pass(request).then(
        ({ status, headers, body }) => {
          const length =
            request.method === 'HEAD' || status === 204 || status === 304 ? {} : { 'content-length': body.length };
          response.writeHead(status, { ...headers, ...length });
          response.end(request.method === 'HEAD' ? undefined : body);
        },
        () => response.destroy(),
      );
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}${this.target.pathname}`;
    return this.url;
  }

  close(): Promise<void> {
    this.agent.destroy();
    return new Promise((done) => {
      this.server.close(() => done());
      this.server.closeAllConnections();
    });
  }

  /** What method and path mean, by the contract. */
  meaning(method: string, path: string): Pick<Passing, 'operation' | 'params'> {
    const below = path.startsWith(this.target.pathname) ? path.slice(this.target.pathname.length) : '';
    for (const route of this.routes) {
      const found = route.method === method ? route.pattern.exec(below) : null;
      if (found)
        return {
          operation: route.id,
          params: Object.fromEntries(route.names.map((name, index) => [name, found[index + 1] ?? ''])),
        };
    }
    return { operation: '', params: {} };
  }

  private async pass(request: http.IncomingMessage): Promise<Answered> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const [path = '', ...query] = (request.url ?? '').replace(/^https?:\/\/[^/?]*/i, '').split('?');
    const method = request.method ?? 'GET';
    const raw = query.join('?');
    const passing: Passing = {
      ...this.meaning(method, path),
      method,
      path,
      query: new URLSearchParams(raw),
      headers: headersOf(request),
      chunks,
      body: Buffer.concat(chunks),
    };
    // What nobody touched goes on as it came, to the letter.
    const asked = passing.query.toString();
    try {
      const answered = await this.bend(passing, (one) =>
        this.send(one, one.query.toString() === asked ? raw : one.query.toString()),
      );
      // What a defect answers by itself says nothing of origins: the server puts that to whatever it answers.
      const readers = 'vary' in answered.headers ? undefined : this.readers.get(passing.headers.origin ?? '');
      return readers ? { ...answered, headers: { ...readers, ...answered.headers } } : answered;
    } catch (error) {
      if (!(error instanceof HungUp)) this.broken ??= `${passing.operation}: ${String(error)}`;
      throw error;
    }
  }

  private noteReaders(came: Record<string, string>): void {
    const names = ['access-control-allow-origin', 'access-control-allow-credentials', 'vary'];
    const [origin] = names.map((name) => came[name]);
    if (origin !== undefined)
      this.readers.set(
        origin,
        Object.fromEntries(names.flatMap((name) => (name in came ? [[name, came[name] ?? '']] : []))),
      );
  }

  private send({ method, path, headers, body }: Passing, query: string): Promise<Answered> {
    const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name));
    const length =
      body.length > 0 || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    return new Promise((resolve, reject) => {
      const hungUp = (cause: Error) => reject(new HungUp(cause.message));
      const outgoing = http.request(
        {
          agent: this.agent,
          host: this.target.hostname,
          port: this.target.port,
          method,
          path: query === '' ? path : `${path}?${query}`,
          headers: { ...Object.fromEntries(kept), ...(length && { 'content-length': String(body.length) }) },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', hungUp);
          incoming.on('end', () => {
            const came = headersOf(incoming);
            this.noteReaders(came);
            resolve({ status: incoming.statusCode ?? 500, headers: came, body: Buffer.concat(chunks) });
          });
        },
      );
      outgoing.on('error', hungUp);
      outgoing.end(body);
    });
  }
}

function headersOf({ headers }: http.IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || (HOP_BY_HOP.includes(name) && name !== 'content-length' && name !== 'transfer-encoding')
        ? []
        : [[name, [value].flat().join(', ')]],
    ),
  );
}
