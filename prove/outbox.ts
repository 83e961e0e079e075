/**
 * `npm run prove -- outbox`: what is announced arrives, whatever becomes of the processes that send it and of the
 * services that take it. Two servers on one database send to a push service that decrypts (RFC 8291) and to a mail
 * server of Debian's that stalls, refuses and hangs up.
 */
import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { startPushService } from '../server/testing/pushService';
import { withDatabase } from './support/database';
import { Cluster, SELLER } from './operations/cluster';
import { startProgram } from './support/programs';
import { BuiltServer, DEMO_ACCOUNT, freePort } from './support/builtServer';
import { callerOf, signIn } from './support/calls';
import { temporaryFolder } from './support/cleanup';
import { MissingPackage, orSkipped, runPart, type Trial } from './support/part';
import { Random } from './support/random';

/** Debian's, whose packages it has. */
const PYTHON = '/usr/bin/python3';
const DEVICES = ['phone', 'tablet', 'laptop'];
/** Of each request: a push to each device, a letter to the staff and a receipt to who asked. */
const NOTICES_EACH = DEVICES.length + 2;
const FULL = { requests: 2_000, kills: 20, pauseMs: 5_000 };
const SAMPLE = { requests: 60, kills: 2, pauseMs: 500 };
/** Of ten thousand notices so many may come twice. */
const TWICE_OF = 1_000;
/** A push takes so long to its service, ms; of a hundred two are put off. */
const UNDER_WAY_MS = 100;
const PUT_OFF = 0.02;
/** How long what was put off, or claimed by who died, may take after the last kill, ms. */
const REST_MS = 25 * 60_000;
const WRITERS = 8;

/** How often each notice has come, by its name. */
class Arrivals {
  readonly times = new Map<string, number>();

  add(name: string): void {
    this.times.set(name, (this.times.get(name) ?? 0) + 1);
  }
}

/** @returns its address; tells each mail that it takes */
async function startMail(arrivals: Arrivals, undo: Trial['undo']): Promise<string> {
  if (spawnSync(PYTHON, ['-c', 'import aiosmtpd']).status !== 0)
    throw new MissingPackage('aiosmtpd is missing: apt-get install python3-aiosmtpd');
  const port = await freePort();
  const child = await startProgram([PYTHON, [path.join(__dirname, 'outbox/mailServer.py'), String(port)]], port, undo);
  if (!child.stdout) throw new Error('The mail server says nothing.');
  createInterface(child.stdout).on('line', (line) => arrivals.add((JSON.parse(line) as { id: string }).id));
  return `smtp://127.0.0.1:${port}`;
}

/** Two processes on one database, of which one at a time is killed and started again. */
class Pair {
  private readonly servers: BuiltServer[] = [];

  constructor(
    private readonly options: { dataDir: string; env: Record<string, string> },
    private readonly undo: Trial['undo'],
  ) {}

  async start(): Promise<void> {
    for (const index of [0, 1]) this.servers[index] = await this.one(await freePort());
  }

  get origins(): string[] {
    return this.servers.map(({ origin }) => origin);
  }

  async kill(index: number): Promise<void> {
    const server = this.servers[index];
    if (!server) throw new Error('There is no such server.');
    await server.kill('server');
    this.servers[index] = await this.one(Number(new URL(server.origin).port));
  }

  private one(port: number): Promise<BuiltServer> {
    const { dataDir, env } = this.options;
    return BuiltServer.start({ dataDir: path.join(dataDir, String(port)), port, env }, this.undo);
  }
}

/** Sends a request until it is acknowledged, to whichever server answers; its key makes one of all tries. */
async function ask(pair: Pair, number: number): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { clients_name: 'A visitor', clients_email: `visitor${number}@example.com`, clients_note: 'Two kits.' };
  for (let tries = 0; tries < 300; tries += 1) {
    const origin = pair.origins[(number + tries) % 2] ?? '';
    const reply = await callerOf(origin)('createQuotation', { body, headers }).catch(() => null);
    if (reply?.status === 201) return (reply.data as { id: string }).id;
    await delay(200);
  }
  throw new Error('A request was never acknowledged.');
}

runPart((trial) => orSkipped(trial, 'the outbox', () => tryOutbox(trial)));

async function tryOutbox(trial: Trial): Promise<void> {
  const { sample, seed, undo } = trial;
  const { requests, kills, pauseMs } = sample ? SAMPLE : FULL;
  const arrivals = new Arrivals();
  const folder = temporaryFolder(undo);
  const smtp = await startMail(arrivals, undo);
  const cluster = await Cluster.create(path.join(folder, 'database'), undo);
  cluster.sql(`create database shop owner ${SELLER}`);
  const push = await startPushService();
  undo(() => push.close());
  const random = new Random(seed);
  push.answerWith(async () => {
    await delay(UNDER_WAY_MS);
    return random.chance(PUT_OFF) ? 503 : 201;
  });
  const env = {
    DATABASE_URL: cluster.url('shop'),
    MEDIA_DIR: path.join(folder, 'media'),
    DEMO_DATA: 'always',
    SMTP_URL: smtp,
    MAIL_FROM: 'The shop <shop@shop.example>',
    PUSH_SERVICES: push.origin,
    LOG_LEVEL: 'error',
  };
  const pair = new Pair({ dataDir: folder, env }, undo);
  await pair.start();
  const devices = DEVICES.map((name) => ({ name, browser: push.browser(name) }));
  const staff = callerOf(pair.origins[0] ?? '', await signIn(pair.origins[0] ?? '', DEMO_ACCOUNT));
  for (const { name, browser } of devices)
    await expected(staff('addPushDevice', { body: { name, ...browser.subscription } }));
  await expected(staff('updateNotificationSettings', { body: { email: true } }));

  const begun = performance.now();
  const asked: string[] = [];
  let next = 0;
  const asking = Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (next < requests) asked.push(await ask(pair, (next += 1)));
    }),
  );
  const count = (where: string) => Number(cluster.sql(`select count(*) from notices where ${where}`, 'shop'));
  let idle = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(pauseMs * (0.5 + random.next()));
    if (count('failed_at is null and due_at <= now()') === 0) idle += 1;
    await pair.kill(kill % 2);
  }
  await asking;
  // A sample has no time for the leases of the dead.
  if (sample) cluster.sql('update notices set due_at = now() where failed_at is null', 'shop');
  const deadline = Date.now() + REST_MS;
  while (count('failed_at is null') > 0 && Date.now() < deadline) await delay(500);
  const dead = count('failed_at is not null');
  await withDatabase(cluster.url('shop'), async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from notices where failed_at is not null');
    for (const { id } of rows) await expected(staff('retryNotice', { path: { id } }));
  });
  while (count('true') > 0 && Date.now() < deadline) await delay(200);
  for (const { name, browser } of devices)
    for (const { tag } of browser.received as { tag: string }[]) arrivals.add(`${name} ${tag}`);
  tell(trial, { arrivals, asked, kills, idle, dead, left: count('true'), seconds: (performance.now() - begun) / 1000 });
}

async function expected(reply: ReturnType<ReturnType<typeof callerOf>>): Promise<void> {
  const { status, text } = await reply;
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 200)}`);
}

interface Seen {
  arrivals: Arrivals;
  asked: readonly string[];
  kills: number;
  /** Kills while nothing was due. */
  idle: number;
  /** Notices that were given up, and tried again by staff. */
  dead: number;
  left: number;
  seconds: number;
}

function tell({ row }: Trial, { arrivals: { times }, asked, kills, idle, dead, left, seconds }: Seen): void {
  const notices = asked.length * NOTICES_EACH;
  const pushed = asked.flatMap((id) => DEVICES.map((name) => `${name} request ${id}`));
  const letters = [...times.keys()].filter((name) => name.startsWith('<'));
  const beyond = letters.length - asked.length * 2;
  const lost = pushed.filter((name) => !times.has(name)).length + Math.max(0, -beyond);
  const twice = [...times].filter(([, count]) => count > 1).map(([name]) => name);
  const lettersTwice = twice.filter((name) => name.startsWith('<')).length;
  const strange = times.size - letters.length - pushed.filter((name) => times.has(name)).length + Math.max(0, beyond);
  const most = Math.floor(notices / TWICE_OF);
  const what = `${notices} notices of ${asked.length} requests from two processes on one database, ${kills} kills (SIGKILL) of one of them while they send`;
  row({
    what: `${what}: lost`,
    aim: '0',
    seen: `${lost} lost, ${left} still waiting, ${strange} that nobody asked for; all there after ${Math.round(seconds)} s; ${dead} refused for good at first, sent when staff tried again; ${idle} kills found nothing due`,
    holds: lost === 0 && left === 0 && strange === 0 && notices > 0,
  });
  row({
    what: `${what}: told twice`,
    aim: `${most} at most, one in ${TWICE_OF}`,
    seen: `${twice.length - lettersTwice} pushes and ${lettersTwice} letters (by a push's tag and a letter's Message-ID, by which devices and mail programs show one)`,
    holds: twice.length <= most,
  });
}
