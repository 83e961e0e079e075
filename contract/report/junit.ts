import { ALWAYS } from '../checks/always';
import type { Report } from '../run/run';
import { leftoverLines, verdict, violationLine } from './lines';
import { escapeMarkup } from './markup';

interface Case {
  id: string;
  name: string;
  seconds: number;
  failures: string[];
  /** Why it says nothing; null where it does. */
  skipped: string | null;
  notes: string[];
}

/** The report in the form of JUnit, which the common CI systems read: a test case a check, a suite a group of them. */
export function toJunit(report: Report): string {
  const cases = casesOf(report);
  const groups = [...new Set(cases.map(({ id }) => id.charAt(0)))].sort();
  const suites = groups.map((group) =>
    suite(
      group,
      cases.filter(({ id }) => id.startsWith(group)),
      report,
    ),
  );
  return document(cases, suites.join(''), report.seconds);
}

const document = (cases: readonly Case[], suites: string, seconds: number) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" ${counts(cases)} time="${seconds.toFixed(3)}">\n${suites}</testsuites>\n`;

/** The report of a run that could not begin. */
export function unusableJunit(reason: string): string {
  const one: Case = { id: 'Z00', name: 'run', seconds: 0, failures: [reason], skipped: null, notes: [] };
  return document([one], suite('Z', [one], { startedAt: new Date().toISOString() }), 0);
}

function casesOf(report: Report): Case[] {
  const failures = (id: string) =>
    report.violations
      .filter(({ check }) => check === id)
      .map((violation) =>
        [violationLine(violation, report.contract.file), ...violation.curl.map((command) => `    ${command}`)].join(
          '\n',
        ),
      );
  const ran = report.checks.map(({ id, name, ms }): Case => {
    const open = report.inconclusive.filter(({ check }) => check === id);
    const whole = open.find(({ part }) => part === name);
    return {
      id,
      name,
      seconds: ms / 1000,
      failures: failures(id),
      skipped: whole?.reason ?? null,
      notes: [
        ...open.map(({ part, reason }) => `Not judged: ${part}: ${reason}`),
        ...report.remarks
          .filter(({ check }) => check === id)
          .map(({ operation, text }) => `Worth knowing: ${operation}: ${text}`),
      ],
    };
  });
  const always = ALWAYS.filter(
    ({ id, reach }) => (reach === 'read' || report.scope !== 'read-only') && !ran.some((one) => one.id === id),
  ).map(({ id, name }): Case => ({ id, name, seconds: 0, failures: failures(id), skipped: null, notes: [] }));
  const left = report.leftovers.length > 0 ? [leftoverLines(report.leftovers).join('\n')] : [];
  const ended = report.ended === null ? [] : [`The run ended early: ${report.ended}`];
  return [
    ...ran,
    ...always,
    {
      id: 'Z00',
      name: 'run',
      seconds: report.seconds,
      failures: [...ended, ...left],
      skipped: null,
      notes: [verdict(report)],
    },
  ];
}

const counts = (cases: readonly Case[]) =>
  `tests="${cases.length}" failures="${cases.filter(({ failures }) => failures.length > 0).length}" errors="0" skipped="${cases.filter(isSkipped).length}"`;

const isSkipped = ({ failures, skipped }: Case) => failures.length === 0 && skipped !== null;

function suite(group: string, cases: readonly Case[], { startedAt }: Pick<Report, 'startedAt'>): string {
  const seconds = cases.reduce((sum, one) => sum + one.seconds, 0);
  return `  <testsuite name="contract.${group}" ${counts(cases)} time="${seconds.toFixed(3)}" timestamp="${startedAt.replace(/\.\d+Z$/, '')}">\n${cases.map(testCase).join('')}  </testsuite>\n`;
}

function testCase(one: Case): string {
  const { id, name, seconds, failures, skipped, notes } = one;
  const [first = ''] = failures;
  const message =
    failures.length === 1
      ? (first.split('\n')[0] ?? '')
      : `${failures.length} violations; the first: ${first.split('\n')[0] ?? ''}`;
  const inner = [
    ...(failures.length > 0
      ? [
          `      <failure type="violation" message="${escapeMarkup(message)}">${escapeMarkup(failures.join('\n\n'))}</failure>\n`,
        ]
      : []),
    ...(isSkipped(one) ? [`      <skipped message="${escapeMarkup(skipped ?? '')}"/>\n`] : []),
    ...(notes.length > 0 ? [`      <system-out>${escapeMarkup(notes.join('\n'))}</system-out>\n`] : []),
  ];
  const head = `    <testcase classname="contract.${id.charAt(0)}" name="${escapeMarkup(`${id} ${name}`)}" time="${seconds.toFixed(3)}"`;
  return inner.length === 0 ? `${head}/>\n` : `${head}>\n${inner.join('')}    </testcase>\n`;
}
