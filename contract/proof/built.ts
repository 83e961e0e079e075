/**
 * The kit and the journeys against the built server, as CI runs them: `tsx contract/proof/built.ts [--json FILE]`. Starts
 * `dist/server/main.js` on a database of its own with demo data, and ends with exit code 1 where anything is wrong.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuiltServer, DEMO_ACCOUNT } from '../../prove/support/builtServer';
import { temporaryFolder, withCleanup, type Undo } from '../../prove/support/cleanup';
import { isOpen } from '../report/lines';
import type { Report } from '../run/run';

const ROOT = path.join(__dirname, '..', '..');
const OUT = path.join(ROOT, 'test-results', 'contract');
const ORIGIN = 'http://localhost:3000';
const JOURNEYS = [
  'contract/journeys.arazzo.yaml',
  'contract/journeys/extended.arazzo.yaml',
  'contract/journeys/traces.arazzo.yaml',
];
/** Statuses that a run with everything allowed must have seen of every operation that documents them. */
const MUST_BE_SEEN = (status: number) => status < 300 || [400, 401, 404].includes(status);

/** Nothing that this server tells has failed when the run begins, so there is nothing to try again. */
const NEVER_SEEN = ['retryNotice 200'];

interface Outcome {
  passed: number;
  problems: string[];
}

/** Every check, with all that a run may do. What a server of the core is asked is a part of it. */
function run(baseUrl: string): { status: number | null; report: Report } {
  const args = [
    'contract/cli.ts',
    '--base-url',
    baseUrl,
    '--user',
    DEMO_ACCOUNT.user,
    '--origin',
    ORIGIN,
    '--profile',
    'all',
    '--scope',
    'full',
    '--strict',
    '--report',
    'console,json,junit,html',
    '--out',
    OUT,
  ];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CONTRACT_PASSWORD: DEMO_ACCOUNT.password },
  });
  return { status, report: JSON.parse(readFileSync(path.join(OUT, 'contract.json'), 'utf8')) as Report };
}

/** Every operation, and every status that can be provoked. */
function kit(baseUrl: string): Outcome {
  const { status, report } = run(baseUrl);
  const unseen = report.coverage.flatMap(({ operation, parameters, statuses }) =>
    statuses
      // What takes no input has none to refuse.
      .filter(({ status: one, seen }) => MUST_BE_SEEN(one) && seen === 0 && !(one === 400 && !parameters))
      .map(({ status: one }) => `${operation} ${one}`)
      .filter((answer) => !NEVER_SEEN.includes(answer))
      .map((answer) => `${answer} was never seen`),
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
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'respect', ...JOURNEYS, '--server', `api=${baseUrl}`],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(DEMO_ACCOUNT) },
    },
  );
  // Its last words are a table of the files.
  return status === 0
    ? { passed: JOURNEYS.length, problems: [] }
    : { passed: 0, problems: ['not all journeys hold: the table says of which file'] };
}

async function main(undo: (step: Undo) => void): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  const env = {
    LOG_LEVEL: 'error',
    CORS_ORIGINS: ORIGIN,
    // Other tests keep the processors busy meanwhile.
    PICTURE_NICENESS: '0',
    // Many pages of few records, as other servers may have them.
    PAGE_SIZE_PRODUCTS: '5',
    PAGE_SIZE_ARTICLES: '4',
    PAGE_SIZE_QUOTATIONS: '6',
  };
  const { origin } = await BuiltServer.start({ dataDir: temporaryFolder(undo), env }, undo);
  const baseUrl = `${origin}/api/v1`;
  const outcomes = [kit(baseUrl), journeys(baseUrl)];
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  for (const problem of problems) console.error(problem);
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      JSON.stringify({ passed: outcomes.reduce((sum, { passed }) => sum + passed, 0), failed: problems.length }),
    );
  return problems.length === 0 ? 0 : 1;
}

withCleanup(main);
