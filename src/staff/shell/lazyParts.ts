import { lazy, useEffect } from 'react';
import { loadPaletteSearch } from '../features/commandPalette/lazySearch';
import { loadOptional } from '../../common/browser/chunks';
import { whenIdle, whenTouched } from '../../common/browser/idle';

const loads = {
  palette: loadPaletteSearch,
  shortcuts: () =>
    import(/* webpackChunkName: "staff-palette" */ '../features/commandPalette/ShortcutList').then(
      (part) => part.ShortcutList,
    ),
  more: () => import(/* webpackChunkName: "staff-more" */ './MoreSheet').then((part) => part.MoreSheet),
  focus: () => import(/* webpackChunkName: "staff-more" */ './focusStays').then((part) => part.focusStays()),
  toast: () => import(/* webpackChunkName: "staff-toast" */ '../../common/app/Toast').then((part) => part.Toast),
};

/** What lies over a page comes when it is wanted, or before, once somebody is at work on the page. */
export const ShortcutList = lazy(() => loadOptional(loads.shortcuts));
export const MoreSheet = lazy(() => loadOptional(loads.more));

/** The toast comes with the first alert. */
export const loadToast = loads.toast;

/** Fetches the parts at the first touch, once the browser is idle, so that they open at once. */
export function useWarmUp(): void {
  useEffect(
    () =>
      whenTouched(() =>
        whenIdle(() => void Promise.allSettled(Object.values(loads).map<Promise<unknown>>((load) => load()))),
      ),
    [],
  );
}
