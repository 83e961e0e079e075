import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '../run/options';
import type { Report } from '../run/run';
import { toHar } from './har';
import { toHtml } from './html';
import { toBadge } from './badge';
import { toJunit, unusableJunit } from './junit';

/** The report as JSON, without the exchanges and what the account's password is now. */
export function toJson({ exchanges: _, account: __, ...report }: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

const WRITERS: readonly { kind: Options['reports'][number]; file: string; write: (report: Report) => string }[] = [
  { kind: 'json', file: 'contract.json', write: toJson },
  { kind: 'junit', file: 'contract.junit.xml', write: toJunit },
  { kind: 'har', file: 'contract.har', write: toHar },
  { kind: 'html', file: 'contract.html', write: toHtml },
  { kind: 'badge', file: 'contract-badge.svg', write: toBadge },
];

/** Writes the reports asked for into the folder, and the files that their commands send. */
export function writeReports(report: Report, { reports, out }: Pick<Options, 'reports' | 'out'>): void {
  mkdirSync(out, { recursive: true });
  const { folder, byName } = report.files;
  if (byName.size > 0) mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of byName) writeFileSync(path.join(folder, name), bytes);
  for (const { kind, file, write } of WRITERS)
    if (reports.includes(kind)) writeFileSync(path.join(out, file), write(report));
}

/** Tells a CI that reads JUnit that nothing could be asked; what an earlier run left there would say otherwise. */
export function writeUnusable(reason: string, { reports, out }: Pick<Options, 'reports' | 'out'>): void {
  if (!reports.includes('junit')) return;
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'contract.junit.xml'), unusableJunit(reason));
}
