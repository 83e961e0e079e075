/**
 * `npm run prove -- kit-python`: the kit against a server of another make, in Python's standard library alone, which does
 * otherwise whatever the contract leaves to a server. Nothing may be said against it. A sample is one whole run.
 */
import { startPython } from '../contract/fixtures/python/start';
import { runKit } from '../contract/proof/inProcess';
import { ACCOUNT } from '../contract/proof/kitProcess';
import { violationLine } from '../contract/report/lines';
import type { Options } from '../contract/run/options';
import { orSkipped, runPart, type Trial } from './support/part';
import { need } from './support/programs';

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

async function tryPython(trial: Trial): Promise<void> {
  need('python3', 'python3');
  const started = async (...more: string[]) => {
    const { baseUrl, close } = await startPython(ACCOUNT, ...more);
    trial.undo(close);
    return baseUrl;
  };
  const baseUrl = await started();
  await judged(trial, 'a server in Python, whole', baseUrl, { seed: trial.seed });
  if (trial.sample) return;
  await judged(trial, 'the same, another seed', baseUrl, { seed: trial.seed + 1 });
  await judged(trial, 'the same, its core', baseUrl, { profile: 'core' });
  const core = await started('--core', '--base', '/duka/api');
  await judged(trial, 'one that has the core alone', core, {});
  await judged(trial, 'one that has the core alone, its core', core, { profile: 'core' });
}

runPart((trial) => orSkipped(trial, 'a server in Python', () => tryPython(trial)));
