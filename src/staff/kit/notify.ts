import { createContext, useContext } from 'react';
import { alertOf, asApiError, failureText } from '../../common/api';
import { kit as t } from '../texts/kit';
import type { Alert } from '../../common/ui/site';

const NotifyContext = createContext<((alert: Alert) => void) | null>(null);
export const NotifyProvider = NotifyContext.Provider;

/** Says something in the toast: green for success, red for failure (docs/product.md, 10.3). */
export function useNotify(): (alert: Alert) => void {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs the staff program around it');
  return notify;
}

interface FailureTexts {
  /** Where no answer came, or one that is none; without it the network is named, or `failed` said. */
  noAnswer?: string;
  /** Fields whose input shows the server's message. */
  shown?: readonly string[];
}

/** The alert of a failed call: the server's words, else the place's own, with the server's list of the other fields. */
export function failureAlert(error: unknown, failed: string = t.failed, { noAnswer, shown }: FailureTexts = {}): Alert {
  const failure = asApiError(error);
  const silent = noAnswer ?? (failure.status === 'OFFLINE' ? t.offline : failed);
  return alertOf(failure, failureText(failure, { failed, fetchFailed: silent, invalidStructure: silent }), shown);
}
