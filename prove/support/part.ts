import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Cleanup } from './cleanup';
import { ProofTable, THE_RUN, wordOf, type Row } from './proofTable';

/** How a part is to be run. */
export interface Trial {
  /** Seconds of it instead of all: the same code with smaller numbers. */
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

/** The machine lacks a package: what needs it is skipped. */
export class MissingPackage extends Error {}

/**
 * Runs one part of `npm run prove` from the command line: `tsx prove/<part>.ts [--sample] [--seed N] [--only REGEX]
 * [--minutes N] [--json FILE] [--write FILE --about TEXT]`. Ends with 1 where a promise does not hold, with 2 where the
 * part itself fails, and with 3 where something was not tried.
 */
export function runPart(work: (trial: Trial) => Promise<void>): void {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      write: { type: 'string' },
      about: { type: 'string', default: '' },
      sample: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      minutes: { type: 'string' },
    },
  });
  const { sample, only, minutes = null } = values;
  const rows: Row[] = [];
  const table = values.write === undefined ? null : tableOf(values.write, values);
  let isCutOff = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isCutOff = true));
  const row = (one: Row) => {
    // What is taken down under a trial says nothing of the shop.
    if (isCutOff) return;
    rows.push(one);
    table?.add(one);
    console.log(`${wordOf(one.holds).padEnd(6)} ${one.what}: ${one.seen} (promised: ${one.aim})`);
  };
  const cleanup = new Cleanup();
  const trial: Trial = {
    sample,
    seed: Number(values.seed),
    only: new RegExp(only, 'i'),
    minutes: minutes === null ? null : Number(minutes),
    undo: cleanup.add,
    row,
  };
  void cleanup.around(async () => {
    const broken = await work(trial).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (broken !== null) row({ what: THE_RUN, aim: 'ends', seen: broken, holds: false });
    else if (rows.length === 0 && !isCutOff) {
      console.error(`Nothing was tried: --only='${only}' names nothing of this part.`);
      return 2;
    }
    table?.end(only === '' && minutes === null && broken === null);
    const count = (wanted: boolean | null) => rows.filter(({ holds }) => holds === wanted).length;
    const [passed, failed, skipped] = [count(true), count(false), count(null)];
    if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ passed, failed, skipped }));
    return broken !== null ? 2 : failed > 0 ? 1 : skipped > 0 ? 3 : 0;
  });
}

function tableOf(
  file: string,
  { about, only, minutes, seed }: Record<string, string | boolean | undefined>,
): ProofTable {
  const name = /([\w-]+)\.md$/.exec(file)?.[1] ?? file;
  const said = Object.entries({ only, minutes, seed: seed === '1' ? '' : seed }).filter(([, value]) => value);
  const options = said.map(([option, value]) => ` --${option}='${String(value)}'`);
  return new ProofTable(file, [name, String(about)], `npm run prove -- ${name}${options.join('')}`);
}

/** Tries what may need a package of Debian's that this machine lacks: told as not tried then. */
export async function orSkipped({ row }: Trial, what: string, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof MissingPackage)) throw error;
    row({ what, aim: 'tried', seen: error.message, holds: null });
  }
}
