import type { Operation } from '../spec/contract';
import { parseJson, type Exchange, type FormPart, type SentRequest } from './exchange';
import { encodeForm } from './form';
import { converse, type RawConversation, type RawRequest } from './raw';
import { Traffic, waitOf, type Limits } from './traffic';
import { agentFor, sendOnce, type Stream } from './transport';

export interface ClientSettings extends Limits {
  /** Where the contract's paths begin, without a slash at the end. */
  baseUrl: string;
  /** How long one answer may take until the whole of it is there, ms. */
  timeout: number;
  userAgent: string;
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

const MAX_TRIES = 4;

/** Where an answer comes from, without a target from the server that is judged, and how. */
interface From {
  target?: URL;
  stream?: Stream | undefined;
}

/** Who asks, as its exchanges tell. */
interface Asker {
  readonly check: string;
}

/** Sends requests one by one or in parallel, keeps to the limits, waits where the server says so, and keeps what was said. */
export class Client {
  private readonly base: URL;

  /** @param traffic that of another client beside which this one asks, over its `agent` */
  constructor(
    private readonly settings: ClientSettings,
    private readonly asker: Asker = { check: '' },
    private readonly traffic = new Traffic(settings),
    private readonly agent = agentFor(new URL(settings.baseUrl)),
  ) {
    this.base = new URL(settings.baseUrl);
  }

  /** A client for checks that go on beside others: an exchange tells which of them asked; limits and what was said are those of all. */
  of(asker: Asker): Client {
    return new Client(this.settings, asker, this.traffic, this.agent);
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

  /** Ends the run at its next request; a wait ends at once, and a read that is under way. */
  interrupt(): void {
    this.traffic.interrupt();
  }

  /** Lets the clean-up send what it needs, whatever was used up or interrupted before. */
  extend(): void {
    this.traffic.extend();
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
      await this.traffic.standStill(after);
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
    const number = await this.traffic.slot();
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
    this.agent.destroy();
  }

  private async once(
    request: SentRequest,
    operation: Operation | null,
    { target = this.base, stream }: From,
  ): Promise<Exchange> {
    const asked = { number: await this.traffic.slot(), check: this.asker.check, operation, request };
    const agent = target.origin === this.base.origin ? this.agent : undefined;
    const { timeout } = this.settings;
    const send = () => sendOnce(asked, { target, agent, timeout, stream, interruption: this.traffic.signal });
    const first = await send();
    const answer = first.stale ? await send() : first;
    this.traffic.keep(answer);
    return answer;
  }
}

function encodeBody(
  body: NonNullable<Outgoing['body']> | null,
): { bytes: Buffer; type: string | null; form: readonly FormPart[] | null } | null {
  if (body === null) return null;
  return 'form' in body ? { ...encodeForm(body.form), form: body.form } : { ...body, form: null };
}
