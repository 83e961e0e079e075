/**
 * `npm run prove -- kit-python`: the kit against a server of another make, in Python's standard library alone, which does
 * otherwise whatever the contract leaves to a server. Nothing may be said against it. A sample is one whole run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { ACCOUNT, runKit } from '../contract/proof/inProcess';
import { violationLine } from '../contract/report/lines';
import type { Options } from '../contract/run/options';
import { runPart, type Trial } from './support/part';

const PROGRAM = path.join(__dirname, '..', 'contract/fixtures/python/server.py');

/** @returns its base address */
async function started({ undo }: Trial, ...more: string[]): Promise<string> {
  const child = spawn('python3', ['-B', PROGRAM, '--user', ACCOUNT.user, ...more], {
    env: { ...process.env, CONTRACT_PASSWORD: ACCOUNT.password },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undo(() => void child.kill());
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The server did not start.');
}

async function judged({ row }: Trial, what: string, baseUrl: string, part: Partial<Options>): Promise<void> {
  const { violations, leftovers, requests, seconds } = await runKit(baseUrl, {
    scope: 'full',
    allow: { account: true, traces: true, load: true },
    ...part,
  });
  for (const violation of violations) console.log(violationLine(violation, 'openapi.yaml'));
  row({
    what,
    aim: 'no violation, nothing left behind',
    seen: `${violations.length} violations, ${leftovers.length} left behind, ${requests} requests in ${seconds.toFixed(1)} s`,
    holds: violations.length + leftovers.length === 0,
  });
}

runPart(async (trial) => {
  if (spawnSync('python3', ['--version']).status !== 0) {
    trial.row({ what: 'a server in Python', aim: 'no violation', seen: 'this machine has no python3', holds: null });
    return;
  }
  const baseUrl = await started(trial);
  await judged(trial, 'a server in Python, whole', baseUrl, { seed: trial.seed });
  if (trial.sample) return;
  await judged(trial, 'the same, another seed', baseUrl, { seed: trial.seed + 1 });
  await judged(trial, 'the same, its core', baseUrl, { profile: 'core' });
  const core = await started(trial, '--core');
  await judged(trial, 'one that has the core alone', core, {});
  await judged(trial, 'one that has the core alone, its core', core, { profile: 'core' });
});
