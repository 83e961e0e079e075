import { isItemId } from './cartItem';

/** A product as this browser remembers it: its name and a small picture, but no price, for that may be another one by now. */
export interface KeptProduct {
  id: string;
  name: string;
  image: string;
}

/** Products out of stored data, each once; what is none is left out. @param most more entries than this are not read */
export function keptProducts(data: unknown, most: number): KeptProduct[] {
  if (!Array.isArray(data)) return [];
  const products = data
    .slice(0, most)
    .filter(isKept)
    .map(({ id, name, image }) => ({ id, name, image }));
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

function isKept(value: unknown): value is KeptProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, image } = value as Record<string, unknown>;
  return (
    isItemId(id) && typeof name === 'string' && name.length <= 400 && typeof image === 'string' && image.length <= 2000
  );
}
