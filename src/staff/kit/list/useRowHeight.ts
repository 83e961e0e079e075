import { stored, useStored } from '../../../common/browser/stored';

const rows = stored<'normal' | 'compact'>({
  area: 'localStorage',
  key: 'rows',
  plain: true,
  empty: 'normal',
  inMemory: true,
  check: (text) => (text === 'compact' ? text : null),
});

/** Whether rows are low (40 px instead of 52), for all lists alike; kept in this browser. */
export function useRowHeight(): { dense: boolean; toggle: () => void } {
  const dense = useStored(rows) === 'compact';
  return { dense, toggle: () => void rows.keep(dense ? 'normal' : 'compact') };
}
