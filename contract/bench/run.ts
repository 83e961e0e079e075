/**
 * `npm run contract:bench`: switches each defect on alone in the minimal server, runs the kit against it, and says what it
 * found; with `--peers FOLDER` other tools run on the same defects beside it.
 *
 *   --only WORD,…   defects whose id holds one of the words      --peers FOLDER   where the peers' packages are, or go
 *   --every N       each Nth defect of every class only     --known          first the checks that found it in RESULTS.md,
 *                                                                            all where these do not
 *   --write FILE    writes the table there as Markdown too       --json FILE      passed and failed, for the tests
 *   --alone         without the runs on servers that have no defect
 *   --show          prints the lines themselves                  --target URL     plants the subtle ones in front of another server,
 *                                                                            of CONTRACT_USER and CONTRACT_PASSWORD
 *
 * Ends with exit code 1 where a defect was not found by a check that names its operation, or where the kit finds something
 * wrong with the server that has no defect; after a whole run also where more than few lines come of one cause, or the first
 * line names another operation too often (LIMITS in table.ts).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createMinimalServer } from '../fixtures/minimal/server';
import { causeLines } from '../report/lines';
import { byCause } from '../run/causes';
import type { Options } from '../run/options';
import { run } from '../run/run';
import { Contract } from '../spec/contract';
import { Proxy } from './bends/proxy';
import { SUBTLE, type SubtleDefect } from './bends';
import { DEFECTS, type BenchDefect } from './defects';
import { installPeers, runPeers } from './peerRuns';
import { isFound, type Result } from './result';
import { beyondLimits, tableOf } from './table';

/** The server as it should be, whose complaints are false alarms. */
const NONE: BenchDefect = { id: 'none', class: 'status', operation: '', what: 'nothing is wrong', defect: {} };
/** What stands between is no defect by itself. */
const NONE_BEHIND: SubtleDefect = {
  id: 'none-behind',
  class: 'kept',
  operation: '',
  what: 'nothing is wrong behind a proxy',
  by: [],
  bend: () => (passing, next) => next(passing),
};
type Planted = BenchDefect | SubtleDefect;
const isGood = ({ id }: Pick<Planted, 'id'>) => id === NONE.id || id === NONE_BEHIND.id;
const ACCOUNT = { user: 'staff@example.com', password: 'only for the bench' };
const CONTRACT = path.join(__dirname, '..', '..', 'openapi.yaml');
/** A defect may let requests hang; these are waited for. */
const TIMEOUT_MS = 3000;
/** More than there are processors for: a run waits where a defect, or a check of slow connections, does. */
const PROCESSES = 4;
/** Of the passwords' hash: what matters here is not how hard they are to guess, except where that is the defect. */
const PASSWORD_COST = 1024;
const IN_FULL = ['secrets-account-timed'];
/** The whole run that is kept. */
const RESULTS = path.join(__dirname, 'RESULTS.md');
const SILENT = { begun: () => undefined, waits: () => undefined, done: () => undefined };

/** The checks that a line of the kept table names; all of them for a defect that it does not have. */
function checksThatFound(defect: Planted): string[] {
  if ('by' in defect) return defect.by;
  const { id } = defect;
  const line = readFileSync(RESULTS, 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`| ${id} |`));
  return (
    line
      ?.split(' | ')
      .at(3)
      ?.match(/[A-Z]\d\d/g) ?? []
  );
}

/** A server with the defect; one that is planted in front stands before the minimal server, or before the one that is named. */
async function planted(
  defect: Planted,
  target: string | undefined,
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  if ('bend' in defect) {
    const behind =
      target === undefined ? createMinimalServer({ port: 0, ...ACCOUNT, passwordCost: PASSWORD_COST }) : null;
    const proxy = new Proxy(
      new Contract(CONTRACT),
      new URL(behind ? await behind.listen() : (target ?? '')),
      defect.bend(),
    );
    return {
      baseUrl: await proxy.listen(),
      close: async () => {
        await proxy.close();
        await behind?.close();
      },
    };
  }
  const server = createMinimalServer({
    port: 0,
    ...ACCOUNT,
    ...(IN_FULL.includes(defect.id) ? {} : { passwordCost: PASSWORD_COST }),
    ...(defect === NONE ? {} : { defect: defect.defect }),
  });
  return { baseUrl: await server.listen(), close: () => server.close() };
}

/** @param only the checks to run; none stands for all */
async function measure(defect: Planted, { peers, target, show }: Way, only: string[]): Promise<Result> {
  const out = mkdtempSync(path.join(tmpdir(), 'contract-bench-'));
  const server = await planted(defect, target);
  const { baseUrl } = server;
  const account = target === undefined ? ACCOUNT : accountOf(process.env);
  const options: Options = {
    contract: CONTRACT,
    baseUrl,
    ...account,
    profile: 'all',
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
    const report = await run(options, SILENT);
    const { user, system } = process.cpuUsage(processor);
    if (show)
      for (const cause of byCause(report.violations))
        process.stderr.write(
          `${defect.id}: ${causeLines({ ...cause, first: { ...cause.first, curl: [] } }, 'openapi.yaml').join('\n')}\n`,
        );
    const beside = peers === undefined ? [] : await runPeers({ baseUrl, contract: CONTRACT, peers, ...account });
    return {
      id: defect.id,
      class: defect.class,
      operation: defect.operation,
      what: defect.what,
      found: report.violations.map(({ check, operation }) => ({ check, operation })),
      lines: byCause(report.violations).map(({ first, also }) => [first.operation, ...also]),
      whole: only.length === 0,
      requests: report.requests,
      seconds: report.seconds,
      processorSeconds: (user + system) / 1e6,
      peers: beside,
    };
  } catch (error) {
    // The kit could not begin: it has said so, and that is a finding about signing in.
    return {
      id: defect.id,
      class: defect.class,
      operation: defect.operation,
      what: defect.what,
      lines: [['signIn']],
      whole: only.length === 0,
      found: [{ check: `H03 ${error instanceof Error ? error.message : String(error)}`, operation: 'signIn' }],
      requests: 0,
      seconds: 0,
      processorSeconds: 0,
      peers: [],
    };
  } finally {
    await server.close();
    rmSync(out, { recursive: true, force: true });
  }
}

/** One line of JSON a result. */
async function share(defects: readonly Planted[], way: Way): Promise<void> {
  for (const defect of defects) {
    const first = way.known ? checksThatFound(defect) : [];
    const quick = first.length > 0 ? await measure(defect, way, first) : undefined;
    const result = quick && isFound(quick) ? quick : await measure(defect, way, []);
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}

/** Deals the defects out to processes of their own; says what is missed as it comes. */
async function dealt(defects: readonly Planted[], { peers, known, target, show }: Way): Promise<Result[]> {
  const results: Result[] = [];
  await Promise.all(
    Array.from({ length: PROCESSES }, async (_, index) => {
      const ids = defects.filter((__, at) => at % PROCESSES === index).map(({ id }) => id);
      if (ids.length === 0) return;
      const child = spawn(
        process.execPath,
        [
          ...process.execArgv,
          ...process.argv.slice(1, 2),
          '--share',
          ids.join(','),
          ...(peers === undefined ? [] : ['--peers', peers]),
          ...(known ? ['--known'] : []),
          ...(show ? ['--show'] : []),
          ...(target === undefined ? [] : ['--target', target]),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      for await (const line of createInterface({ input: child.stdout })) {
        const result = JSON.parse(line) as Result;
        results.push(result);
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${results.length}/${defects.length} ${result.id}`);
        else if (!isFound(result) && !isGood(result))
          process.stderr.write(
            `${results.length}/${defects.length} ${result.id} (${result.operation}): not found${result.found.length > 0 ? `, but ${result.found.map(({ check, operation }) => `${check} ${operation}`).join(', ')}` : ''}\n`,
          );
      }
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return defects.flatMap(({ id }) => results.find((result) => result.id === id) ?? []);
}

/** How a bench is run. */
interface Way {
  peers: string | undefined;
  target: string | undefined;
  known: boolean;
  show: boolean;
}

const accountOf = ({ CONTRACT_USER = '', CONTRACT_PASSWORD = '' }: NodeJS.ProcessEnv) => ({
  user: CONTRACT_USER,
  password: CONTRACT_PASSWORD,
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      every: { type: 'string', default: '1' },
      known: { type: 'boolean', default: false },
      peers: { type: 'string' },
      write: { type: 'string' },
      json: { type: 'string' },
      show: { type: 'boolean', default: false },
      alone: { type: 'boolean', default: false },
      target: { type: 'string' },
      share: { type: 'string' },
    },
  });
  const { peers, target, known, show } = values;
  const way: Way = { peers, target, known, show };
  const all: readonly Planted[] = [NONE, NONE_BEHIND, ...DEFECTS, ...SUBTLE];
  if (values.share !== undefined) {
    const ids = values.share.split(',');
    await share(
      all.filter(({ id }) => ids.includes(id)),
      way,
    );
    return;
  }
  const words = values.only?.split(',') ?? [''];
  // Another server has only what can be planted in front of it.
  const plantable: readonly Planted[] = target === undefined ? [...DEFECTS, ...SUBTLE] : SUBTLE;
  const chosen = plantable.filter(({ id }) => words.some((word) => id.includes(word)));
  const every = Math.max(1, Number(values.every));
  const unbent: readonly Planted[] = target === undefined ? [NONE, NONE_BEHIND] : [NONE_BEHIND];
  const good = values.alone ? [] : unbent;
  const wanted = [
    ...good,
    ...chosen.filter((defect) => chosen.filter((one) => one.class === defect.class).indexOf(defect) % every === 0),
  ];
  if (peers !== undefined) installPeers(peers);
  const results = await dealt(wanted, way);
  const measured = results.filter((result) => !isGood(result));
  const clean = results.find(isGood);
  const missed = measured.filter((result) => !isFound(result));
  const alarms = results.filter(isGood).flatMap(({ found }) => found);
  const table = tableOf(measured, clean);
  process.stdout.write(`${table}\n`);
  if (values.write !== undefined) writeFileSync(values.write, `${table}\n`);
  for (const { check, operation } of alarms) console.log(`False alarm: ${check} ${operation}`);
  for (const { id, what, operation, found } of missed)
    console.log(
      `Not found: ${id} (${operation}: ${what})${found.length > 0 ? `; found elsewhere: ${found.map((one) => `${one.check} ${one.operation}`).join(', ')}` : ''}`,
    );
  for (const words of beyondLimits(measured)) console.log(words);
  const failed =
    beyondLimits(measured).length + missed.length + (alarms.length > 0 ? 1 : 0) + (wanted.length - results.length);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ passed: wanted.length - failed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
