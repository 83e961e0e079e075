import { isFound, names, type Result } from './result';

const CHECKS_SHOWN = 4;

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The names of the tools beside the kit that were run. */
const peersIn = (results: readonly Result[]) => [...new Set(results.flatMap(({ peers }) => peers.map(({ id }) => id)))];

/** Markdown: a line a defect, a line a class, and what the runs cost. */
export function tableOf(results: readonly Result[], clean: Result | undefined): string {
  const peers = peersIn(results);
  const sees = (result: Result, id: string) => {
    const known = new Set(clean?.peers.find((peer) => peer.id === id)?.failures);
    const failures = result.peers.find((peer) => peer.id === id)?.failures ?? [];
    return failures.some((failure) => !known.has(failure));
  };
  const classes = [...new Set(results.map((result) => result.class))];
  const head = ['defect', 'operation', 'what the server does', 'found by', ...peers];
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
      ...peers.map((id) => (sees(result, id) ? 'yes' : '')),
    ];
  });
  const count = (of: readonly Result[], found: (result: Result) => boolean) =>
    `${of.filter(found).length} of ${of.length}`;
  const sums = [
    ...classes.map((name) => [name, results.filter((result) => result.class === name)] as const),
    ['all', results] as const,
  ].map(([name, of]) => [name, count(of, isFound), ...peers.map((id) => count(of, (result) => sees(result, id)))]);
  const mean = (value: (result: Result) => number) =>
    (results.reduce((sum, result) => sum + value(result), 0) / Math.max(1, results.length)).toFixed(1);
  return [
    markdown(['class', 'the kit', ...peers], sums),
    '',
    ...(clean
      ? [
          `On the server without a defect: ${clean.found.length} false alarms of the kit${clean.peers.map(({ id, failures, seconds }) => `, ${failures.length} of ${id} (${seconds.toFixed(0)} s)`).join('')}.`,
        ]
      : []),
    `A run takes ${mean(({ requests }) => requests)} requests, ${mean(({ seconds }) => seconds)} s, ${mean(({ processorSeconds }) => processorSeconds)} s of processor time with the server (mean).`,
    '',
    markdown(head, rows),
  ].join('\n');
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}
