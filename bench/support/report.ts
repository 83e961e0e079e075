import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tableLines } from './table';

/** One figure beside what it is held to. */
export interface Verdict {
  what: string;
  /** As a person reads it. */
  figure: string;
  aim: string;
  met: boolean;
}

/** What one part of a run found. */
export interface Report {
  results: object;
  verdicts: Verdict[];
}

export const atMost = (what: string, value: number, limit: number, write: (value: number) => string): Verdict => ({
  what,
  figure: write(value),
  aim: `at most ${write(limit)}`,
  met: value <= limit,
});

export const atLeast = (what: string, value: number, limit: number, write: (value: number) => string): Verdict => ({
  what,
  figure: write(value),
  aim: `at least ${write(limit)}`,
  met: value >= limit,
});

export const ratio = (value: number) => value.toFixed(2);
export const whole = (value: number) => String(Math.round(value));
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} KB`;

export function printVerdicts(verdicts: readonly Verdict[]): void {
  if (verdicts.length === 0) return;
  const missed = verdicts.filter(({ met }) => !met);
  console.log(`\nAims: ${verdicts.length - missed.length} of ${verdicts.length} met`);
  if (missed.length > 0) {
    console.log(tableLines(missed.map(({ what, figure, aim }) => [`  missed: ${what}`, figure, aim])).join('\n'));
  }
}

const FOLDER = path.join(__dirname, '../results');

/** Writes bench/results/<moment>-<name>.json and says so. */
export function writeResults(name: string, results: object): void {
  const date = new Date();
  const file = path.join(FOLDER, `${date.toISOString().slice(0, 19).replaceAll(':', '-')}-${name}.json`);
  const machine = {
    platform: `${os.platform()} ${os.arch()}`,
    cpus: os.availableParallelism(),
    model: os.cpus()[0]?.model,
    memory: os.totalmem(),
    node: process.version,
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ date: date.toISOString(), machine, ...results }, null, 2)}\n`);
  console.log(`\nWritten: ${path.relative(process.cwd(), file)}`);
}
