/** A product as this browser remembers it: its name and a small picture, but no price, for that may be another one by now. */
export interface KeptProduct {
  id: string;
  name: string;
  /** The name in Kiswahili, where there is one. */
  name_sw?: string | undefined;
  image: string;
}

/** What is remembered of a product, and nothing else. */
export const keptProduct = ({ id, name, name_sw, image }: KeptProduct): KeptProduct => ({
  id,
  name,
  ...(name_sw && { name_sw }),
  image,
});

/** Products out of stored data, each once; what is none is left out. @param most more entries than this are not read */
export function keptProducts(data: unknown, most: number): KeptProduct[] {
  if (!Array.isArray(data)) return [];
  const products = data.slice(0, most).filter(isKept).map(keptProduct);
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

/** Whether a text can be a product's id here: it becomes a part of an address, where half a character cannot stand. */
export function isItemId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 64 && !/\p{Cs}/u.test(value);
}

/** Whether stored data is a product, within bounds that any real one keeps. */
export function isKept(value: unknown): value is KeptProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, name_sw = '', image } = value as Record<string, unknown>;
  return (
    isItemId(id) &&
    [name, name_sw].every((text) => typeof text === 'string' && text.length <= 400) &&
    typeof image === 'string' &&
    image.length <= 2000
  );
}
