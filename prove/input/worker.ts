import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Exchange } from '../../contract/http/exchange';
import type { Finding } from '../../contract/run/findings';
import { Judge } from '../../contract/run/judge';
import { Contract } from '../../contract/spec/contract';
import { DEMO_ACCOUNT } from '../support/builtServer';
import { Random } from '../support/random';
import { MARKS } from './hostile';
import { Lane, type Heard } from './lane';
import { Pools, type Kind } from './pools';
import { rawMessage } from './rawMessages';
import { Requests, type Made } from './requests';

/** What a worker is told to do. */
export interface Task {
  origin: string;
  token: string;
  seed: number;
  count: number;
  /** How long it may take, s. */
  seconds: number;
  found: Readonly<Record<Kind, readonly string[]>>;
}

/** A promise that an answer broke: the kit's check, the operation and what was seen. */
export interface Broken {
  check: string;
  where: string;
  got: string;
  /** The first message of it, as text. */
  example: string;
  times: number;
}

/** What a worker says, again and again; `done` at its end. */
export interface Progress {
  sent: number;
  raw: number;
  overloaded: number;
  /** Operations that were asked for by their own method, and those that did what they were asked at least once. */
  operations: readonly string[];
  succeeded: readonly string[];
  slowestMs: number;
  statuses: Readonly<Record<string, number>>;
  broken: readonly Broken[];
  done: boolean;
}

const LANES = 10;
const RAW_SHARE = 0.02;
const TELL_EVERY = 500;
const MOST_BROKEN = 60;

class Worker {
  private readonly contract = new Contract(path.join(__dirname, '../../openapi.yaml'));
  private readonly broken = new Map<string, Broken>();
  private readonly statuses: Record<string, number> = {};
  private readonly operations = new Set<string>();
  private readonly succeeded = new Set<string>();
  private readonly pools: Pools;
  private readonly judge: Judge;
  private sent = 0;
  private raw = 0;
  private overloaded = 0;
  private slowestMs = 0;
  private made: Made | null = null;

  constructor(private readonly task: Task) {
    this.pools = new Pools(task.found);
    const add = ({ check, at, got, root = '' }: Finding) =>
      this.note(check, 'request' in at ? (at.operation?.id ?? at.request.path) : at.id, got, root);
    this.judge = new Judge(this.contract, { add }, () => [task.token, DEMO_ACCOUNT.password, MARKS.password]);
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: LANES }, (_, index) => this.lane(index)));
    this.tell(true);
  }

  private async lane(index: number): Promise<void> {
    const { origin, seed, token, count, seconds } = this.task;
    const { hostname, port, host } = new URL(origin);
    const deadline = Date.now() + seconds * 1_000;
    const random = new Random(seed * 1_000 + index);
    const requests = new Requests(this.contract, this.pools, token, random);
    const lane = new Lane(hostname, Number(port));
    while (this.sent < count && Date.now() < deadline) {
      this.sent += 1;
      const isRaw = random.chance(RAW_SHARE);
      const made = isRaw ? rawMessage(random) : requests.next(host);
      if (isRaw) {
        this.raw += 1;
        lane.close();
      }
      const heard = await lane.ask(made.bytes, made.method, made.whole);
      if (isRaw) lane.close();
      this.look(made, heard);
      if (this.sent % TELL_EVERY === 0) this.tell(false);
    }
    lane.close();
  }

  private look(made: Made, { answer, failure, ms }: Heard): void {
    this.made = made;
    const own = made.operation?.method.toUpperCase() === made.method ? made.operation : null;
    if (own) this.operations.add(own.id);
    const where = made.operation?.id ?? made.target;
    if (!answer) {
      if (made.whole)
        this.note(failure ?? 'closed', where, `no answer: ${failure ?? 'closed'} after ${Math.round(ms)} ms`);
      return;
    }
    this.slowestMs = Math.max(this.slowestMs, ms);
    this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
    if (own && answer.status < 300) this.succeeded.add(own.id);
    if (answer.status === 503 && answer.headers['retry-after'] !== undefined) {
      this.overloaded += 1;
      return;
    }
    // What the sender says to have already (RFC 9110, 15.4.5).
    if (answer.status === 304 && made.conditional) return;
    const exchange = exchangeOf(made, answer, ms);
    if (made.api) this.judge.judge(exchange, made.before);
    else if (answer.status >= 500) this.note('A03', where, `${answer.status}`);
    this.pools.learn(exchange);
  }

  private note(check: string, where: string, got: string, root = ''): void {
    const key = `${check} ${where} ${root}`;
    const known = this.broken.get(key);
    if (known) known.times += 1;
    else if (this.broken.size < MOST_BROKEN) {
      const example = this.made?.bytes.toString('latin1').slice(0, 600) ?? '';
      this.broken.set(key, { check, where: where.slice(0, 200), got: got.slice(0, 300), example, times: 1 });
    }
  }

  private tell(done: boolean): void {
    const { sent, raw, overloaded, slowestMs, statuses } = this;
    const said: Progress = {
      sent,
      raw,
      overloaded,
      slowestMs,
      statuses,
      operations: [...this.operations],
      succeeded: [...this.succeeded],
      broken: [...this.broken.values()],
      done,
    };
    process.send?.(said);
  }
}

function exchangeOf({ operation, method, target }: Made, answer: NonNullable<Heard['answer']>, ms: number): Exchange {
  const request = { method, path: target, headers: {}, body: null, form: null };
  const body = decoded(answer);
  return { number: 0, check: '', operation, request, ...answer, body, json: jsonOf(body), ms, failure: null, at: 0 };
}

/** A body as it was before it was compressed on its way. */
function decoded({ headers, body }: NonNullable<Heard['answer']>): Buffer {
  const decode = { gzip: gunzipSync, br: brotliDecompressSync }[headers['content-encoding'] ?? ''];
  return decode && body.length > 0 ? decode(body) : body;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

process.once('message', (task) => {
  void new Worker(task as Task).run().then(() => process.disconnect());
});
