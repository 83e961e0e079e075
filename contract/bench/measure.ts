import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMinimalServer } from '../fixtures/minimal/server';
import { startPython } from '../fixtures/python/start';
import { causeLines } from '../report/lines';
import { byCause } from '../run/causes';
import type { Options } from '../run/options';
import { run, ServerUnusable } from '../run/run';
import { Contract } from '../spec/contract';
import type { SubtleDefect } from './bends';
import { Proxy, watched } from './bends/proxy';
import type { BenchDefect } from './defects';
import { runPeers } from './peerRuns';
import type { Result } from './result';

export type Planted = BenchDefect | SubtleDefect;

/** How a bench is run. */
export interface Way {
  peers: string | undefined;
  /** The server behind: `python`, the address of one that runs, or the minimal one. */
  target: string | undefined;
  known: boolean;
  show: boolean;
  /** Words of which an id has one, as they were given. */
  only: string | undefined;
}

const ACCOUNT = { user: 'staff@example.com', password: 'only for the bench' };
const CONTRACT = path.join(__dirname, '..', '..', 'openapi.yaml');
/** Read once for all runs of a process. */
const contract = new Contract(CONTRACT);
/** A defect may let requests hang, which is waited for; where other programs keep the processors, a sound server takes seconds as well. */
const TIMEOUT_MS = 10_000;
/** Where how long a hash takes is the defect, it takes as long as elsewhere. */
const HASHED_IN_FULL = 'secrets-account-timed';
const FULL_COST = 16_384;
const SILENT = { begun: () => undefined, waits: () => undefined, done: () => undefined };

/** Whether the server behind runs already, with one account and its records for all. */
export const isShared = (target: string | undefined) => target !== undefined && target !== 'python';

const accountOf = (target: string | undefined, { CONTRACT_USER = '', CONTRACT_PASSWORD = '' } = process.env) =>
  isShared(target) ? { user: CONTRACT_USER, password: CONTRACT_PASSWORD } : ACCOUNT;

interface Running {
  baseUrl: string;
  close: () => Promise<void> | void;
}

/** A server without a defect. */
async function behind(target: string | undefined): Promise<Running> {
  if (target === 'python') return startPython(ACCOUNT);
  if (target !== undefined) return { baseUrl: target, close: () => undefined };
  const server = createMinimalServer({ port: 0, ...ACCOUNT });
  return { baseUrl: await server.listen(), close: () => server.close() };
}

/** What a defect has done of itself. */
type Doings = () => Pick<Result, 'bent' | 'broken'>;

/** A server with the defect, in it or in front of it. */
async function planted(defect: Planted, target: string | undefined): Promise<Running & { doings: Doings }> {
  if ('bend' in defect) {
    const server = await behind(target);
    const { bend, bent } = watched(defect.bend());
    const proxy = new Proxy(contract, new URL(server.baseUrl), bend);
    const close = async () => {
      await proxy.close();
      await server.close();
    };
    return { baseUrl: await proxy.listen(), close, doings: () => ({ bent: bent(), broken: proxy.broken }) };
  }
  const server = createMinimalServer({
    port: 0,
    ...ACCOUNT,
    ...(defect.id === HASHED_IN_FULL && { passwordCost: FULL_COST }),
    defect: defect.defect,
  });
  const doings = () => ({ bent: true, broken: null });
  return { baseUrl: await server.listen(), close: () => server.close(), doings };
}

/** What the kit saw. */
type Seen = Pick<
  Result,
  'found' | 'notOffered' | 'ended' | 'left' | 'lines' | 'requests' | 'seconds' | 'processorSeconds'
> &
  Partial<Pick<Result, 'broken'>>;

/** That the kit cannot begin it says itself, and it is a finding about signing in; anything else is its own failure. */
function withoutReport(error: unknown): Seen {
  const words = error instanceof Error ? error.message : String(error);
  return {
    ...{ notOffered: [], ended: null, left: 0, requests: 0, seconds: 0, processorSeconds: 0 },
    ...(error instanceof ServerUnusable
      ? { lines: [['signIn']], found: [{ check: `H03 ${words}`, operation: 'signIn' }] }
      : { lines: [], found: [], broken: `the kit: ${words}` }),
  };
}

const wordsOf = (cause: ReturnType<typeof byCause>[number]) =>
  causeLines({ ...cause, first: { ...cause.first, curl: [] } }, 'openapi.yaml').join('\n');

/** @param only the checks to run; none stands for all */
export async function measure(defect: Planted, { peers, target, show }: Way, only: string[]): Promise<Result> {
  const out = mkdtempSync(path.join(tmpdir(), 'contract-bench-'));
  const { baseUrl, close, doings } = await planted(defect, target);
  const options: Options = {
    contract: CONTRACT,
    baseUrl,
    ...accountOf(target),
    // Another server is asked for what it offers.
    profile: target === undefined ? 'all' : 'extended',
    scope: 'full',
    allow: { account: true, traces: true, load: true },
    only,
    skip: [],
    origin: 'http://localhost:3000',
    strict: false,
    seed: 1,
    rps: 0,
    maxRequests: 20_000,
    timeout: TIMEOUT_MS,
    reports: [],
    out,
  };
  const processor = process.cpuUsage();
  try {
    const seen = await run(options, SILENT, contract).then((report): Seen => {
      const { user, system } = process.cpuUsage(processor);
      const causes = byCause(report.violations);
      if (show) for (const cause of causes) process.stderr.write(`${defect.id}: ${wordsOf(cause)}\n`);
      return {
        found: report.violations.map(({ check, operation }) => ({ check, operation })),
        notOffered: report.notOffered,
        ended: report.ended,
        left: report.leftovers.length,
        lines: causes.map(({ first, also }) => [first.operation, ...also]),
        requests: report.requests,
        seconds: report.seconds,
        processorSeconds: (user + system) / 1e6,
      };
    }, withoutReport);
    return {
      ...{ id: defect.id, class: defect.class, operation: defect.operation, what: defect.what },
      ...{ behind: 'bend' in defect, whole: only.length === 0, ...doings(), ...seen },
      peers: peers === undefined ? [] : await runPeers({ baseUrl, contract: CONTRACT, peers, ...accountOf(target) }),
    };
  } finally {
    await close();
    rmSync(out, { recursive: true, force: true });
  }
}
