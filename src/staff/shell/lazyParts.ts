import { lazy, useEffect } from 'react';
import { loadPaletteSearch } from '../features/commandPalette/lazySearch';
import { loadOptional } from '../../common/browser/chunks';
import { whenIdle } from '../../common/browser/idle';

const loads = {
  palette: loadPaletteSearch,
  shortcuts: () =>
    import(/* webpackChunkName: "staff-palette" */ '../features/commandPalette/ShortcutList').then(
      (part) => part.ShortcutList,
    ),
  more: () => import(/* webpackChunkName: "staff-more" */ './MoreSheet').then((part) => part.MoreSheet),
};

/** What lies over a page comes when it is wanted, or before, once the browser is idle. */
export const ShortcutList = lazy(() => loadOptional(loads.shortcuts));
export const MoreSheet = lazy(() => loadOptional(loads.more));

/** Fetches the parts while nothing else is to be done, so that they open at once. */
export function useWarmUp(): void {
  useEffect(
    () =>
      whenIdle(() => {
        if (navigator.onLine) void Promise.allSettled(Object.values(loads).map<Promise<unknown>>((load) => load()));
      }),
    [],
  );
}
