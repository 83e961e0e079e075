import type { Leftover } from '../run/cleanup';
import type { Progress, Report } from '../run/run';
import type { Violation } from '../run/findings';

/** One line that moves on a terminal; one line a group of checks in a pipe. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  let group = '';
  return {
    begun({ id, name }, index, total) {
      if (stream.isTTY) stream.write(`\r\u001b[K[${index + 1}/${total}] ${id} ${name}`);
      else if (id.charAt(0) !== group) stream.write(`[${index + 1}/${total}] group ${id.charAt(0)}\n`);
      group = id.charAt(0);
    },
    done() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

/** What was found, for people: a line a violation, what shows it beneath. */
export function printReport(report: Report, stream: NodeJS.WritableStream): void {
  const { violations, remarks, inconclusive, notOffered, leftovers, coverage } = report;
  const lines = [
    ...violations.flatMap((violation) => [violationLine(violation, report.contract.file), ...violation.curl.map((command) => `      ${command}`)]),
    ...(inconclusive.length > 0 ? ['', 'Not judged:', ...inconclusive.map(({ check, part, reason }) => `  ${check} ${part}: ${reason}`)] : []),
    ...(remarks.length > 0 ? ['', 'Worth knowing:', ...remarks.map(({ check, operation, text }) => `  ${check} ${operation}: ${text}`)] : []),
    ...(notOffered.length > 0 ? ['', `Not offered, and not judged: ${notOffered.join(', ')}`] : []),
    ...(leftovers.length > 0 ? ['', ...leftoverLines(leftovers)] : []),
    ...(report.ended === null ? [] : ['', `The run ended early: ${report.ended}`]),
    '',
    coverageLine(coverage),
    `${report.checks.length} checks, ${report.requests} requests in ${report.seconds.toFixed(1)} s (${report.processorSeconds.toFixed(1)} s of processor time)`,
    violations.length === 0 ? `${report.baseUrl} conforms to ${report.contract.title} ${report.contract.version}.` : `${violations.length} violations of ${report.contract.title} ${report.contract.version}.`,
  ];
  stream.write(`${lines.join('\n')}\n`);
}

/** The whole of a violation on one line. */
export function violationLine({ check, operation, line, expected, got, fix, times }: Violation, file: string): string {
  return `${check} ${operation} ${file}:${line}: expected ${expected}; got ${got}. ${fix}${times > 1 ? ` (${times} times)` : ''}`;
}

export function leftoverLines(leftovers: readonly Leftover[]): string[] {
  return ['Left behind:', ...leftovers.map(({ kind, id, why }) => `  ${kind} ${id}: ${why}`)];
}

function coverageLine(coverage: Report['coverage']): string {
  const all = coverage.flatMap(({ statuses }) => statuses);
  const judged = all.filter(({ status }) => status < 500 && status !== 429);
  return `Of ${judged.length} documented statuses (429 and 5xx apart) ${judged.filter(({ seen }) => seen > 0).length} were seen.`;
}
