import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Check } from '../checks/check';
import type { Options } from '../run/options';
import { run, type Report } from '../run/run';
import { Contract } from '../spec/contract';
import { ACCOUNT } from './kitProcess';

export const CONTRACT_FILE = path.join(__dirname, '..', '..', 'openapi.yaml');

/** Read and compiled once for all runs of a process. */
let contract: Contract | undefined;

/** The kit in this process: no start of a program for each of many runs. */
export async function runKit(
  baseUrl: string,
  part: Partial<Options> = {},
  begun: (check: Check) => void = () => undefined,
): Promise<Report> {
  const out = mkdtempSync(path.join(tmpdir(), 'contract-kit-'));
  const options: Options = {
    contract: CONTRACT_FILE,
    baseUrl,
    ...ACCOUNT,
    profile: 'extended',
    scope: 'own',
    allow: { account: false, traces: false, load: false },
    only: [],
    skip: [],
    origin: 'http://localhost:3000',
    strict: false,
    seed: 1,
    rps: 0,
    maxRequests: 20_000,
    timeout: 20_000,
    reports: [],
    out,
    ...part,
  };
  contract ??= new Contract(CONTRACT_FILE);
  try {
    return await run(options, { begun, waits: () => undefined, done: () => undefined }, contract);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
