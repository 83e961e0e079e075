import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isCartItem, type CartItem } from '../domain/cartItem';
import { cartFromStored } from './cartSlice';
import type { Rehydrated } from './persist';

/** A product the visitor likes, kept in this browser. Price in shillings, as last seen; null where it was on request. */
export type Favourite = Omit<CartItem, 'quantity'>;

export interface FavouritesState {
  items: Favourite[];
}

export const MOST_FAVOURITES = 200;
const initialState: FavouritesState = { items: [] };

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteToggled: ({ items }, { payload }: PayloadAction<Favourite>) => ({
      items: items.some(({ id }) => id === payload.id)
        ? items.filter(({ id }) => id !== payload.id)
        : [payload, ...items].filter(isFavourite).slice(0, MOST_FAVOURITES),
    }),
    /** Another tab changed them. */
    favouritesReplaced: (_state, { payload }: PayloadAction<Favourite[]>) => ({ items: payload }),
  },
});

export const { favouriteToggled, favouritesReplaced } = favouritesSlice.actions;
export const selectFavourites = (state: { favourites: FavouritesState }) => state.favourites.items;
/** Whether what the browser keeps has been read; before that an empty list says nothing. */
export const selectFavouritesRead = (state: { favourites: FavouritesState & Rehydrated }) =>
  state.favourites._persist?.rehydrated === true;
export const selectIsFavourite = (id: string) => (state: { favourites: FavouritesState }) =>
  state.favourites.items.some((item) => item.id === id);

/** One as a line of a cart. */
const asLine = (item: unknown) => ({ ...(item as object), quantity: 1 });

/** Whether it could be read again. */
const isFavourite = (item: Favourite) => isCartItem(asLine(item));

/** Favourites out of stored data, or null where it is anything else: lines of a cart but for their number. */
export function favouritesFromStored(data: unknown): Favourite[] | null {
  if (!Array.isArray(data) || data.length > MOST_FAVOURITES) return null;
  const lines = cartFromStored(data.map(asLine));
  return lines && lines.map(({ quantity: _, ...favourite }) => favourite);
}
