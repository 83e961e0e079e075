import type { Report } from '../run/run';

/** The report as JSON, without the exchanges. */
export function toJson({ exchanges: _, ...report }: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
