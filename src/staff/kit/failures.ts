import { failureText, type ApiError, alertOf, asApiError } from '../../common/api';
import { kit as t } from '../texts/kit';
import { alertLine } from '../../common/domain/readableFields';
import type { Alert } from '../../common/state/alertSlice';

/**
 * Why a list or a record could not be loaded, for beneath what says that it was not: no network, a connection that broke
 * off, or the words it came with; empty where the server answered without any.
 */
export function loadFailure(error: ApiError): string {
  if (error.status === 'OFFLINE') return t.loadOffline;
  const message = failureText(error, { failed: '', fetchFailed: t.brokenOff, invalidStructure: t.invalidStructure });
  return alertLine({ message, data: error.fields });
}

/** Why a part of the program that is brought when it is wanted could not be had. */
export const partMissing = (): Alert => ({ success: false, message: navigator.onLine ? t.failed : t.openOffline });

interface FailureTexts {
  /** Where no answer came, or one that is none; without it the network is named, or `failed` said. */
  noAnswer?: string | undefined;
  /** Fields whose input shows the server's message. */
  shown?: readonly string[];
}

/** The alert of a failed call: the server's words, else the place's own, with the server's list of the other fields. */
export function failureAlert(error: unknown, failed: string = t.failed, { noAnswer, shown }: FailureTexts = {}): Alert {
  const failure = asApiError(error);
  const silent = noAnswer ?? (failure.status === 'OFFLINE' ? t.offline : failed);
  return alertOf(failure, failureText(failure, { failed, fetchFailed: silent, invalidStructure: silent }), shown);
}
