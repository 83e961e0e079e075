/**
 * `npm run contract:bench`: switches each defect on alone in the minimal server, runs the kit against it, and says what it
 * found; with `--peers FOLDER` other tools run on the same defects beside it.
 *
 *   --only WORD,…   defects whose id holds one of the words      --peers FOLDER   where the peers' packages are, or go
 *   --every N       each Nth defect of every class only     --known          first the checks that found it in RESULTS.md,
 *                                                                            all where these do not
 *   --write FILE    writes the table there as Markdown too       --json FILE      passed and failed, for the tests
 *
 * Ends with exit code 1 where a defect was not found by a check that names its operation, or where the kit finds something
 * wrong with the server that has no defect.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createMinimalServer } from '../fixtures/minimal/server';
import type { Options } from '../run/options';
import { run } from '../run/run';
import { DEFECTS, type BenchDefect } from './defects';
import { installPeers, runPeers } from './peerRuns';
import { isFound, type Result } from './result';
import { tableOf } from './table';

/** The server as it should be, whose complaints are false alarms. */
const NONE: BenchDefect = { id: 'none', class: 'status', operation: '', what: 'nothing is wrong', defect: {} };
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
function checksThatFound({ id }: BenchDefect): string[] {
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

/** @param only the checks to run; none stands for all */
async function measure(defect: BenchDefect, peers: string | undefined, only: string[]): Promise<Result> {
  const out = mkdtempSync(path.join(tmpdir(), 'contract-bench-'));
  const server = createMinimalServer({
    port: 0,
    ...ACCOUNT,
    ...(IN_FULL.includes(defect.id) ? {} : { passwordCost: PASSWORD_COST }),
    ...(defect === NONE ? {} : { defect: defect.defect }),
  });
  const baseUrl = await server.listen();
  const options: Options = {
    contract: CONTRACT,
    baseUrl,
    ...ACCOUNT,
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
    const beside = peers === undefined ? [] : await runPeers({ baseUrl, contract: CONTRACT, peers, ...ACCOUNT });
    return {
      id: defect.id,
      class: defect.class,
      operation: defect.operation,
      what: defect.what,
      found: report.violations.map(({ check, operation }) => ({ check, operation })),
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
async function share(defects: readonly BenchDefect[], peers: string | undefined, known: boolean): Promise<void> {
  for (const defect of defects) {
    const first = known ? checksThatFound(defect) : [];
    const quick = first.length > 0 ? await measure(defect, peers, first) : undefined;
    const result = quick && isFound(quick) ? quick : await measure(defect, peers, []);
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}

/** Deals the defects out to processes of their own; says what is missed as it comes. */
async function dealt(defects: readonly BenchDefect[], peers: string | undefined, known: boolean): Promise<Result[]> {
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
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      for await (const line of createInterface({ input: child.stdout })) {
        const result = JSON.parse(line) as Result;
        results.push(result);
        if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${results.length}/${defects.length} ${result.id}`);
        else if (!isFound(result) && result.id !== NONE.id)
          process.stderr.write(
            `${results.length}/${defects.length} ${result.id} (${result.operation}): not found${result.found.length > 0 ? `, but ${result.found.map(({ check, operation }) => `${check} ${operation}`).join(', ')}` : ''}\n`,
          );
      }
    }),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return defects.flatMap(({ id }) => results.find((result) => result.id === id) ?? []);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      every: { type: 'string', default: '1' },
      known: { type: 'boolean', default: false },
      peers: { type: 'string' },
      write: { type: 'string' },
      json: { type: 'string' },
      share: { type: 'string' },
    },
  });
  const all = [NONE, ...DEFECTS];
  if (values.share !== undefined) {
    const ids = values.share.split(',');
    await share(
      all.filter(({ id }) => ids.includes(id)),
      values.peers,
      values.known,
    );
    return;
  }
  const words = values.only?.split(',') ?? [''];
  const chosen = DEFECTS.filter(({ id }) => words.some((word) => id.includes(word)));
  const every = Math.max(1, Number(values.every));
  const wanted = [
    NONE,
    ...chosen.filter((defect) => chosen.filter((one) => one.class === defect.class).indexOf(defect) % every === 0),
  ];
  if (values.peers !== undefined) installPeers(values.peers);
  const results = await dealt(wanted, values.peers, values.known);
  const [clean, ...measured] = results;
  const missed = measured.filter((result) => !isFound(result));
  const alarms = clean?.found ?? [];
  const table = tableOf(measured, clean);
  process.stdout.write(`${table}\n`);
  if (values.write !== undefined) writeFileSync(values.write, `${table}\n`);
  for (const { check, operation } of alarms) console.log(`False alarm: ${check} ${operation}`);
  for (const { id, what, operation, found } of missed)
    console.log(
      `Not found: ${id} (${operation}: ${what})${found.length > 0 ? `; found elsewhere: ${found.map((one) => `${one.check} ${one.operation}`).join(', ')}` : ''}`,
    );
  const failed = missed.length + (alarms.length > 0 ? 1 : 0) + (wanted.length - results.length);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ passed: wanted.length - failed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
