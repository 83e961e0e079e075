import { useSyncExternalStore } from 'react';
import { storedChoice } from '../../../common/browser/storedChoice';

type RowHeight = 'normal' | 'compact';

const stored = storedChoice<RowHeight>('rows', ['normal', 'compact']);
let shown: RowHeight | null = null;
const listeners = new Set<() => void>();

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Whether rows are low (40 px instead of 52), for all lists alike; kept in this browser. */
export function useRowHeight(): { dense: boolean; toggle: () => void } {
  const dense = useSyncExternalStore(subscribe, () => (shown ?? stored.read()) === 'compact');
  const toggle = () => {
    shown = dense ? 'normal' : 'compact';
    stored.keep(shown);
    listeners.forEach((tell) => tell());
  };
  return { dense, toggle };
}
