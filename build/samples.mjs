/**
 * `node build/samples.mjs [--json FILE] [part…]`: seconds of the parts of `npm run prove` that SAMPLES names, two side by side, so
 * that none of them rots between its whole runs. What each says is shown when it ends.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ownCounts } from './counts.mjs';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');
const LANES = 2;
/** One that takes longer hangs, ms. */
const LIMIT_MS = 240_000;

/** The parts of prove/ that can be tried in seconds, with the rows that say most for their time, the longest first. */
const SAMPLES = {
  attack: 'tokens|smuggling|poisoning|scripts',
  operations: 'pooler: (start|agreement)',
  backup: 'writers',
  durability: '',
  client: '',
  faults: '',
  soak: 'use',
  load: '',
  outbox: '',
  input: '',
  proxies: 'nginx|haproxy',
};

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const waiting = Object.entries(SAMPLES).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const total = { passed: 0, failed: 0, skipped: 0 };
mkdirSync(reports, { recursive: true });

function run([name, only]) {
  const report = path.join(reports, `sample-${name}.json`);
  rmSync(report, { force: true });
  const start = Date.now();
  const args = ['node_modules/tsx/dist/cli.mjs', `prove/${name}.ts`, '--sample', `--only=${only}`, '--json', report];
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], timeout: LIMIT_MS });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
    child.on('close', (code) => {
      const counts = ownCounts(code ?? 1, report);
      for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(
        `--- ${name}: ${counts.failed} failed, ${counts.skipped ?? 0} skipped (${seconds} s)\n${Buffer.concat(said)}`,
      );
      resolve();
    });
  });
}

await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
  }),
);
if (values.json) writeFileSync(values.json, JSON.stringify(total));
process.exitCode = total.failed === 0 ? 0 : 1;
