import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
/** What stands below it was written by hand. */
const NOTES = '<!-- Notes: written by hand, and kept. -->';
/** The row of a run that broke off; the next whole one does away with it. */
export const THE_RUN = 'the run itself';
const MACHINE = '- Machine: ';
/** A row, and behind its load the machine that measured it, where that was not the one of the last run. */
const ELSEWHERE = /^(.*\| [\d.?]+), on (.+) \|$/;
const HEAD = '| | what was done | promised | seen | when | commit | load |';
const WORDS = { holds: true, '**fails**': false, skipped: null } as const;

/** One promise that was tried: a line of a part's table. */
export interface Row {
  /** What was done to the shop; numbers apart it is the row's name: a later run of it takes its place. */
  what: string;
  /** What is promised. */
  aim: string;
  /** What was seen, with its count and unit. */
  seen: string;
  /** Null where it could not be tried on this machine. */
  holds: boolean | null;
}

interface Kept {
  key: string;
  /** Without the machine. */
  line: string;
  word: string;
  machine: string;
  commit: string;
}

export const wordOf = (holds: boolean | null): string => (holds === null ? 'skipped' : holds ? 'holds' : '**fails**');

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');
/** A sample and the whole differ in numbers. */
const nameOf = (what: string) => what.replace(/\d[\d.,]*/g, '#');

/** What a row is known by: its name, and which of that name in a run it is. */
function keyer(): (what: string) => string {
  const times = new Map<string, number>();
  return (what) => {
    const name = nameOf(what);
    times.set(name, (times.get(name) ?? 0) + 1);
    return `${name} ${times.get(name) ?? 0}`;
  };
}

/**
 * The table of a part in docs/proof: written after each row, so that a run that is cut off leaves what it has seen. Rows
 * of the same name are replaced, those that a run does not come to are kept, each with the time, commit, load and machine
 * of its own run.
 */
export class ProofTable {
  private readonly rows = new Map<string, Kept>();
  private readonly tried = new Set<string>();
  private readonly keyOf = keyer();
  private readonly notes: string;
  private readonly begun = Date.now();
  private readonly commit = commitNow();
  private readonly machine = machine();

  /** @param title the part's name, and what it is in a sentence @param run how it is run */
  constructor(
    private readonly file: string,
    private readonly title: readonly [string, string],
    private readonly run: string,
  ) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [written = '', notes = ''] = text.split(NOTES);
    this.notes = notes.trim();
    const key = keyer();
    const former = written.split(`\n${MACHINE}`)[1]?.split('\n')[0] ?? '';
    for (const line of written.split('\n').filter((each) => each.startsWith('| ') && each !== HEAD)) {
      const [, word = '', what = '', , , , commit = ''] = line.split(/ ?(?<!\\)\| ?/);
      const [, row, elsewhere = former] = ELSEWHERE.exec(line) ?? [];
      this.keep({ key: key(what), line: row ? `${row} |` : line, word, machine: elsewhere, commit });
    }
  }

  add({ what, aim, seen, holds }: Row): void {
    const key = this.keyOf(cell(what));
    const word = wordOf(holds);
    const when = `${new Date().toISOString().slice(0, 16)}Z`;
    const load = os.loadavg()[0]?.toFixed(1) ?? '?';
    const line = `| ${[word, ...[what, aim, seen].map(cell), when, this.commit, load].join(' | ')} |`;
    this.keep({ key, line, word, machine: this.machine, commit: this.commit });
    this.tried.add(key);
    this.write('has not ended');
  }

  private keep(row: Kept): void {
    this.rows.set(row.key, row);
  }

  /** @param isWhole whether all rows were to be tried: others are no longer promised then */
  end(isWhole: boolean): void {
    if (isWhole) for (const key of this.rows.keys()) if (!this.tried.has(key)) this.rows.delete(key);
    this.write(`ended after ${Math.round((Date.now() - this.begun) / 1000)} s`);
  }

  private told({ line, machine }: Kept): string {
    return machine === '' || machine === this.machine ? line : line.replace(/ \|$/, `, on ${machine} |`);
  }

  private write(state: string): void {
    const [name, what] = this.title;
    const rows = [...this.rows.values()];
    const count = (holds: boolean | null) =>
      rows.filter(({ word }) => WORDS[word as keyof typeof WORDS] === holds).length;
    const older = rows.filter(({ commit }) => commit !== this.commit).length;
    const lines = [
      `# ${name}`,
      '',
      `${what} Written by the program; each row is of its last run, on the machine below where it names no other.`,
      '',
      `${MACHINE}${this.machine}`,
      `- Rows: ${count(true)} hold, ${count(false)} fail, ${count(null)} skipped; ${older} are of other commits than the last run`,
      `- Last run: \`${this.run}\`, ${new Date(this.begun).toISOString().slice(0, 16)}Z, ${this.commit}; it ${state}`,
      '',
      HEAD,
      '|---|---|---|---|---|---|---|',
      ...rows.map((row) => this.told(row)),
      '',
      NOTES,
      ...(this.notes ? ['', this.notes] : []),
    ];
    writeFileSync(`${this.file}.new`, `${lines.join('\n')}\n`);
    renameSync(`${this.file}.new`, this.file);
  }
}

const machine = () =>
  `${os.cpus().length} x ${os.cpus()[0]?.model ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()}, Node ${process.version}`;

/** What is being tried; the tables themselves change meanwhile. */
function commitNow(): string {
  const said = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
  const isChanged = said('status', '--porcelain', '--', '.', ':!docs/proof') !== '';
  return `${said('rev-parse', '--short', 'HEAD') || 'unknown'}${isChanged ? ', with changes' : ''}`;
}
