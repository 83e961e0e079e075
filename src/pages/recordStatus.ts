import { asApiError, isMissing } from '../api';

/** The HTTP status of the page of one record. */
export function recordStatus({ data, error }: { data?: unknown; error?: unknown }): number {
  if (data) return 200;
  const cause = asApiError(error);
  if (error && isMissing(cause)) return 404;
  return typeof cause.status === 'number' && cause.status >= 500 ? cause.status : 500;
}
