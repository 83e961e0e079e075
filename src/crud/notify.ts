import { createContext, useContext } from 'react';
import { asApiError } from '../api';
import { kit as t } from '../lib/messages/staff/kit';
import type { Alert } from '../ui/site';

const NotifyContext = createContext<((alert: Alert) => void) | null>(null);
export const NotifyProvider = NotifyContext.Provider;

/** Says something in the toast: green for success, red for failure (specification, section 8). */
export function useNotify(): (alert: Alert) => void {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs the staff program around it');
  return notify;
}

/** The alert of a failed call: the server's words, else the place's own, with the server's field messages. */
export function failureAlert(error: unknown, fallback: string): Alert {
  const { message, fields } = asApiError(error);
  return { success: false, message: message ?? fallback, ...(Object.keys(fields).length > 0 && { data: fields }) };
}

/** Why something that acts at once did not: no network, the server's words, else the place's own. */
export function failureMessage(error: unknown, fallback: string = t.failed): string {
  const { status, message } = asApiError(error);
  return status === 'OFFLINE' ? t.offline : (message ?? fallback);
}
