import { RULES } from '../checks';
import type { Coverage } from '../run/coverage';
import type { Violation } from '../run/findings';
import type { Report } from '../run/run';
import { withoutCheck } from '../sentences/counted';
import { STYLE } from './htmlStyle';
import { amount, isOpen, shellSetup } from './lines';
import { escapeMarkup as text } from './markup';
import { canBeSeen, unseenByReason, whyUnseen } from './unseen';

/** The report as one page that needs nothing else: no network, no program, no font. */
export function toHtml(report: Report): string {
  const sections = [
    violations(report),
    leftovers(report),
    unjudged(report),
    remarks(report),
    coverage(report),
    checks(report),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(`${heading(report).words} - ${report.contract.title}`)}</title>
<style>${STYLE}</style>
</head>
<body>
${header(report)}
<main>
${sections.join('')}</main>
<footer>contract-kit ${text(report.version)}, run ${text(report.runId)}. Requests of this run carry its id in the header User-Agent.</footer>
</body>
</html>
`;
}

type Tone = 'good' | 'bad' | 'warn';

function heading({ violations: { length }, ended, leftovers: left, profile, inconclusive, blindSpots }: Report): {
  words: string;
  tone: Tone;
} {
  if (length > 0) return { words: amount(length, 'violation'), tone: 'bad' };
  if (ended !== null) return { words: 'The run ended early', tone: 'warn' };
  const conforms = profile === 'core' ? 'Conforms (core)' : 'Conforms';
  if (left.length > 0) return { words: `${conforms}, but something was left behind`, tone: 'warn' };
  return inconclusive.some(isOpen) || blindSpots.length > 0
    ? { words: `${conforms}, as far as it was judged`, tone: 'warn' }
    : { words: conforms, tone: 'good' };
}

function header(report: Report): string {
  const { words, tone } = heading(report);
  const permissions = Object.entries(report.allow)
    .filter(([, granted]) => granted)
    .map(([name]) => `--allow-${name}`);
  const facts: [string, string][] = [
    ['Contract', report.contract.file],
    ['Profile', report.profile],
    ['Scope', [report.scope, ...permissions].join(' ')],
    ['Begun', report.startedAt],
    ['Coverage', `${withoutCheck(report.asked)}.`],
    ['Took', `${report.seconds.toFixed(1)} s, ${amount(report.requests, 'request')}`],
  ];
  const documented = countable(report.coverage);
  const open = report.inconclusive.filter(isOpen);
  const tiles: [string, string | number, string, Tone | ''][] = [
    ['violations', report.violations.length, 'violations', report.violations.length > 0 ? 'bad' : 'good'],
    [
      'coverage',
      `${documented.filter(({ seen }) => seen > 0).length} of ${documented.length}`,
      'documented statuses seen',
      '',
    ],
    ['checks', report.checks.length, report.checks.length === 1 ? 'check' : 'checks', ''],
    ['unjudged', open.length, 'not judged', open.length > 0 ? 'warn' : ''],
    ['remarks', report.remarks.length, 'worth knowing', ''],
    ['leftovers', report.leftovers.length, 'left behind', report.leftovers.length > 0 ? 'bad' : ''],
  ];
  return `<header><div>
<h1 class="${tone}">${text(words)}</h1>
<p>${text(`${report.contract.title} ${report.contract.version} at ${report.baseUrl}`)}</p>
${report.ended === null ? '' : `<p class="warn-word">The run ended early: ${text(report.ended)}</p>\n`}<dl class="meta">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>
<nav aria-label="Parts of this report"><ul>
${tiles.map(([id, count, label, mark]) => `<li><a href="#${id}"${mark === '' ? '' : ` class="${mark}"`}><b>${text(String(count))}</b>${label}</a></li>`).join('\n')}
</ul></nav>
</div></header>`;
}

function violations(report: Report): string {
  if (report.violations.length === 0) return section('violations', 'Violations', '<p>None.</p>');
  const ids = [...new Set(report.violations.map(({ check }) => check))];
  const groups = ids.map((id) => {
    const rule = RULES.find((one) => one.id === id);
    const found = report.violations.filter(({ check }) => check === id);
    return `<article class="panel check">
<h3>${text(id)}${rule ? ` ${text(rule.name)}` : ''}</h3>
${rule ? `<p class="soft">${text(rule.rule)}</p>\n` : ''}${found.map((violation) => finding(violation, report)).join('')}</article>
`;
  });
  const setup = report.violations.some(({ curl }) => curl.length > 0)
    ? `<div class="panel"><p>Before the <code>curl</code> lines, in bash with <code>jq</code>:</p>${commands(shellSetup(report))}</div>\n`
    : '';
  return section('violations', 'Violations', setup + groups.join(''));
}

function finding({ operation, line, expected, got, fix, curl, times }: Violation, report: Report): string {
  const place = report.coverage.find((one) => one.operation === operation);
  const address = place ? `<code class="soft">${text(`${place.method.toUpperCase()} ${place.path}`)}</code>` : '';
  return `<div class="finding">
<div class="where"><h4>${text(operation)}</h4>${address}<code class="soft">${text(`${report.contract.file}:${line}`)}</code>${times > 1 ? `<span class="soft">${times} times</span>` : ''}</div>
<dl><dt>Expected</dt><dd>${text(expected)}</dd><dt>Got</dt><dd><code>${text(got)}</code></dd><dt>How to fix</dt><dd>${text(fix)}</dd></dl>
${curl.length > 0 ? `${commands(curl)}\n` : ''}</div>
`;
}

/** Each on a line of its own, however often it is broken. */
const commands = (lines: readonly string[]) =>
  `<pre>${lines.map((line) => `<code>${text(line)}</code>`).join('\n')}</pre>`;

function leftovers({ leftovers: left }: Report): string {
  const list = left.map(({ kind, id, why }) => `<b>${text(kind)} <code>${text(id)}</code></b>: ${text(why)}`);
  return section('leftovers', 'Left behind', left.length === 0 ? '<p>Nothing.</p>' : plainList(list));
}

function unjudged({ inconclusive, notOffered, blindSpots }: Report): string {
  const list = [
    ...blindSpots.map((words) => `<b>Nobody could look</b> ${text(words)}`),
    ...inconclusive
      .filter(isOpen)
      .map(({ check, part, reason }) => `<b>${text(check)} ${text(part)}</b>: ${text(reason)}`),
    ...notOffered.map((name) => `<b>${text(name)}</b>: extended, and the server does not offer it`),
  ];
  return section('unjudged', 'Not judged', list.length === 0 ? '<p>Nothing.</p>' : plainList(list));
}

function remarks({ remarks: list }: Report): string {
  return section(
    'remarks',
    'Worth knowing',
    list.length === 0
      ? '<p>Nothing.</p>'
      : plainList(
          list.map(({ check, operation, text: words }) => `<b>${text(check)} ${text(operation)}</b>: ${text(words)}`),
        ),
  );
}

const plainList = (items: readonly string[]) =>
  `<ul class="panel plain">${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>\n`;

const section = (id: string, title: string, content: string) =>
  `<section id="${id}" aria-labelledby="${id}-title">\n<h2 id="${id}-title">${title}</h2>\n${content}</section>\n`;

function checks(report: Report): string {
  const rows = report.checks.map(
    ({ id, name, ms, requests }) =>
      `<tr><th scope="row">${text(id)} ${text(name)}</th><td class="number">${amount(requests, 'request')}</td><td class="number">${ms} ms</td><td>${outcome(id, name, report)}</td></tr>`,
  );
  return section(
    'checks',
    'Checks',
    `<div class="panel"><table class="checks">
<caption>What every answer is judged by (${RULES.filter(({ id }) => !report.checks.some((one) => one.id === id))
      .filter(({ reach }) => reach === 'read')
      .map(({ id }) => id)
      .filter((id) => /^[AC]/.test(id))
      .join(', ')}) takes part in all of them.</caption>
<thead><tr><th scope="col">Check</th><th scope="col" class="number">Requests</th><th scope="col" class="number">Time</th><th scope="col">Result</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
`,
  );
}

function outcome(id: string, name: string, { violations: found, inconclusive }: Report): string {
  const count = found.filter(({ check }) => check === id).length;
  const unjudgedParts = inconclusive.filter(({ check }) => check === id);
  const open = unjudgedParts.filter(isOpen);
  const words = [
    ...(count > 0 ? [`<span class="bad-word">${amount(count, 'violation')}</span>`] : []),
    ...(open.length > 0
      ? [
          `<span class="warn-word">${open.some(({ part }) => part === name) ? 'not judged' : `${amount(open.length, 'part')} not judged`}</span>`,
        ]
      : []),
  ];
  if (words.length > 0) return words.join(', ');
  return unjudgedParts.some(({ part }) => part === name) ? 'not offered' : '<span class="good-word">holds</span>';
}

const countable = (all: readonly Coverage[]) =>
  all.flatMap(({ statuses }) => statuses).filter(({ status }) => canBeSeen(status));

function coverage(report: Report): string {
  const documented = countable(report.coverage);
  const classes: [string, (status: number) => boolean][] = [
    ['2xx', (status) => status < 300],
    ['400', (status) => status === 400],
    ['401', (status) => status === 401],
    ['404', (status) => status === 404],
    ['others', (status) => status >= 300 && ![400, 401, 404].includes(status)],
  ];
  const figures = classes.map(([name, belongs]) => {
    const of = documented.filter(({ status }) => belongs(status));
    return `<li><b>${name}</b> ${of.filter(({ seen }) => seen > 0).length} of ${of.length}</li>`;
  });
  const reasons = unseenByReason(report).map(({ reason }) => reason);
  const statuses = [
    ...new Set(
      report.coverage.flatMap((one) =>
        one.statuses.filter(({ status, seen }) => canBeSeen(status) || seen > 0).map(({ status }) => status),
      ),
    ),
  ].sort((one, other) => one - other);
  const legend =
    reasons.length === 0
      ? ''
      : `<p>Never seen, and why:</p><dl class="reasons">${reasons.map((reason, index) => `<dt>${letter(index)}</dt><dd>${text(reason)}</dd>`).join('')}</dl>`;
  return section(
    'coverage',
    'Documented statuses',
    `<div class="panel"><ul class="figures">${figures.join('')}</ul>${legend}
<table class="matrix"><caption>How often each documented status was seen. 429 and 5xx, which no run should bring about, are shown only where they came.</caption>
<thead><tr><th scope="col">Operation</th>${statuses.map((status) => `<th scope="col">${status}</th>`).join('')}</tr></thead>
<tbody>${report.coverage.map((one) => row(report, one, statuses, reasons)).join('\n')}</tbody></table></div>
`,
  );
}

function row(report: Report, one: Coverage, columns: readonly number[], reasons: readonly string[]): string {
  const cells = columns.map((status) => {
    const entry = one.statuses.find((candidate) => candidate.status === status);
    if (!entry) return '<td class="none"></td>';
    if (entry.seen > 0)
      return `<td class="${status >= 500 ? 'wrong' : 'seen'}" data-status="${status}">${entry.seen}</td>`;
    if (!canBeSeen(status))
      return `<td class="none expected" data-status="${status}"><span class="only-read">never</span></td>`;
    return `<td class="unseen" data-status="${status}"><span class="only-read">never seen, </span>${letter(reasons.indexOf(whyUnseen(report, one, status)))}</td>`;
  });
  return `<tr><th scope="row">${text(one.operation)}${one.extended ? ' <span class="soft">extended</span>' : ''}<code>${text(`${one.method.toUpperCase()} ${one.path}`)}</code></th>${cells.join('')}</tr>`;
}

/** a, b, … of a reason. */
const letter = (index: number) => String.fromCharCode(97 + index);
