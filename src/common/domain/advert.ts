import type { ImageLike } from './media';
import type { Priced } from './price';

/** An advertised product (docs/product.md, 8.4); pictures and discounts only where the server gives them. */
export interface Advert {
  id: string;
  /** When it runs (ISO 8601); no bound on that side without one, or where the server does not say. */
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  product: Priced & {
    id: string;
    product_name: string;
    product_name_sw?: string | null;
    images?: ImageLike[] | undefined;
  };
}

/** The entries that are adverts at all, or null where the data is no list. */
export function advertsFrom(data: unknown): Advert[] | null {
  return Array.isArray(data) ? data.filter(isAdvert) : null;
}

function isAdvert(value: unknown): value is Advert {
  if (typeof value !== 'object' || value === null) return false;
  const { id, product } = value as { id?: unknown; product?: unknown };
  if (typeof id !== 'string' || typeof product !== 'object' || product === null) return false;
  const {
    id: productId,
    product_name: name,
    product_price: price,
    discounts,
    images,
  } = product as Record<string, unknown>;
  const isImage = (image: object) => typeof (image as { image_url?: unknown }).image_url === 'string';
  return (
    typeof productId === 'string' &&
    typeof name === 'string' &&
    typeof price === 'string' &&
    isList(discounts, () => true) &&
    isList(images, isImage)
  );
}

/** Whether a value is a list of such objects, or absent. */
function isList(value: unknown, fits: (entry: object) => boolean): boolean {
  if (value === undefined || value === null) return true;
  return (
    Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null && fits(entry as object))
  );
}
