/**
 * `npm test`: every check, each counted from its own runner's report. Steps that use one processor run side by side, and
 * what they say is shown when each ends. Goes on after a failure, so that one run tells all; ends with each step's time
 * and `N passed, N failed`. `npm test -- unit e2e` runs only the steps named.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { jestCounts, once, ownCounts, playwrightCounts } from './counts.mjs';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const node = (file, ...args) => [process.execPath, [path.join(root, file), ...args]];
const tsx = (file, ...args) => node('node_modules/tsx/dist/cli.mjs', file, ...args);

const report = (name) => path.join(reports, `${name}.json`);

const journeys = ['beginnings', 'extended', 'traces'].map((name) => `contract/journeys/${name}.arazzo.yaml`);

/** A step that writes its own report. */
const own = (name, ...args) => ({
  name,
  run: tsx(...args, '--json', report(name)),
  counts: (code) => ownCounts(code, report(name)),
});

const steps = [
  { name: 'types', run: ['npm', ['run', '--silent', 'types']] },
  { name: 'lint', run: ['npm', ['run', '--silent', 'lint']] },
  { name: 'contract', run: [bin('redocly'), ['lint', 'openapi.yaml', 'contract/journeys.arazzo.yaml', ...journeys]] },
  { name: 'drift', run: tsx('openapi-config.ts', '--check') },
  { name: 'release', run: node('build/contractDiff.mjs') },
  { name: 'build', run: ['npm', ['run', '--silent', 'build']] },
  {
    name: 'unit',
    run: [bin('jest'), ['--json', `--outputFile=${report('jest')}`]],
    counts: (code) => jestCounts(code, report('jest')),
  },
  own('kit', 'contract/proof/built.ts'),
  own('defects', 'contract/bench/run.ts', '--every', '96', '--known'),
  own('package', 'prove/package.ts', '--sample'),
  own('kit-python', 'prove/kit-python.ts', '--sample'),
  {
    name: 'samples',
    run: node('build/samples.mjs', '--json', report('samples')),
    counts: (code) => ownCounts(code, report('samples')),
  },
  {
    name: 'e2e',
    run: [bin('playwright'), ['test']],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
    counts: (code) => playwrightCounts(code, report('e2e')),
  },
];

/** One after the other; in each, lanes of steps side by side. */
const STAGES = [
  [['build'], ['types', 'contract', 'drift', 'release', 'lint']],
  // The kit waits for slow connections, and tests of the server for clocks.
  [['unit'], ['kit', 'package', 'kit-python', 'defects']],
  [['e2e']],
];

const wanted = process.argv.slice(2);
// Kills, faults and load want a machine to themselves, and packages that few have: `npm test -- samples`, a job of its own.
if (wanted.includes('samples')) STAGES.push([['samples']]);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

// `npm run shop` does without them.
if (!existsSync(bin('eslint'))) {
  console.error('What checks is not installed: `npm install` brings it, `npm run check` does both.');
  process.exit(2);
}

const secondsSince = (start) => Math.round((Date.now() - start) / 1000);

/** The exit code; what a quiet step says comes when it has ended. */
function ended({ name, run: [command, args], env = {} }, isAlone) {
  console.log(`\n--- ${name}${isAlone ? '' : ' (shown when it ends)'}`);
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // On Windows the commands of npm are scripts that only a shell starts.
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', (bytes) => said.push(bytes));
    child.stderr?.on('data', (bytes) => said.push(bytes));
    child.on('error', (error) => {
      console.error(String(error));
      resolve(1);
    });
    child.on('close', (code) => {
      if (!isAlone) process.stdout.write(`\n--- ${name}, ended\n${Buffer.concat(said).toString()}`);
      resolve(code ?? 1);
    });
  });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
const begun = Date.now();

async function take(step, isAlone) {
  const start = Date.now();
  const code = await ended(step, isAlone);
  const result = { skipped: 0, ...(step.counts ?? once)(code) };
  for (const key of Object.keys(total)) total[key] += result[key] ?? 0;
  // Tests that start the server take the build, which is of these sources now.
  if (step.name === 'build' && result.failed === 0) process.env.TEST_BUILT_SERVER = '1';
  lines.push(
    `${result.failed > 0 ? 'FAILED' : 'ok    '} ${step.name}: ${result.passed} passed, ${result.failed} failed (${secondsSince(start)} s)`,
  );
}

for (const stage of STAGES) {
  const lanes = stage
    .map((names) => names.filter((name) => wanted.length === 0 || wanted.includes(name)))
    .filter((names) => names.length > 0)
    .map((names) => names.map((name) => steps.find((step) => step.name === name)));
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await take(step, lanes.length === 1);
    }),
  );
}
console.log(`\n${lines.join('\n')}\n\nAll together ${secondsSince(begun)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
