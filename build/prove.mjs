/**
 * `npm run prove -- <part>… [--minutes=N …]`: what takes too long for every change, each part by its name and with an end
 * to it; options are handed on to the parts. Each leaves what it saw in docs/proof/<part>.md, row by row. The site must be
 * built. Ends well where nothing failed and nothing was left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { jestCounts, ownCounts, playwrightCounts } from './counts.mjs';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'test-results');
const HOUR_MS = 3_600_000;
const report = (part) => path.join(reports, `prove-${part}.json`);
const table = (part) => path.join(reports, `prove-${part}.md`);
const proof = (part) => path.join(root, `docs/proof/${part}.md`);

const bench = (part, ...more) => ({
  file: 'node_modules/tsx/dist/cli.mjs',
  args: ['contract/bench/run.ts', '--json', report(part), '--write', table(part), ...more],
  counts: ownCounts,
});

/** A part of the folder prove/. */
const own = (name, what, limitMs) => ({
  [name]: {
    what,
    file: 'node_modules/tsx/dist/cli.mjs',
    args: [`prove/${name}.ts`, '--json', report(name)],
    // A sample proves nothing.
    writes: (sample) => (sample ? [] : ['--write', proof(name), '--about', what]),
    counts: ownCounts,
    limitMs,
  },
});

const PARTS = {
  journeys: {
    what: 'Every journey at both sizes.',
    file: 'node_modules/@playwright/test/cli.js',
    args: ['test'],
    env: { EVERY_SIZE: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
    counts: playwrightCounts,
    limitMs: 2 * HOUR_MS,
  },
  defects: { what: "Every defect of the kit's bench, with every check.", ...bench('defects'), limitMs: 3 * HOUR_MS },
  peers: {
    what: 'Other tools on a twelfth of the defects, beside the kit.',
    ...bench('peers', '--every', '12', '--peers', path.join(root, 'dist/peers')),
    limitMs: 3 * HOUR_MS,
  },
  'left-out': {
    what: 'Each name that a server may leave out, by itself: the kit finds nothing wrong.',
    file: 'node_modules/jest/bin/jest.js',
    args: ['--json', `--outputFile=${report('left-out')}`, 'contract/proof/leftOut.test.ts'],
    env: { EVERY_NAME: '1' },
    counts: jestCounts,
    limitMs: HOUR_MS,
  },
  ...own(
    'package',
    'The kit from its packed file in an empty folder, and clients and a server that generators make of the contract.',
    HOUR_MS,
  ),
  ...own('kit-python', 'A server of another make, in Python, before the kit: nothing is said against it.', HOUR_MS),
  ...own('durability', 'Kills, power cuts and upgrades under writers: what was acknowledged is kept.', 2 * HOUR_MS),
  ...own(
    'faults',
    'Disks, databases, clocks and files that fail: bounded waits, the right status, recovery.',
    2 * HOUR_MS,
  ),
  ...own('operations', 'Behind a pooler, failover, deploys without a gap, pictures in a bucket.', 3 * HOUR_MS),
  ...own(
    'backup',
    'Backups of a running shop: whole, restored, not felt by visitors; and a move to another PostgreSQL.',
    2 * HOUR_MS,
  ),
  ...own('client', 'Mutated answers to every call, on every page, in a browser.', 3 * HOUR_MS),
  ...own('input', 'Generated requests to every operation, and raw HTTP.', 2 * HOUR_MS),
  ...own('engines', 'Journeys in Firefox and in WebKit, at the widths of a phone and a desktop.', HOUR_MS),
  ...own('attack', 'Scripts, bad files, forged tokens and addresses, smuggling.', 3 * HOUR_MS),
  ...own('load', 'A rush of readers and requests, at a fixed rate.', HOUR_MS),
  ...own('proxies', 'The files of deploy/ with the programs they are for, and figures that Prometheus reads.', HOUR_MS),
  ...own('outbox', 'What is announced arrives: senders that are killed, mail servers that stall and refuse.', HOUR_MS),
  ...own(
    'spreadsheet',
    'What staff download, read by a spreadsheet program: texts, phone numbers, sums and days, and no formula.',
    HOUR_MS,
  ),
  ...own('soak', 'Two hours of mixed use: memory and descriptors stay flat.', 3 * HOUR_MS),
};

// What other programs are run with (journeys, the bench) is theirs to know.
const { values, positionals: wanted } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    sample: { type: 'boolean' },
  },
});
const options = Object.entries(values).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
const unknown = wanted.filter((name) => !(name in PARTS));
if (wanted.length === 0 || unknown.length > 0) {
  console.error(
    `Name the parts to prove: ${Object.entries(PARTS)
      .map(([name, { what }]) => `\n  ${name}: ${what}`)
      .join('')}`,
  );
  process.exit(2);
}

/** What is being tried; the tables of the parts change meanwhile. */
function commit() {
  const said = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  return `${said('rev-parse', '--short', 'HEAD') || 'unknown'}${said('status', '--porcelain', '--', '.', ':!docs/proof') ? ', with changes' : ''}`;
}

/** A bench's table without its row for each defect: those of the last kept runs stand in contract/bench. */
const sumsIn = (text) => text.replace(/\n\| defect \|.*(\n\|.*)*/, '').trimEnd();

/** @returns whether all was tried and nothing failed */
function prove(name) {
  const { what, file, args, env = {}, counts, limitMs, writes } = PARTS[name];
  const start = Date.now();
  const state = commit();
  mkdirSync(reports, { recursive: true });
  mkdirSync(path.dirname(proof(name)), { recursive: true });
  // A run that breaks off shall not be judged by the last one.
  for (const file of [report(name), table(name)]) rmSync(file, { force: true });
  const more = writes?.(values.sample === true) ?? [];
  const { status, error } = spawnSync(process.execPath, [path.join(root, file), ...args, ...more, ...options], {
    cwd: root,
    stdio: 'inherit',
    timeout: limitMs,
    env: { ...process.env, ...env },
  });
  const { passed, failed, skipped = 0 } = counts(status ?? 1, report(name));
  const seconds = Math.round((Date.now() - start) / 1000);
  const result = `${passed} passed, ${failed} failed, ${skipped} skipped, in ${seconds} s${error ? `; cut off: ${error.message}` : ''}`;
  console.log(`${name}: ${result}`);
  if (!writes) {
    const [cpu] = os.cpus();
    const lines = [
      `# ${name}`,
      '',
      `${what} Written by \`npm run prove -- ${[name, ...options].join(' ')}\`.`,
      '',
      `- Date: ${new Date(start).toISOString()}`,
      `- Commit: ${state}`,
      `- Machine: ${os.cpus().length} x ${cpu?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()}, Node ${process.version}`,
      `- Result: ${result}`,
      ...(existsSync(table(name)) ? ['', sumsIn(readFileSync(table(name), 'utf8'))] : []),
    ];
    writeFileSync(proof(name), `${lines.join('\n')}\n`);
  }
  return failed === 0 && skipped === 0;
}

process.exitCode = wanted.map(prove).every(Boolean) ? 0 : 1;
