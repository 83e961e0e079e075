/**
 * `npm test`: every check, one after the other, each counted from its own runner's report. Goes on after a failure, so
 * that one run tells all; ends with `N passed, N failed`. `npm test -- unit e2e` runs only the steps named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const node = (file, ...args) => [process.execPath, [path.join(root, file), ...args]];

/** A step without a report of its own counts as one check. */
const once = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function jestCounts(code, file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (!report || report.numTotalTests === 0) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests,
  };
}

function playwrightCounts(code, file) {
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : null;
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0) return { passed: 0, failed: 1 };
  const failed = stats.unexpected;
  return {
    passed: stats.expected + stats.flaky,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}

/** Reports of our own programs: {passed, failed}. */
function ownCounts(code, file) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 };
  return { ...report, failed: code !== 0 && report.failed === 0 ? 1 : report.failed };
}

const jestReport = path.join(reports, 'jest.json');
const e2eReport = path.join(reports, 'e2e.json');
const kitReport = path.join(reports, 'kit.json');
const defectsReport = path.join(reports, 'defects.json');

const journeys = ['beginnings', 'extended', 'traces'].map((name) => `contract/journeys/${name}.arazzo.yaml`);

const steps = [
  { name: 'types', run: ['npm', ['run', '--silent', 'types']] },
  { name: 'lint', run: ['npm', ['run', '--silent', 'lint']] },
  { name: 'contract', run: [bin('redocly'), ['lint', 'openapi.yaml', 'contract/journeys.arazzo.yaml', ...journeys]] },
  { name: 'drift', run: node('build/drift.mjs') },
  { name: 'build', run: ['npm', ['run', '--silent', 'build']] },
  {
    name: 'unit',
    run: [bin('jest'), ['--json', `--outputFile=${jestReport}`]],
    counts: (code) => jestCounts(code, jestReport),
  },
  {
    name: 'kit',
    run: node('node_modules/tsx/dist/cli.mjs', 'contract/proof/built.ts', '--json', kitReport),
    counts: (code) => ownCounts(code, kitReport),
  },
  {
    name: 'defects',
    run: node('node_modules/tsx/dist/cli.mjs', 'contract/bench/run.ts', '--every', '10', '--json', defectsReport),
    counts: (code) => ownCounts(code, defectsReport),
  },
  {
    name: 'e2e',
    run: [bin('playwright'), ['test']],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    counts: (code) => playwrightCounts(code, e2eReport),
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const {
  name,
  run: [command, args],
  env = {},
  counts = once,
} of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n--- ${name}`);
  const start = Date.now();
  // On Windows the commands of npm are scripts that only a shell starts.
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const result = { skipped: 0, ...counts(status ?? 1) };
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0;
  lines.push(
    `${result.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${result.passed} passed, ${result.failed} failed (${Math.round((Date.now() - start) / 1000)} s)`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
