import { asApiError } from '../../common/api';
import { isRefusal } from './isRefusal';

/**
 * The HTTP status of a page of lists, where one of them could not be read: 400 where the API refuses what the address
 * asks for, else 503. Nobody keeps such a page.
 */
export function listStatus(...answers: readonly { isError: boolean; error?: unknown }[]): number {
  const failed = answers.filter(({ isError }) => isError).map(({ error }) => asApiError(error));
  if (failed.length === 0) return 200;
  return failed.every(isRefusal) ? 400 : 503;
}
