import type { Coverage } from '../run/coverage';
import type { Permission } from '../run/options';
import type { Report } from '../run/run';

/** Calls of which no record of a run's own is made: only a permission lets them succeed. */
const PERMISSION_OF = new Map<string, Permission>([
  ['updateProfile', 'account'],
  ['updateEmail', 'account'],
  ['updatePassword', 'account'],
  ['createQuotation', 'traces'],
  ['requestQuote', 'traces'],
  ['updateQuotation', 'traces'],
  ['subscribeToNewsletter', 'traces'],
]);
/** Statuses of these calls that other checks see without the permission. */
const WITHOUT_PERMISSION = [400, 401, 413, 415];

/** Whether a run can be asked to see a status: limits are the server's own, and 5xx is what must not come. */
export const canBeSeen = (status: number) => status < 500 && status !== 429;

/** Documented statuses that were never seen and could have been, by the reason why; the most frequent reason first. */
export function unseenByReason(
  report: Report,
): { reason: string; places: { operation: string; statuses: number[] }[] }[] {
  const byReason = new Map<string, { operation: string; statuses: number[] }[]>();
  for (const one of report.coverage) {
    for (const { status, seen } of one.statuses) {
      if (seen > 0 || !canBeSeen(status)) continue;
      const reason = whyUnseen(report, one, status);
      const places = byReason.get(reason) ?? [];
      byReason.set(reason, places);
      const place = places.find(({ operation }) => operation === one.operation);
      if (place) place.statuses.push(status);
      else places.push({ operation: one.operation, statuses: [status] });
    }
  }
  return [...byReason]
    .map(([reason, places]) => ({ reason, places }))
    .sort((one, other) => other.places.length - one.places.length);
}

/** Why a documented status of an operation was not seen in a run. */
export function whyUnseen(
  report: Report,
  { operation, method, extended, parameters, statuses }: Coverage,
  status: number,
): string {
  if (status >= 500) return 'a server that works does not answer it';
  if (status === 429) return 'the server’s own limits decide, and they are not provoked';
  if (extended && report.profile === 'core') return 'only with --profile extended';
  if (report.notOffered.includes(operation)) return 'the server does not offer the call';
  const permission = PERMISSION_OF.get(operation);
  if (permission && !report.allow[permission] && !WITHOUT_PERMISSION.includes(status))
    return `only with --scope own --allow-${permission}`;
  if (report.scope === 'read-only' && method !== 'get' && operation !== 'signIn') return 'only with --scope own';
  if (report.ended !== null) return 'the run ended early';
  if (report.narrowed) return 'checks were left out with --only or --skip';
  if (status === 413) return 'no body that was sent was too large for the server';
  if (status === 400 && !parameters && !statuses.some((one) => one.status === 415))
    return 'the call takes neither parameters nor a body; only a request that is broken as HTTP gets it';
  return 'no check made the server answer it';
}
