import type { Progress, Report } from '../run/run';
import { byCause } from '../run/causes';
import { accountLines, amount, causeLines, isOpen, leftoverLines, shellSetup, verdict } from './lines';
import { canBeSeen, unseenByReason } from './unseen';

/** One line that moves on a terminal; one line a group of checks in a pipe, once it begins. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  const groups = new Set<string>();
  return {
    begun({ id, name }, index, total) {
      if (stream.isTTY) stream.write(`\r\u001b[K[${index + 1}/${total}] ${id} ${name}`);
      else if (!groups.has(id.charAt(0))) stream.write(`[${index + 1}/${total}] group ${id.charAt(0)}\n`);
      groups.add(id.charAt(0));
    },
    waits(seconds) {
      stream.write(
        `${stream.isTTY ? '\r\u001b[K' : ''}429: waiting ${seconds} s; raise the limits of a test server, and it takes less long\n`,
      );
    },
    done() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

/** What was found, for people: a line a violation, what shows it beneath. */
export function printReport(report: Report, stream: NodeJS.WritableStream): void {
  const { violations, remarks, notOffered, leftovers } = report;
  const open = report.inconclusive.filter(isOpen);
  const lines = [
    ...accountLines(report),
    ...byCause(violations).flatMap((cause) => causeLines(cause, report.contract.file)),
    ...(violations.some(({ curl }) => curl.length > 0)
      ? ['', 'Before the curl lines, in bash with jq:', ...shellSetup(report).map((command) => `      ${command}`)]
      : []),
    ...(open.length > 0 ? ['', 'Not judged:', ...unjudgedLines(open)] : []),
    ...(remarks.length > 0
      ? ['', 'Worth knowing:', ...remarks.map(({ check, operation, text }) => `  ${check} ${operation}: ${text}`)]
      : []),
    ...(notOffered.length > 0 ? ['', `Not offered, and not judged: ${notOffered.join(', ')}`] : []),
    '',
    ...coverageLines(report),
    ...(leftovers.length > 0 ? ['', ...leftoverLines(leftovers)] : []),
    ...(report.ended === null ? [] : ['', `The run ended early: ${report.ended}`]),
    '',
    `${amount(report.checks.length, 'check')}, ${amount(report.requests, 'request')} in ${report.seconds.toFixed(1)} s (${report.processorSeconds.toFixed(1)} s of processor time${report.waitedSeconds >= 1 ? `, ${report.waitedSeconds.toFixed(0)} s of waiting after 429` : ''})`,
    verdict(report),
  ];
  stream.write(`${lines.join('\n')}\n`);
}

/** One line a reason: what could not be judged for it. */
function unjudgedLines(inconclusive: Report['inconclusive']): string[] {
  const byReason = new Map<string, string[]>();
  for (const { check, part, reason } of inconclusive)
    byReason.set(reason, [...(byReason.get(reason) ?? []), `${check} ${part}`]);
  return [...byReason].map(([reason, parts]) => `  ${reason}: ${parts.join(', ')}`);
}

function coverageLines(report: Report): string[] {
  const all = report.coverage.flatMap(({ statuses }) => statuses).filter(({ status }) => canBeSeen(status));
  const seen = all.filter((status) => status.seen > 0).length;
  const amountSeen = `Of ${all.length} documented statuses (429 and 5xx apart) ${seen} were seen`;
  // Most were left out on purpose; the reports for a file name each.
  if (report.narrowed) return [`${amountSeen} by the checks asked for.`];
  return [
    `${amountSeen}.${seen < all.length ? ' Not seen, and why:' : ''}`,
    ...unseenByReason(report).map(
      ({ reason, places }) =>
        `  ${reason}: ${places.map(({ operation, statuses }) => `${operation} ${statuses.join(' ')}`).join(', ')}`,
    ),
  ];
}
