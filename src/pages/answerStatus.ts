import { asApiError, isMissing } from '../api';

/** The HTTP status of a page of lists: 503 where one of them could not be read, so that nobody keeps the page. */
export function listStatus(...answers: readonly { isError: boolean }[]): number {
  return answers.some(({ isError }) => isError) ? 503 : 200;
}

/** The HTTP status of the page of one record. */
export function recordStatus({ data, error }: { data?: unknown; error?: unknown }): number {
  if (data) return 200;
  const cause = asApiError(error);
  if (error && isMissing(cause)) return 404;
  return typeof cause.status === 'number' && cause.status >= 500 ? cause.status : 500;
}
