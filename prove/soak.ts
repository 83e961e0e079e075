/**
 * `npm run prove -- soak`: two hours of mixed use with a deploy, a restart of the database and a day's clock: memory and
 * descriptors stay flat, and nothing fails that nobody caused. `--minutes=10` for a short one.
 */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../bench/support/statistics';
import { makersOf } from '../server/testing/shop';
import { pictureOf } from '../server/testing/uploadPictures';
import { BuiltServer, freePort, type ServerOptions } from './support/builtServer';
import { callerOf, signIn, type Caller } from './support/calls';
import { temporaryFolder } from './support/cleanup';
import { movedClock, secondsAhead } from './support/movedClock';
import { orSkipped, runPart, type Trial } from './support/part';
import { descriptors, residentBytes } from './support/processes';
import { seconds } from './support/seen';

const MINUTES = 120;
const SAMPLE_MINUTES = 0.15;
/** Parts of the time: when a new version comes, when the database is restarted, and from when on memory is to be flat. */
const [DEPLOY, RESTART, WARM] = [0.1, 0.2, 0.4];
const SAMPLES_EVERY_MS = 1_000;
/** What a restart may take at most, ms. */
const RECOVERY_MS = 15_000;
/** After a restart: whatever fails from its beginning until so long after the server is ready again, it has caused, ms. */
const AFTERWARDS_MS = 5_000;
const FLAT = 0.05;
/** Megabytes: what a collection of garbage more or less makes of a small process is no growth. */
const NOISE_BYTES = 8 * 2 ** 20;
const MEGABYTE = 2 ** 20;
/**
 * On a large machine V8 lets the heap grow to four times what lives before it collects, and the memory of a quarter is
 * that of chance. So much it would have at the most on a machine of 2 GB.
 */
const HEAP_MB = 512;
/** Milliseconds from one turn of each kind of visitor to the next. */
const TURN_MS = 50;

/** So many programs want to run at once that others, beside this one, keep the shop from answering in time. */
const isCrowded = () => (os.loadavg()[0] ?? 0) > 2 * os.cpus().length;

/** 503 with Retry-After: somebody was asked to come again. */
class Refused extends Error {}

function failure(what: string, status: number, retryAfter: string | null): Error {
  return new (status === 503 && retryAfter !== null ? Refused : Error)(`${what}: ${status}`);
}

/** A shop that several servers serve one after the other, on one address and one data folder. */
class LongRun {
  server!: BuiltServer;
  answered = 0;
  /** Failures that nobody caused, those within the time of a restart, and who was asked to come again on a crowded machine. */
  readonly failures: string[] = [];
  caused = 0;
  crowded = 0;
  /** What was restarted, and how long that took, ms. */
  readonly restarts: [what: string, ms: number][] = [];
  private disturbedUntil = 0;
  private token = '';

  constructor(
    private readonly options: ServerOptions & { port: number },
    private readonly undo: Trial['undo'],
  ) {}

  async start(): Promise<void> {
    this.server = await BuiltServer.start(this.options, this.undo);
    this.token ||= await signIn(this.server.origin);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  /** A new version: the old server is told to stop, the new one takes its port. */
  deploy(): Promise<void> {
    return this.disturb('the deploy', async () => {
      await this.server.stop();
      await this.start();
    });
  }

  restartDatabase(): Promise<void> {
    return this.disturb('the database', async () => {
      await this.server.kill('postmaster');
      // The first answers may still come over connections that nobody has told of the end.
      await delay(300);
      await this.server.ready();
    });
  }

  private async disturb(what: string, work: () => Promise<void>): Promise<void> {
    this.disturbedUntil = Infinity;
    const began = Date.now();
    await work();
    this.restarts.push([what, Date.now() - began]);
    this.disturbedUntil = Date.now() + AFTERWARDS_MS;
  }

  /** Does a visitor's or a staff member's turn, and counts what fails. */
  async turn(work: (visitor: Caller, staff: Caller) => Promise<unknown>): Promise<void> {
    const began = Date.now();
    try {
      await work(this.checked(callerOf(this.origin)), this.checked(callerOf(this.origin, this.token)));
      this.answered += 1;
    } catch (error) {
      if (began < this.disturbedUntil) this.caused += 1;
      else if (error instanceof Refused && isCrowded()) this.crowded += 1;
      else
        this.failed(
          `${String(error).slice(0, 200)} after ${seconds(Date.now() - began)}, at a load of ${os.loadavg()[0]?.toFixed(1)}`,
        );
    }
  }

  private failed(what: string): void {
    this.failures.push(what);
    console.log(`${new Date().toISOString()} ${what}; the server's last words: ${this.server.log.slice(-400)}`);
  }

  /** A call that fails where the answer does. */
  private checked(call: Caller): Caller {
    return async (operationId, options) => {
      const reply = await call(operationId, options);
      if (reply.status >= 400) throw failure(operationId, reply.status, reply.headers.get('retry-after'));
      return reply;
    };
  }
}

/** What people do in a shop, by how many of so many turns. */
function useOf(run: LongRun, picture: Buffer): readonly { every: number; work: (turn: number) => Promise<void> }[] {
  const page = async (path: string) => {
    const answer = await fetch(run.origin + path, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    if (!answer.ok) throw failure(path, answer.status, answer.headers.get('retry-after'));
  };
  return [
    {
      every: 1,
      work: (turn) => run.turn((visitor) => visitor('listProducts', { query: { page: String(1 + (turn % 4)) } })),
    },
    { every: 2, work: () => run.turn(() => page('/shop')) },
    { every: 5, work: (turn) => run.turn(() => page(`/shop?search=words${turn}&x=${turn}`)) },
    {
      every: 3,
      work: (turn) => run.turn((visitor) => visitor('suggestSearch', { query: { search: `kit ${turn % 100}` } })),
    },
    {
      every: 4,
      work: (turn) =>
        run.turn((visitor) =>
          visitor('requestQuote', {
            body: { clients_name: `Visitor ${turn}`, clients_email: 'a@example.com', clients_note: 'Two kits.' },
            headers: { 'idempotency-key': randomUUID() },
          }),
        ),
    },
    { every: 10, work: () => run.turn((_, staff) => staff('listQuotations')) },
    {
      every: 40,
      work: () =>
        run.turn(async (_, staff) => {
          const { id } = await makersOf(staff, `${Math.random().toString(36).slice(2)} `).addProduct({}, [picture]);
          await page(`/shop/single-product/${id}`);
          await staff('deleteProduct', { path: { id } });
        }),
    },
    { every: 200, work: () => run.turn(async () => callerOf(run.origin, await signIn(run.origin))('signOut')) },
  ];
}

const quartersOf = (values: readonly number[]) =>
  [0, 1, 2, 3].map((quarter) => values.slice((quarter * values.length) / 4, ((quarter + 1) * values.length) / 4));

/** Whether a figure grows by no more than a twentieth, from any quarter of the time to any later one. */
function flatness(values: readonly number[], noise: number): { quarters: number[]; isFlat: boolean } {
  const quarters = quartersOf(values).map((each) => median(each));
  const isFlat = quarters.every((now, at) =>
    quarters.slice(at + 1).every((later) => later - now <= Math.max(now * FLAT, noise)),
  );
  return { quarters, isFlat };
}

/** What the server says of its own memory, MB: objects, buffers, and what it keeps of answers up to CONTENT_CACHE_MB. */
async function figuresOf(metricsPort: number): Promise<Record<keyof typeof FIGURES, number> | null> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).catch(() => null);
  if (!answer?.ok) return null;
  const text = await answer.text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN) / MEGABYTE;
  return { heap: figure(FIGURES.heap), buffers: figure(FIGURES.buffers), kept: figure(FIGURES.kept) };
}

const FIGURES = {
  heap: 'nodejs_heap_size_used_bytes',
  buffers: 'nodejs_external_memory_bytes',
  kept: 'memory_content_bytes',
} as const;

async function mixedUse({ row, undo, sample, minutes }: Trial): Promise<void> {
  const metricsPort = await freePort();
  const env = { METRICS_PORT: String(metricsPort), NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  const run = new LongRun({ dataDir: temporaryFolder(undo), port: await freePort(), env }, undo);
  await run.start();
  const total = (sample ? SAMPLE_MINUTES : (minutes ?? MINUTES)) * 60_000;
  const began = Date.now();
  const memory: number[] = [];
  const open: number[] = [];
  const figures: NonNullable<Awaited<ReturnType<typeof figuresOf>>>[] = [];
  const events: [number, () => Promise<void>][] = sample
    ? []
    : [
        [DEPLOY, () => run.deploy()],
        [RESTART, () => run.restartDatabase()],
      ];
  const visitors = use(run, await pictureOf('png', 600, 400), () => Date.now() - began < total);
  while (Date.now() - began < total) {
    await delay(SAMPLES_EVERY_MS);
    const share = (Date.now() - began) / total;
    if (events[0] && share > events[0][0]) await events.shift()![1]();
    if (share < WARM) continue;
    memory.push(residentBytes(run.server.pid()));
    open.push(descriptors(run.server.pid()));
    const now = await figuresOf(metricsPort);
    if (now) figures.push(now);
  }
  await visitors;
  const told = (name: keyof typeof FIGURES, of: (values: readonly number[]) => number) =>
    quartersOf(figures.map((one) => one[name]))
      .map((values) => of(values).toFixed(0))
      .join(', ');
  const [rss, fds] = [flatness(memory, NOISE_BYTES), flatness(open, 3)];
  const time = `${(total / 60_000).toFixed(1)} minutes of mixed use${sample ? '' : `, a deploy at ${DEPLOY * 100} % and a restart of the database at ${RESTART * 100} % of it`}`;
  row({
    what: `${time}: memory from ${WARM * 100} % on`,
    aim: `medians of quarters flat within ${FLAT * 100} %`,
    seen: `${rss.quarters.map((bytes) => (bytes / MEGABYTE).toFixed(0)).join(', ')} MB; of it heap ${told('heap', median)}, and when it was just collected ${told('heap', (values) => Math.min(...values))}; buffers ${told('buffers', median)}; kept ${told('kept', median)} (answers in memory, at most ${process.env.CONTENT_CACHE_MB ?? 64} MB)`,
    holds: rss.isFlat,
  });
  row({
    what: `${time}: descriptors`,
    aim: `medians of quarters flat within ${FLAT * 100} %`,
    seen: fds.quarters.join(', '),
    holds: fds.isFlat,
  });
  row({
    what: `${time}: failures`,
    aim: `none but in a restart, of ${RECOVERY_MS / 1000} s at most, and ${AFTERWARDS_MS / 1000} s after it`,
    seen: `${run.answered} turns went well, ${run.caused} failed in a restart (${run.restarts.map(([what, ms]) => `${what} ${seconds(ms)}`).join(', ')}) or just after it, ${run.crowded} were asked to come again at a load of more than ${2 * os.cpus().length}, ${run.failures.length} failed otherwise${run.failures.length > 0 ? ` (${run.failures[0]})` : ''}`,
    holds:
      run.failures.length + run.crowded === 0 &&
      run.answered > total / 1_000 &&
      run.restarts.every(([, ms]) => ms <= RECOVERY_MS),
  });
}

/** Visitors and staff take their turns while it is to go on. */
async function use(run: LongRun, picture: Buffer, goesOn: () => boolean): Promise<void> {
  await Promise.all(
    useOf(run, picture).map(async ({ every, work }) => {
      for (let turn = 0; goesOn(); turn += 1) {
        await work(turn);
        await delay(TURN_MS * every);
      }
    }),
  );
}

/** Hours of the clock in so many minutes of ours. */
const [DAY_HOURS, DAY_MINUTES] = [24, 2];
const HOUR_S = 3_600;
/** From one step of the clock to the next, ms. */
const STEP_MS = 100;
const DAY = `${DAY_HOURS} hours on the clock of server and database, in ${DAY_MINUTES} minutes`;

/** A day goes by on the clocks of server and database: prices, sessions and sweeps follow them, and nothing fails. */
async function dayOnTheClock({ row, undo }: Trial): Promise<void> {
  // Timers go on by ours: it is the clock that is put forward, not the machine that is faster.
  const { env, move } = movedClock(undo);
  const run = new LongRun({ dataDir: temporaryFolder(undo), port: await freePort(), env }, undo);
  await run.start();
  const picture = await pictureOf('png', 60, 40);
  const began = Date.now();
  const passed = () => (Date.now() - began) / (DAY_MINUTES * 60_000);
  const goOn = async () => {
    for (; passed() < 1; await delay(STEP_MS)) move(passed() * DAY_HOURS * HOUR_S);
  };
  await Promise.all([goOn(), use(run, picture, () => passed() < 1)]);
  const ahead = await secondsAhead(run.server);
  const [server, database] = [ahead.server / HOUR_S, ahead.database / HOUR_S];
  row({
    what: DAY,
    aim: 'no failure, nobody signed out who is at work',
    seen: `${server.toFixed(1)} hours went by for the server, ${database.toFixed(1)} for its database, ${run.answered} turns went well, ${run.failures.length} failed${run.failures.length > 0 ? ` (${run.failures[0]})` : ''}, ${run.crowded} were asked to come again`,
    holds:
      run.failures.length + run.crowded === 0 &&
      run.answered > DAY_MINUTES * 60 &&
      Math.min(server, database) > DAY_HOURS * 0.9,
  });
}

runPart(async (trial) => {
  if (trial.only.test('use')) await mixedUse(trial);
  if (!trial.sample && trial.only.test('clock')) await orSkipped(trial, DAY, () => dayOnTheClock(trial));
});
