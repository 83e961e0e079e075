import { type ApiError, asApiError, isMissing } from '../../common/api';

/** For now, not for what was asked: too slow, too often. */
const PASSING = [408, 429];

/** Whether the API refused what an address asks for; anything else is a failure of its own or of the way to it. */
export const isRefusal = ({ status }: ApiError): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && !PASSING.includes(status);

/** What the store knows of a record. */
interface RecordAnswer {
  data?: unknown;
  error?: unknown;
}

/** Whether there is no such record; one that was shown before stays. */
export const isMissingRecord = ({ data, error }: RecordAnswer): boolean =>
  data === undefined && error !== undefined && isMissing(asApiError(error));

/** The HTTP status of the page of one record that may exist: refused by the API for the address's sake (400), or a failure of the server's. */
export function recordStatus({ data, error }: RecordAnswer): number {
  if (data) return 200;
  const cause = asApiError(error);
  if (isRefusal(cause)) return 400;
  return typeof cause.status === 'number' && cause.status >= 500 ? cause.status : 500;
}

/**
 * The HTTP status of a page of lists, where one of them could not be read: 400 where the API refuses what the address
 * asks for, else 503. Nobody keeps such a page.
 */
export function listStatus(...answers: readonly { isError: boolean; error?: unknown }[]): number {
  const failed = answers.filter(({ isError }) => isError).map(({ error }) => asApiError(error));
  if (failed.length === 0) return 200;
  return failed.every(isRefusal) ? 400 : 503;
}
