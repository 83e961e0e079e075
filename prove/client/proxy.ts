import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Contract, Operation } from '../../contract/spec/contract';
import type { Cleanup } from '../support/cleanup';
import type { Answer, Mutated } from './mutations';

const BASE = '/api/v1';
/** Of an answer that is slow, ms. */
const SLOW_MS = 300;
/** In which the head of an answer has come to the browser, ms. */
const HEAD_MS = 20;

/** Gives the mutated answer that takes the real one's place. */
export type Mutating = (real: Answer) => Mutated;

/** Stands between one browser and the server: passes everything on, and mutates the answers to one call when told to. */
export class Proxy {
  /** Calls that went through since it was looked at last. */
  readonly calls = new Set<string>();
  /** The last mutated answer. */
  last: Mutated | null = null;
  private armed: { operation: string; mutating: Mutating } | null = null;
  private readonly reals = new Map<string, Answer>();
  private readonly open = new Set<ServerResponse>();
  /** Connections over which a request came before. */
  private readonly used = new WeakSet<Socket>();
  /** A request that the browser may send once more by itself, and what it was answered. */
  private again: { sent: string; answer: Mutated } | null = null;
  /** Answers that take the place of the server's, by call: what a page reads where a form needs it otherwise. */
  private instead: ReadonlyMap<string, Answer> = NONE;
  private waiting: { operation: string; given: () => void } | null = null;
  private readonly patterns: { id: string; method: string; pattern: RegExp; reads: boolean }[];

  private constructor(
    private readonly server: http.Server,
    private readonly target: URL,
    contract: Contract,
    /** Of the calls that write: what the server really answered, since these are not passed on. */
    private readonly written: ReadonlyMap<string, Answer>,
  ) {
    this.patterns = [...contract.operations.values()].map(({ id, method, path }: Operation) => ({
      id,
      method: method.toUpperCase(),
      pattern: new RegExp(`^${BASE}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      reads: method === 'get',
    }));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void this.handle(request, response));
  }

  static async start(
    target: string,
    contract: Contract,
    written: ReadonlyMap<string, Answer>,
    undo: Cleanup['add'],
  ): Promise<Proxy> {
    const server = http.createServer({ keepAlive: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    undo(() => {
      server.closeAllConnections();
      server.close();
    });
    return new Proxy(server, new URL(target), contract, written);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What these calls are answered until another is told; without any, the server's. */
  stand(instead: ReadonlyMap<string, Answer> = NONE): void {
    this.instead = instead;
  }

  /** From now on answers to this call are mutated. @returns when the first one has been given */
  arm(operation: string, mutating: Mutating): Promise<void> {
    this.armed = { operation, mutating };
    this.last = null;
    return this.next(operation);
  }

  /** Answers are the real ones again; those that never end are broken off. */
  disarm(): void {
    this.armed = null;
    this.waiting = null;
    for (const response of this.open) response.destroy();
    this.open.clear();
  }

  /** When this call is answered the next time. */
  next(operation: string): Promise<void> {
    this.again = null;
    return new Promise((given) => (this.waiting = { operation, given }));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0] ?? '';
    const call = this.patterns.find(({ method, pattern }) => method === request.method && pattern.test(path));
    const body = await bodyOf(request).catch(() => null);
    if (!body) return void response.destroy();
    if (call) this.calls.add(call.id);
    const sent = `${request.method} ${request.url} ${body.toString('base64')}`;
    const isReused = this.used.has(request.socket);
    this.used.add(request.socket);
    try {
      if (sent === this.again?.sent) return await this.give(response, this.again.answer, false);
      const real = await this.realAnswer(request, body, response, call);
      const armed = call && this.armed?.operation === call.id ? this.armed : null;
      const answer = armed ? armed.mutating(real) : { ...real, delivery: 'whole' as const };
      if (armed) {
        this.last = answer as Mutated;
        // Over a connection that worked before a browser takes a break without an answer, or a 408, for its end, and sends once more.
        if (isReused && (answer.delivery === 'reset' || answer.status === 408))
          this.again = { sent, answer: this.last };
      }
      await this.give(response, answer, request.method === 'HEAD');
    } catch {
      response.destroy();
    }
    if (call && this.waiting?.operation === call.id) this.waiting.given();
  }

  /** The server's; what was read once is not asked for again, so that a run does not wait for the same answer. */
  private async realAnswer(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    call?: { id: string; reads: boolean },
  ): Promise<Answer> {
    const ready = call && (this.instead.get(call.id) ?? (call.reads ? undefined : this.written.get(call.id)));
    if (ready) return ready;
    const key = call?.reads ? `${request.url} ${request.headers.authorization ?? ''}` : null;
    const known = key === null ? undefined : this.reals.get(key);
    if (known) return known;
    const real = await this.forward(request, body, response, call !== undefined);
    if (key !== null && real.status === 200) this.reals.set(key, real);
    return real;
  }

  private forward(request: IncomingMessage, body: Buffer, response: ServerResponse, plain: boolean): Promise<Answer> {
    const headers = { ...request.headers };
    // What is mutated must be read first.
    if (plain) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.target;
      const outgoing = http.request(
        { hostname, port, method: request.method, path: request.url, headers, agent: AGENT },
        (incoming) => {
          bodyOf(incoming).then(
            (bytes) => resolve({ status: incoming.statusCode ?? 502, headers: kept(incoming.headers), body: bytes }),
            reject,
          );
        },
      );
      outgoing.on('error', reject);
      // A page that has gone takes its news with it: a stream that nobody hears would hold its connection for good.
      response.once('close', () => outgoing.destroy());
      outgoing.end(body);
    });
  }

  private async give(
    response: ServerResponse,
    answer: Answer & { delivery: string },
    headOnly: boolean,
  ): Promise<void> {
    const { status, headers, body, delivery } = answer;
    if (delivery === 'reset') return void response.socket?.destroy();
    const bodyless = headOnly || status === 204 || status === 304;
    response.writeHead(status, { ...headers, ...(!bodyless && { 'content-length': String(body.length) }) });
    if (delivery === 'whole' || bodyless) return void response.end(bodyless ? undefined : body);
    response.write(body.subarray(0, Math.floor(body.length / 2)));
    await new Promise((resolve) => setTimeout(resolve, delivery === 'slow' ? SLOW_MS : HEAD_MS));
    if (delivery === 'never') this.open.add(response);
    else if (delivery === 'cut') response.destroy();
    else response.end(body.subarray(Math.floor(body.length / 2)));
  }
}

const NONE: ReadonlyMap<string, Answer> = new Map();
const AGENT = new http.Agent({ keepAlive: true, maxSockets: 32 });

/** Headers of the connection itself are the proxy's own. */
const kept = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !['connection', 'keep-alive', 'transfer-encoding', 'content-length'].includes(name))
      .map(([name, value]) => [name, String(value)]),
  );

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
