import { asApiError } from '../api';

/** The HTTP status of the page of one record: missing, refused by the API for the address's sake (400), or a failure of the server's. */
export function recordStatus({ data, error }: { data?: unknown; error?: unknown }): number {
  if (data) return 200;
  const { status } = asApiError(error);
  if (typeof status !== 'number' || status < 400) return 500;
  return status >= 500 || status === 404 ? status : 400;
}
