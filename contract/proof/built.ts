/**
 * The kit and the journeys against the built server, as CI runs them: `tsx contract/proof/built.ts [--json FILE]`. Starts
 * `dist/server/main.js` on a database of its own with demo data, and ends with exit code 1 where anything is wrong.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isOpen } from '../report/lines';
import type { Report } from '../run/run';

const ROOT = path.join(__dirname, '..', '..');
const OUT = path.join(ROOT, 'test-results', 'contract');
const ACCOUNT = { user: 'staff@example.com', password: 'only for this run' };
const ORIGIN = 'http://localhost:3000';
const START_MS = 120_000;
const JOURNEYS = [
  'contract/journeys.arazzo.yaml',
  'contract/journeys/extended.arazzo.yaml',
  'contract/journeys/traces.arazzo.yaml',
];
/** Statuses that a run with everything allowed must have seen of every operation that documents them. */
const MUST_BE_SEEN = (status: number) => status < 300 || [400, 401, 404].includes(status);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** Starts the built server without limits, which a kit that asks for thousands of answers would only wait for. */
async function startServer(port: number, dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: ACCOUNT.password,
      LOG_LEVEL: 'error',
      CORS_ORIGINS: ORIGIN,
      LIMIT_VISITOR_WRITES: '0',
      LIMIT_STAFF_WRITES: '0',
      LIMIT_SIGN_IN_PER_ACCOUNT: '0',
      LIMIT_SIGN_IN_PER_ADDRESS: '0',
    },
  });
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(250)) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return child;
    if (child.exitCode !== null) break;
  }
  child.kill();
  throw new Error('The built server did not start.');
}

interface Outcome {
  passed: number;
  problems: string[];
}

/** Every check, with what else the arguments ask for. */
function run(baseUrl: string, ...more: string[]): { status: number | null; report: Report } {
  const args = [
    'contract/cli.ts',
    '--base-url',
    baseUrl,
    '--user',
    ACCOUNT.user,
    '--origin',
    ORIGIN,
    '--strict',
    '--report',
    'console,json,junit,html',
    '--out',
    OUT,
    ...more,
  ];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CONTRACT_PASSWORD: ACCOUNT.password },
  });
  return { status, report: JSON.parse(readFileSync(path.join(OUT, 'contract.json'), 'utf8')) as Report };
}

/** As a server of the core alone is judged. */
function core(baseUrl: string): Outcome {
  const { status, report } = run(baseUrl, '--profile', 'core', '--allow-account', '--allow-traces');
  return {
    passed: report.checks.length,
    problems:
      status === 0
        ? []
        : [
            `with --profile core the kit ended with exit code ${status ?? 'none'}: ${report.violations.map(({ check, operation }) => `${check} ${operation}`).join(', ')}`,
          ],
  };
}

/** Every operation, and every status that can be provoked. */
function kit(baseUrl: string): Outcome {
  const { status, report } = run(baseUrl, '--profile', 'all', '--scope', 'full');
  const unseen = report.coverage.flatMap(({ operation, parameters, statuses }) =>
    statuses
      // What takes no input has none to refuse.
      .filter(({ status: one, seen }) => MUST_BE_SEEN(one) && seen === 0 && !(one === 400 && !parameters))
      .map(({ status: one }) => `${operation} ${one} was never seen`),
  );
  const unjudged = report.inconclusive
    .filter(isOpen)
    .map(({ check, part, reason }) => `${check} ${part} was not judged: ${reason}`);
  const broken = new Set(report.violations.map(({ check }) => check));
  const problems = [
    ...report.violations.map(({ check, operation }) => `${check} ${operation}`),
    ...unseen,
    ...unjudged,
  ];
  if (status !== 0 && problems.length === 0) problems.push(`the kit ended with exit code ${status ?? 'none'}`);
  return { passed: report.checks.filter(({ id }) => !broken.has(id)).length, problems };
}

/** The journeys of the Arazzo files, run by Redocly's respect. */
function journeys(baseUrl: string): Outcome {
  const results = JOURNEYS.map((file) => {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'respect', file, '--server', `api=${baseUrl}`],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(ACCOUNT) },
      },
    );
    return status === 0 ? null : `the journeys of ${file} do not hold`;
  });
  const problems = results.filter((problem) => problem !== null);
  return { passed: results.length - problems.length, problems };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'contract-built-'));
  const port = await freePort();
  const server = await startServer(port, dataDir);
  const baseUrl = `http://127.0.0.1:${port}/api/v1`;
  const outcomes: Outcome[] = [];
  try {
    outcomes.push(core(baseUrl), kit(baseUrl), journeys(baseUrl));
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => {
      server.once('exit', resolve);
    });
    rmSync(dataDir, { recursive: true, force: true });
  }
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  for (const problem of problems) console.error(problem);
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      JSON.stringify({ passed: outcomes.reduce((sum, { passed }) => sum + passed, 0), failed: problems.length }),
    );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
