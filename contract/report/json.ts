import type { Report } from '../run/run';

/** The report as JSON, without the exchanges and what the account's password is now. */
export function toJson({ exchanges: _, account: __, ...report }: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
