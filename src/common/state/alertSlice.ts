import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../domain/cartItem';

/** What the toast may offer beside its text. */
export type AlertAction =
  | { kind: 'view-cart' }
  | { kind: 'restore-cart-item'; item: CartItem; index: number }
  | { kind: 'restore-cart'; items: CartItem[] }
  | { kind: 'restore-request'; request: object }
  | { kind: 'empty-cart'; label: string; emptied: string }
  | { kind: 'whatsapp'; label: string; text: string };

/** The result of something the visitor did (docs/product.md, 2.4). */
export interface Alert {
  success: boolean;
  message: string;
  /** Field name to message, shown as a list. */
  data?: Record<string, string>;
  /** A second sentence: what comes next. */
  detail?: string;
  actions?: readonly AlertAction[];
}

/** How long it is said, ms (docs/product.md, 2.4). */
export const SAID_MS = 6000;

interface AlertState {
  /** The alert's value; it clears after 2 s, while the toast keeps its own copy for 6 s (docs/product.md, 2.4). */
  current: (Alert & { id: string }) | null;
}

const initialState: AlertState = { current: null };

export const alertSlice = createSlice({
  name: 'alert',
  initialState,
  reducers: {
    alertShown: {
      reducer: (state, { payload }: PayloadAction<Alert & { id: string }>) => ({ ...state, current: payload }),
      prepare: (alert: Alert) => ({ payload: { ...alert, id: nanoid() } }),
    },
    alertCleared: (state, { payload }: PayloadAction<string>) =>
      state.current?.id === payload ? { ...state, current: null } : state,
  },
});

export const { alertShown, alertCleared } = alertSlice.actions;
export const selectAlert = (state: { alert: AlertState }) => state.alert.current;
