import { failureText, type ApiError } from '../../common/api';
import { kit as t } from '../texts/kit';
import { alertLine } from '../../common/domain/readableFields';

/**
 * Why a list or a record could not be loaded, for beneath what says that it was not: no network, a connection that broke
 * off, or the words it came with; empty where the server answered without any.
 */
export function loadFailure(error: ApiError): string {
  if (error.status === 'OFFLINE') return t.loadOffline;
  const message = failureText(error, { failed: '', fetchFailed: t.brokenOff, invalidStructure: t.invalidStructure });
  return alertLine({ message, data: error.fields });
}
