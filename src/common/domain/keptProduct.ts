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

/** A product's id, as openapi.yaml has ids: with any other no server would take a request. */
export const ITEM_ID = '[A-Za-z0-9_-]{1,64}';
/** Of a picture, as the contract bounds it, characters. */
const LONGEST_ADDRESS = 2048;
const ONE_ID = new RegExp(`^${ITEM_ID}$`);

/** Whether stored data is a product, within bounds that any real one keeps. */
export function isKept(value: unknown): value is KeptProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, name_sw = '', image } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    ONE_ID.test(id) &&
    [name, name_sw].every((text) => typeof text === 'string' && text.length <= 400) &&
    typeof image === 'string' &&
    image.length <= LONGEST_ADDRESS
  );
}
