import { cpus } from 'node:os';
import { beginsRight, isFound, names, type Result } from './result';

const CHECKS_SHOWN = 4;

/** What a team reads of one cause: at most so many lines, in this share of the defects; and a first line that names the call at fault in that. */
const LIMITS = { lines: 3, few: 0.95, first: 0.97 };

/** Those whose lines are all that a team would read. */
const wholeOf = (results: readonly Result[]) => results.filter((result) => result.whole && isFound(result));
const isFew = ({ lines }: Result) => lines.length <= LIMITS.lines;

/** Of whole runs, in how many of a hundred few lines came, and in how many the first line was right. */
function readability(results: readonly Result[]): { few: number; first: number } | null {
  const whole = wholeOf(results);
  if (whole.length === 0) return null;
  return { few: whole.filter(isFew).length / whole.length, first: whole.filter(beginsRight).length / whole.length };
}

/** The checks that a kept table names for a defect. */
export function checksIn(table: string, id: string): string[] {
  const row = table.split('\n').find((line) => line.startsWith(`| ${id} |`));
  return (
    row
      ?.split(' | ')
      .at(3)
      ?.match(/[A-Z]\d\d/g) ?? []
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** What the limits are missed by, in words; nothing where they are kept. */
export function beyondLimits(results: readonly Result[]): string[] {
  const now = readability(results);
  if (!now) return [];
  return [
    ...(now.few < LIMITS.few
      ? [`At most ${LIMITS.lines} lines in ${percent(now.few)} of the runs; ${percent(LIMITS.few)} are due.`]
      : []),
    ...(now.first < LIMITS.first
      ? [`The first line names the operation in ${percent(now.first)} of the runs; ${percent(LIMITS.first)} are due.`]
      : []),
  ];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The names of the tools beside the kit that were run. */
const peersIn = (results: readonly Result[]) => [...new Set(results.flatMap(({ peers }) => peers.map(({ id }) => id)))];

/**
 * What is kept of whole runs: what was run, where and when, what was found, and the sets of several at once.
 * @param goods of servers without a defect
 */
export function paperOf(results: readonly Result[], sets: readonly Result[], goods: readonly Result[]): string {
  const share = (of: number, all: number) => `${of} of ${all}`;
  const rows = sets.map(({ id, members = [], lines, seconds, ended }) => {
    const there = members.filter((member) => member.counts);
    const hidden = members.filter((member) => !member.counts).map((member) => `${member.id} did nothing here`);
    return [
      id,
      share(there.filter(({ isFound: found }) => found).length, there.length),
      [
        ...there.flatMap(({ id: member, isFound: found }) => (found ? [] : [member])),
        ...hidden,
        ...(ended === null ? [] : [`the run ended early: ${ended}`]),
      ].join(', '),
      String(lines.length),
      seconds.toFixed(1),
    ];
  });
  const hours = results.concat(sets).reduce((sum, { seconds }) => sum + seconds, 0) / 3600;
  return [
    '# What the kit finds of the defects',
    '',
    `Each of ${results.length} defects, alone in the minimal server (\`fixtures/minimal\`) or in front of it (\`bends/\`), the checks that name the operation at fault, and how many lines a team reads. Node.js ${process.versions.node}, ${cpus().length} processors, runs that took ${hours.toFixed(1)} hours one after the other, ${new Date().toISOString().slice(0, 10)}. Written by \`npm run contract:bench -- --write FILE\`.`,
    '',
    ...(results.length > 0 ? [tableOf(results, goods)] : []),
    ...(rows.length > 0
      ? ['', '## Several at once', '', markdown(['set', 'found', 'not found', 'lines', 's'], rows)]
      : []),
  ].join('\n');
}

const toldBy = (seen: boolean | null) => (seen === null ? 'not run' : seen ? 'yes' : '');

/**
 * Markdown: a line a defect, a line a class, and what the runs cost.
 * @param goods of servers without a defect
 */
function tableOf(results: readonly Result[], goods: readonly Result[]): string {
  const peers = peersIn(results);
  /** Null where it could not be run there, or nobody knows what it says of a server without a defect. */
  const sees = (result: Result, id: string): boolean | null => {
    const clean = goods.find(({ behind }) => behind === result.behind);
    const [known, failures] = [clean, result].map((of) => of?.peers.find((peer) => peer.id === id)?.failures);
    return known && failures ? failures.some((failure) => !known.includes(failure)) : null;
  };
  const classes = [...new Set(results.map((result) => result.class))];
  const head = ['defect', 'operation', 'what the server does', 'found by', 'lines', ...peers];
  const rows = results.map((result) => {
    const checks = [
      ...new Set(result.found.filter(({ operation }) => names(result.operation, operation)).map(({ check }) => check)),
    ];
    const shown =
      checks.slice(0, CHECKS_SHOWN).join(' ') +
      (checks.length > CHECKS_SHOWN ? ` and ${checks.length - CHECKS_SHOWN} more` : '');
    return [
      result.id,
      result.operation,
      result.what,
      isFound(result) ? shown : '**not found**',
      result.whole
        ? `${result.lines.length}${isFound(result) && !beginsRight(result) ? ', the first of another call' : ''}`
        : '',
      ...peers.map((id) => toldBy(sees(result, id))),
    ];
  });
  const count = (of: readonly Result[], found: (result: Result) => boolean) =>
    `${of.filter(found).length} of ${of.length}`;
  const sums = [
    ...classes.map((name) => [name, results.filter((result) => result.class === name)] as const),
    ['all', results] as const,
  ].map(([name, of]) => {
    const whole = wholeOf(of);
    return [
      name,
      count(of, isFound),
      count(whole, isFew),
      count(whole, beginsRight),
      ...peers.map((id) =>
        count(
          of.filter((result) => sees(result, id) !== null),
          (result) => sees(result, id) === true,
        ),
      ),
    ];
  });
  const mean = (value: (result: Result) => number) =>
    (results.reduce((sum, result) => sum + value(result), 0) / Math.max(1, results.length)).toFixed(1);
  return [
    markdown(['class', 'the kit', `at most ${LIMITS.lines} lines`, 'first line right', ...peers], sums),
    '',
    ...goods.map(
      ({ behind, found, peers: beside }) =>
        `On the server without a defect${behind ? ' and with what defects stand in' : ''}: ${found.length} false alarms of the kit${beside.map(({ id, failures, seconds }) => `, ${failures?.length ?? 'not run:'} of ${id} (${seconds.toFixed(0)} s)`).join('')}.`,
    ),
    ...wholeRuns(results),
    `A run takes ${mean(({ requests }) => requests)} requests, ${mean(({ seconds }) => seconds)} s, ${mean(({ processorSeconds }) => processorSeconds)} s of processor time with the server (mean).`,
    '',
    markdown(head, rows),
  ].join('\n');
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

function wholeRuns(results: readonly Result[]): string[] {
  const now = readability(results);
  return now
    ? [
        `Of one defect come at most ${LIMITS.lines} lines in ${percent(now.few)} of the runs; the first line names the operation at fault in ${percent(now.first)}.`,
      ]
    : [];
}
