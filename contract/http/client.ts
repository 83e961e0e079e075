import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../spec/contract';
import type { Exchange, FormPart, SentRequest } from './exchange';
import { encodeForm } from './form';
import { converse, type RawConversation, type RawRequest } from './raw';

export interface ClientSettings {
  /** Where the contract's paths begin, without a slash at the end. */
  baseUrl: string;
  /** How long one answer may take, ms. */
  timeout: number;
  /** Requests a second; 0 for no limit. */
  rps: number;
  maxRequests: number;
  userAgent: string;
}

/** An answer that comes a piece after the other, for a while. */
export interface Stream {
  /** How long it may stay open, beside the time that an answer may take, ms. */
  openMs: number;
  /** Told with each piece what has come so far. */
  onPiece: (soFar: Buffer) => void;
}

/** What is sent, below the base address. */
export interface Outgoing {
  operation: Operation | null;
  method: string;
  /** Encoded already. */
  path: string;
  headers?: Record<string, string>;
  body?: { bytes: Buffer; type: string | null } | { form: readonly FormPart[] } | null;
  stream?: Stream | undefined;
}

/** Connections failed again and again, or the agreed number of requests is used up: the run ends. */
export class RunEnded extends Error {}

const MAX_FAILED_CONNECTIONS = 3;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** How long a `Retry-After` is obeyed; beyond it the answer stands. */
const MAX_WAIT_S = 90;
/**
 * What an agent keeps. A server may end a connection that is idle in the moment in which something is sent over it, and what may
 * not be sent twice then has no answer; few end one within a second.
 */
export const KEPT_ALIVE = { keepAlive: true, timeout: 1000 };
const MAX_TRIES = 4;
/** What has the same effect once or twice (RFC 9110, 9.2.2). */
const IDEMPOTENT = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];
/** Why a run ended that somebody has ended. */
export const INTERRUPTED = 'it was interrupted';

/** Where an answer comes from, without a target from the server that is judged, and how. */
interface From {
  target?: URL;
  stream?: Stream | undefined;
}

/** Who asks, as its exchanges tell. */
interface Asker {
  readonly check: string;
}

/** What all that ask beside each other have in common. */
interface Traffic {
  readonly agent: http.Agent;
  readonly exchanges: Exchange[];
  onWait: (seconds: number) => void;
  nextSlot: number;
  sent: number;
  failedInARow: number;
  unlimited: boolean;
  interruption: AbortController;
  waiting: number;
  waitingSince: number;
  waitedMs: number;
}

/** Sends requests one by one or in parallel, keeps to the limits, waits where the server says so, and keeps what was said. */
export class Client {
  private readonly base: URL;

  /** @param traffic that of another client beside which this one asks */
  constructor(
    private readonly settings: ClientSettings,
    private readonly asker: Asker = { check: '' },
    private readonly traffic: Traffic = newTraffic(settings),
  ) {
    this.base = new URL(settings.baseUrl);
  }

  /** A client for checks that go on beside others: an exchange tells which of them asked; limits and what was said are those of all. */
  of(asker: Asker): Client {
    return new Client(this.settings, asker, this.traffic);
  }

  get exchanges(): readonly Exchange[] {
    return this.traffic.exchanges;
  }

  /** Told of every wait that begins, because the server answered 429. */
  set onWait(told: (seconds: number) => void) {
    this.traffic.onWait = told;
  }

  get origin(): string {
    return this.base.origin;
  }

  /** Ends the run at its next request; a wait ends at once. */
  interrupt(): void {
    this.traffic.interruption.abort();
  }

  /** Lets the clean-up send what it needs, whatever was used up or interrupted before. */
  extend(): void {
    this.traffic.interruption = new AbortController();
    this.traffic.unlimited = true;
    this.traffic.failedInARow = 0;
  }

  get requests(): number {
    return this.traffic.sent;
  }

  /** How many a check sent. */
  requestsOf(check: string): number {
    // Of a conversation of several answers each is an exchange.
    return new Set(this.exchanges.filter((one) => one.check === check).map(({ number }) => number)).size;
  }

  /** How long the run stood still because the server answered 429, s. */
  get waitedSeconds(): number {
    return this.traffic.waitedMs / 1000;
  }

  /** Path of the base address, without a slash at the end. */
  get prefix(): string {
    return this.base.pathname.replace(/\/$/, '');
  }

  /** Sends a request below the base address. @throws RunEnded when the run cannot go on */
  async send(outgoing: Outgoing): Promise<Exchange> {
    const encoded = encodeBody(outgoing.body ?? null);
    const request: SentRequest = {
      method: outgoing.method.toUpperCase(),
      path: `${this.prefix}${outgoing.path}`,
      headers: {
        'user-agent': this.settings.userAgent,
        accept: 'application/json',
        ...(encoded?.type ? { 'content-type': encoded.type } : {}),
        ...outgoing.headers,
      },
      body: encoded?.bytes ?? null,
      form: encoded?.form ?? null,
    };
    for (let tried = 1; ; tried += 1) {
      const exchange = await this.once(request, outgoing.operation, { stream: outgoing.stream });
      const after = waitOf(exchange);
      if (exchange.status !== 429 || tried === MAX_TRIES || after === null) return exchange;
      await this.standStill(after);
    }
  }

  /** Waits as a 429 says. Requests wait beside each other: time that passed for several of them passed once. */
  private async standStill(seconds: number): Promise<void> {
    const { traffic } = this;
    if (traffic.waiting === 0) {
      traffic.waitingSince = Date.now();
      traffic.onWait(seconds);
    }
    traffic.waiting += 1;
    try {
      await wait(seconds * 1000 + 50, undefined, { signal: traffic.interruption.signal });
    } catch {
      throw new RunEnded(INTERRUPTED);
    } finally {
      traffic.waiting -= 1;
      if (traffic.waiting === 0) traffic.waitedMs += Date.now() - traffic.waitingSince;
    }
  }

  /** Fetches an address of this origin or another one, as a picture's. */
  async fetch(url: string): Promise<Exchange> {
    const target = new URL(url, this.base.origin);
    return this.once(
      {
        method: 'GET',
        ...(target.origin !== this.base.origin && { origin: target.origin }),
        path: `${target.pathname}${target.search}`,
        headers: { 'user-agent': this.settings.userAgent },
        body: null,
        form: null,
      },
      null,
      { target },
    );
  }

  /**
   * Sends bytes as they are over a connection of their own, and keeps each answer like any other.
   * @param raw.show a shell command that repeats it
   * @returns what came back, and the exchange of the last answer (or of none)
   */
  async raw({
    show,
    operation = null,
    path,
    ...raw
  }: Omit<RawRequest, 'timeout'> & { show: string; path: string; operation?: Operation | null }): Promise<
    RawConversation & { last: Exchange }
  > {
    const number = await this.slot();
    const { check } = this.asker;
    const at = Date.now();
    const begun = performance.now();
    const conversation = await converse(this.base, { ...raw, timeout: this.settings.timeout });
    const bytes = Buffer.concat(raw.pieces);
    const exchanges = (conversation.answers.length > 0 ? conversation.answers : [null]).map(
      (answer, index): Exchange => ({
        number,
        check,
        operation,
        at,
        ms: performance.now() - begun,
        request: {
          method: raw.methods[index] ?? '',
          path: `${this.prefix}${path}`,
          headers: {},
          body: bytes,
          form: null,
          show,
        },
        status: answer?.status ?? 0,
        headers: answer?.headers ?? {},
        body: answer?.body ?? Buffer.alloc(0),
        json: answer ? parseJson(answer.body) : undefined,
        failure: answer ? null : (conversation.failure ?? 'the connection was closed without an answer'),
      }),
    );
    this.traffic.exchanges.push(...exchanges);
    return { ...conversation, last: exchanges.at(-1) as Exchange };
  }

  /** Name and port of the server, for a request that is written by hand. */
  get host(): string {
    return this.base.host;
  }

  close(): void {
    this.traffic.agent.destroy();
  }

  private async once(request: SentRequest, operation: Operation | null, from: From): Promise<Exchange> {
    const number = await this.slot();
    const first = await this.exchange(number, request, operation, from);
    const answer = first.stale ? await this.exchange(number, request, operation, from) : first;
    this.traffic.failedInARow = answer.failure === null ? 0 : this.traffic.failedInARow + 1;
    this.traffic.exchanges.push(answer);
    if (this.traffic.failedInARow >= MAX_FAILED_CONNECTIONS)
      throw new RunEnded(
        `${MAX_FAILED_CONNECTIONS} requests in a row got no answer; the last: ${answer.failure ?? ''}.`,
      );
    return answer;
  }

  /** Waits until the next request may be sent. @returns its number */
  private async slot(): Promise<number> {
    const { traffic, settings } = this;
    if (traffic.interruption.signal.aborted) throw new RunEnded(INTERRUPTED);
    if (!traffic.unlimited && traffic.sent >= settings.maxRequests)
      throw new RunEnded(`${settings.maxRequests} requests were sent (--max-requests).`);
    traffic.sent += 1;
    const number = traffic.sent;
    if (settings.rps <= 0) return number;
    const now = Date.now();
    const at = Math.max(now, traffic.nextSlot);
    traffic.nextSlot = at + 1000 / settings.rps;
    if (at > now) await wait(at - now);
    return number;
  }

  /** Answers with `stale` where a connection that was idle had ended by then, and the request may be sent again (RFC 9112, 9.3.1). */
  private exchange(
    number: number,
    request: SentRequest,
    operation: Operation | null,
    { target = this.base, stream }: From,
  ): Promise<Exchange & { stale?: boolean }> {
    const at = Date.now();
    const begun = performance.now();
    const { check } = this.asker;
    const done = (part: Partial<Exchange>): Exchange => ({
      number,
      check,
      operation,
      request,
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
      const agent = target.origin === this.base.origin ? this.traffic.agent : undefined;
      const transport = transportOf(target);
      const timeout = this.settings.timeout + (stream?.openMs ?? 0);
      const headers = {
        ...request.headers,
        ...(request.body ? { 'content-length': String(request.body.length) } : {}),
      };
      const outgoing = transport.request(
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
}

/** The seconds to wait that an answer names; null where there are none, or more than are waited. */
export function waitOf({ headers }: Pick<Exchange, 'headers'>): number | null {
  const after = Number(headers['retry-after']);
  return after <= MAX_WAIT_S ? after : null;
}

const transportOf = ({ protocol }: URL) => (protocol === 'https:' ? https : http);

const newTraffic = ({ baseUrl }: ClientSettings): Traffic => ({
  agent: new (transportOf(new URL(baseUrl)).Agent)({ ...KEPT_ALIVE, maxSockets: 8 }),
  exchanges: [],
  onWait: () => undefined,
  nextSlot: 0,
  sent: 0,
  failedInARow: 0,
  unlimited: false,
  interruption: new AbortController(),
  waiting: 0,
  waitingSince: 0,
  waitedMs: 0,
});

function encodeBody(
  body: NonNullable<Outgoing['body']> | null,
): { bytes: Buffer; type: string | null; form: readonly FormPart[] | null } | null {
  if (body === null) return null;
  return 'form' in body ? { ...encodeForm(body.form), form: body.form } : { ...body, form: null };
}

const isEvents = (headers: http.IncomingHttpHeaders) =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

/** A stream of server-sent events is judged by its first. */
const firstEvent = (body: Buffer) => Buffer.from(/^data: ?(.*)$/m.exec(body.toString('utf8'))?.[1] ?? '');

/** @returns undefined for what is no JSON */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
