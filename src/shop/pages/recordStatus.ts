import { asApiError, isMissing } from '../../common/api';
import { isRefusal } from './isRefusal';

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
