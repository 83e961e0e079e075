import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Cleanup } from './cleanup';

/** One promise that was tried: a line of a part's table. */
export interface Row {
  /** What was done to the shop. */
  what: string;
  /** What is promised. */
  aim: string;
  /** What was seen, with its count and unit. */
  seen: string;
  /** Null where it could not be tried on this machine. */
  holds: boolean | null;
}

const WORD = (holds: boolean | null) => (holds === null ? 'skipped' : holds ? 'holds' : 'FAILS');

/** How a part is to be run. */
export interface Trial {
  /** Two minutes of it instead of all: the same code with smaller numbers. */
  sample: boolean;
  /** What generated data is drawn from; a run is told again by its seed. */
  seed: number;
  /** Only rows whose words match, for whoever mends one. */
  only: RegExp;
  /** How long a part that takes its time is to take; null for as long as is promised. */
  minutes: number | null;
  /** How to undo what was started; steps are taken last first, also when the run is interrupted. */
  undo: Cleanup['add'];
  /** Keeps a row, and says it at once. */
  row: (row: Row) => void;
}

/**
 * Runs one part of `npm run prove` from the command line: `tsx prove/<part>.ts [--sample] [--seed N] [--only REGEX]
 * [--minutes N] [--json FILE] [--write FILE]`. Ends with 1 where a promise does not hold, and with 2 where the part
 * itself fails.
 */
export function runPart(work: (trial: Trial) => Promise<void>): void {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      write: { type: 'string' },
      sample: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      minutes: { type: 'string' },
    },
  });
  const rows: Row[] = [];
  const row = (one: Row) => {
    rows.push(one);
    console.log(`${WORD(one.holds).padEnd(6)} ${one.what}: ${one.seen} (promised: ${one.aim})`);
  };
  const cleanup = new Cleanup();
  const seed = Number(values.seed);
  const trial: Trial = {
    sample: values.sample,
    seed,
    only: new RegExp(values.only, 'i'),
    minutes: values.minutes === undefined ? null : Number(values.minutes),
    undo: cleanup.add,
    row,
  };
  void cleanup.around(async () => {
    let broken = false;
    try {
      await work(trial);
    } catch (error) {
      broken = true;
      row({
        what: 'the run itself',
        aim: 'ends',
        seen: error instanceof Error ? error.message : String(error),
        holds: false,
      });
    }
    const count = (wanted: boolean | null) => rows.filter(({ holds }) => holds === wanted).length;
    const failed = count(false);
    if (values.write !== undefined) writeFileSync(values.write, tableOf(rows, seed));
    if (values.json !== undefined)
      writeFileSync(values.json, JSON.stringify({ passed: count(true), failed, skipped: count(null) }));
    return broken ? 2 : Math.min(failed, 1);
  });
}

function tableOf(rows: readonly Row[], seed: number): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [
    `Seed ${seed}.`,
    '',
    '| | what was done | promised | seen |',
    '|---|---|---|---|',
    ...rows.map(
      ({ what, aim, seen, holds }) =>
        `| ${WORD(holds).replace('FAILS', '**fails**')} | ${[what, aim, seen].map(cell).join(' | ')} |`,
    ),
    '',
  ].join('\n');
}
