import { asApiError } from '../api';

/** The HTTP status of the page of one record. */
export function recordStatus({ data, error }: { data?: unknown; error?: unknown }): number {
  if (data) return 200;
  const { status } = asApiError(error);
  return typeof status === 'number' && (status === 400 || status === 404 || status >= 500) ? status : 500;
}
