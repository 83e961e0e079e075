import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle, whenTouched } from '../../common/browser/idle';
import { staffPatterns } from '../../common/domain/staffPaths';
import { loadPaletteSearch } from '../features/commandPalette/lazySearch';

/** What lies over a page comes when it is wanted, or before, once somebody is at work on the page. */
export const parts = {
  palette: loadPaletteSearch,
  shortcuts: () =>
    import(/* webpackChunkName: "staff-palette" */ '../features/commandPalette/ShortcutList').then(
      (part) => part.ShortcutList,
    ),
  more: () => import(/* webpackChunkName: "staff-more" */ './MoreSheet').then((part) => part.MoreSheet),
  focus: () =>
    import(/* webpackChunkName: "staff-more" */ '../../common/app/focusStays').then((part) => part.focusStays()),
  /** Comes with the first alert. */
  toast: () => import(/* webpackChunkName: "staff-toast" */ '../../common/app/Toast').then((part) => part.Toast),
};

/**
 * Fetches the parts once the browser is idle, so that they open at once: after the first touch, but without one where the
 * page is to be read without a network.
 */
export function useWarmUp(): void {
  const readOffline = useLocation().pathname === staffPatterns.visits;
  useEffect(() => {
    const fetchAll = () => void Promise.allSettled(Object.values(parts).map<Promise<unknown>>((load) => load()));
    return readOffline ? whenIdle(fetchAll) : whenTouched(() => whenIdle(fetchAll));
  }, [readOffline]);
}
