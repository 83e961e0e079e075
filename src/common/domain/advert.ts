import type { ImageLike } from './media';
import type { Priced } from './price';
import { isText, object, optionalText, productSummary } from './shape';

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

export const advertShape = object({
  id: isText,
  product: productSummary,
  start_date: optionalText,
  end_date: optionalText,
});

/** The entries that are adverts at all, or null where the data is no list. */
export function advertsFrom(data: unknown): Advert[] | null {
  return Array.isArray(data) ? data.filter((entry): entry is Advert => advertShape(entry)) : null;
}
