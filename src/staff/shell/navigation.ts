import { placesOf } from '../places';

/** The sidebar's order (docs/product.md, 7.1), then what goes beyond it. */
export const mainPlaces = placesOf('dashboard', 'tags', 'categories', 'articles', 'products');
export const furtherPlaces = placesOf('quotes', 'adverts');
export const ownPlaces = placesOf('account');

/** At the foot of a phone; the rest stands in its sheet. */
export const phonePlaces = placesOf('dashboard', 'products', 'quotes', 'articles');
export const sheetPlaces = placesOf('adverts', 'tags', 'categories', 'account');
