import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { countOf, isCartItem, MAX_QUANTITY, MOST_LINES, type CartItem, type CheckedLine } from '../domain/cartItem';
import { orderableOf, type Unavailable } from '../domain/cartTotals';

export interface CartState {
  items: CartItem[];
  /** What the shop said when the lines were read last; not kept, for tomorrow it may be otherwise. */
  unavailable?: Unavailable;
}

const initialState: CartState = { items: [] };

const clamp = (quantity: number) => Math.min(Math.max(1, quantity), MAX_QUANTITY);

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** An id that is there already gains the quantity; else a line is appended, unless it could not be read again. */
    itemAdded: ({ items, unavailable }, { payload }: PayloadAction<CartItem>) => {
      // Its button stands only at what the shop sells now.
      if (unavailable) delete unavailable[payload.id];
      const line = items.find(({ id }) => id === payload.id);
      const next = { ...payload, quantity: clamp((line?.quantity ?? 0) + payload.quantity) };
      if (!isCartItem(next)) return;
      if (line) Object.assign(line, next);
      else if (items.length < MOST_LINES) items.push(next);
    },
    quantityChanged: ({ items }, { payload }: PayloadAction<{ id: string; quantity: number }>) => {
      const line = items.find(({ id }) => id === payload.id);
      if (line) line.quantity = clamp(payload.quantity);
    },
    itemRemoved: (cart, { payload }: PayloadAction<string>) => {
      cart.items = cart.items.filter(({ id }) => id !== payload);
    },
    /** Undo of a removal: the line returns to its place, unless it has come back by itself. */
    itemRestored: ({ items }, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) => {
      if (items.length < MOST_LINES && !items.some(({ id }) => id === item.id)) items.splice(index, 0, item);
    },
    /** The shop has said whether, or why not, a line can be ordered now, and what the line is to say of its product. */
    lineChecked: (
      cart,
      {
        payload: { id, why, line },
      }: PayloadAction<{ id: string; why: Unavailable[string]; line?: CheckedLine | undefined }>,
    ) => {
      (cart.unavailable ??= {})[id] = why;
      const item = cart.items.find((known) => known.id === id);
      if (item && isCartItem({ ...item, ...line })) Object.assign(item, line);
    },
    /** What cannot be ordered stays known, for who takes it back. */
    cleared: (cart) => {
      cart.items = [];
    },
    /**
     * Another tab changed the cart, or a shared one takes its place. What is kept has no names in Kiswahili, nor does it tell a
     * price of 0 from one on request: known ones stay.
     */
    cartReplaced: (cart, { payload }: PayloadAction<CartItem[]>) => {
      cart.items = payload.filter(isCartItem).map((line) => {
        const known = cart.items.find(({ id }) => id === line.id);
        return { ...known, ...line, price: line.price ?? (known?.price === 0 ? 0 : null) };
      });
    },
  },
});

export const { itemAdded, quantityChanged, itemRemoved, itemRestored, lineChecked, cleared, cartReplaced } =
  cartSlice.actions;

type WithCart = { cart: CartState };
export const selectCartItems = (state: WithCart) => state.cart.items;
export const selectUnavailable = (state: WithCart) => state.cart.unavailable;
/** Pieces that can be ordered: badge, tab and summary say the same number. */
export const selectCartCount = ({ cart: { items, unavailable } }: WithCart) => countOf(orderableOf(items, unavailable));

/**
 * The cart out of stored data, or null where it is not exactly a list of {id, name, price, quantity, image}
 * (docs/product.md, 4.1: anything else is discarded).
 */
export function cartFromStored(data: unknown): CartItem[] | null {
  if (!Array.isArray(data) || data.length > MOST_LINES || !data.every(isKeptLine)) return null;
  const ids = new Set(data.map(({ id }) => id));
  return ids.size === data.length
    ? data.map(({ name_sw, ...line }) => ({
        ...keptLine(line),
        price: line.price || null,
        ...(name_sw && { name_sw }),
      }))
    : null;
}

const isKeptLine = (line: unknown): line is CartItem => isCartItem(line) && line.price !== null;

/** What is kept of a line, and nothing else; a price on request as 0. */
export const keptLine = ({ id, name, price, quantity, image }: CartItem): CartItem => ({
  id,
  name,
  price: price ?? 0,
  quantity,
  image,
});
