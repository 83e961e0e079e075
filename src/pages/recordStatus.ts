import { asApiError } from '../api';
import { isRefusal } from './isRefusal';

/** The HTTP status of the page of one record: missing, refused by the API for the address's sake (400), or a failure of the server's. */
export function recordStatus({ data, error }: { data?: unknown; error?: unknown }): number {
  if (data) return 200;
  const cause = asApiError(error);
  if (isRefusal(cause)) return cause.status === 404 ? 404 : 400;
  return typeof cause.status === 'number' && cause.status >= 500 ? cause.status : 500;
}
