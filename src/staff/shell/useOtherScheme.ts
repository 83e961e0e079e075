import { useSyncExternalStore } from 'react';
import { chooseScheme, onScheme, shownScheme } from '../../common/ui/theme/scheme';
import { shell as t } from '../texts/shell';

/** The colours that are not shown now: what choosing them is called, its icon, and the choice, which this browser keeps. */
export function useOtherScheme() {
  const dark = useSyncExternalStore(onScheme, shownScheme) === 'dark';
  return {
    label: dark ? t.useLight : t.useDark,
    icon: dark ? 'sun' : 'moon',
    choose: () => chooseScheme(dark ? 'light' : 'dark'),
  } as const;
}
