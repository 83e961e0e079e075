import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { countOf, MAX_QUANTITY, MOST_LINES, type CartItem } from '../../lib/cartItem';

export interface CartState {
  items: CartItem[];
}

const initialState: CartState = { items: [] };

const clamp = (quantity: number) => Math.min(Math.max(1, quantity), MAX_QUANTITY);

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** An id that is there already gains the quantity; else a line is appended. */
    itemAdded: ({ items }, { payload }: PayloadAction<CartItem>) => {
      const line = items.find(({ id }) => id === payload.id);
      if (line) Object.assign(line, { ...payload, quantity: clamp(line.quantity + payload.quantity) });
      // A longer one would be discarded when it is read again.
      else if (items.length < MOST_LINES) items.push(payload);
    },
    quantityChanged: ({ items }, { payload }: PayloadAction<{ id: string; quantity: number }>) => {
      const line = items.find(({ id }) => id === payload.id);
      if (line) line.quantity = clamp(payload.quantity);
    },
    itemRemoved: ({ items }, { payload }: PayloadAction<string>) => ({ items: items.filter(({ id }) => id !== payload) }),
    /** Undo of a removal: the line returns to its place, unless it has come back by itself. */
    itemRestored: ({ items }, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) => {
      if (!items.some(({ id }) => id === item.id)) items.splice(index, 0, item);
    },
    /** The shop's price of now replaces the one the line was added with. Shillings. */
    priceChanged: ({ items }, { payload }: PayloadAction<{ id: string; price: number }>) => {
      const line = items.find(({ id }) => id === payload.id);
      if (line) line.price = payload.price;
    },
    cleared: () => initialState,
    /** Another tab changed the cart, or a shared one takes its place. */
    cartReplaced: (_state, { payload }: PayloadAction<CartItem[]>) => ({ items: payload }),
  },
});

export const { itemAdded, quantityChanged, itemRemoved, itemRestored, priceChanged, cleared, cartReplaced } = cartSlice.actions;

export type WithCart = { cart: CartState };
export const selectCartItems = (state: WithCart) => state.cart.items;
export const selectCartCount = (state: WithCart) => countOf(state.cart.items);
