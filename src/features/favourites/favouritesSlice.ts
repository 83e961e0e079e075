import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A product the visitor likes, kept in this browser. Price in shillings, as last seen. */
export interface Favourite {
  id: string;
  name: string;
  price: number;
  image: string;
}

export interface FavouritesState {
  items: Favourite[];
}

export const FAVOURITES_KEY = 'favoriteProducts';
const MOST = 200;
const initialState: FavouritesState = { items: [] };

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteToggled: ({ items }, { payload }: PayloadAction<Favourite>) => ({
      items: items.some(({ id }) => id === payload.id)
        ? items.filter(({ id }) => id !== payload.id)
        : [payload, ...items].slice(0, MOST),
    }),
  },
});

export const { favouriteToggled } = favouritesSlice.actions;
export const selectFavourites = (state: { favourites: FavouritesState }) => state.favourites.items;
export const selectIsFavourite = (id: string) => (state: { favourites: FavouritesState }) =>
  state.favourites.items.some((item) => item.id === id);

/** Favourites out of stored data, or null where it is anything else. */
export function favouritesFromStored(data: unknown): Favourite[] | null {
  if (!Array.isArray(data) || data.length > MOST) return null;
  const items = data.filter(isFavourite).map(({ id, name, price, image }) => ({ id, name, price, image }));
  return items.length === data.length && new Set(items.map(({ id }) => id)).size === items.length ? items : null;
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price, image } = value as Record<string, unknown>;
  return (
    // Half a character cannot stand in an address, and the id becomes a part of one.
    typeof id === 'string' && id !== '' && !/\p{Cs}/u.test(id) &&
    typeof name === 'string' && typeof image === 'string' &&
    typeof price === 'number' && price >= 0 && Number.isFinite(price)
  );
}
