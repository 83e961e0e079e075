import { type ApiError, asApiError } from '../../common/api';

/** For who asks, or for now, and not for what was asked: without a right to it, too slow, too often. */
const OTHER_REASONS = [401, 403, 408, 429];

/** Whether the API refused what an address asks for; anything else is a failure of its own or of the way to it. */
export const isRefusal = ({ status }: ApiError): boolean =>
  typeof status === 'number' && status >= 400 && status < 500 && !OTHER_REASONS.includes(status);

/** What the store knows of a record. */
interface RecordAnswer {
  data?: unknown;
  error?: unknown;
}

/** Whether there is no such record, or no record could have such an id; one that was shown before stays. */
export const isMissingRecord = ({ data, error }: RecordAnswer): boolean =>
  data === undefined && error !== undefined && isRefusal(asApiError(error));

/** The HTTP status of the page of one record that may exist: it is there, or the server failed. */
export function recordStatus({ data, error }: RecordAnswer): number {
  if (data) return 200;
  const { status } = asApiError(error);
  return typeof status === 'number' && status >= 500 ? status : 500;
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
