import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { alertShown, type Alert } from './alertSlice';
import type { AppStore, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Says something in the toast: green for success, red for failure (docs/product.md, 10.3). */
export function useNotify(): (alert: Alert) => void {
  const dispatch = useAppDispatch();
  return useCallback((alert) => void dispatch(alertShown(alert)), [dispatch]);
}
