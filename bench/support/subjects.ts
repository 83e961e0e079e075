import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A measured page, and the static page it stands beside. */
export interface Subject {
  name: SubjectName;
  /** Address on the shop's server. */
  shop: string;
  /** Address on the floor's server. */
  floor: string;
}

export const SUBJECTS = ['home', 'shop', 'product'] as const;
export type SubjectName = (typeof SUBJECTS)[number];

/** Addresses of the pages; the product is the one that the floor's page shows. */
export async function findSubjects(shop: string, floor: string, names: readonly SubjectName[]): Promise<Subject[]> {
  const addresses = {
    home: { shop: `${shop}/`, floor: `${floor}/` },
    shop: { shop: `${shop}/shop`, floor: `${floor}/shop` },
    product: { shop: `${shop}/shop/single-product/${await findProduct(shop, floorProduct())}`, floor: `${floor}/shop/product` },
  };
  return names.map((name) => ({ name, ...addresses[name] }));
}

/** Name of the product that bench/floor/product.html shows. */
function floorProduct(): string {
  const html = readFileSync(path.join(__dirname, '../floor/product.html'), 'utf8');
  const [, name] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? [];
  if (!name) throw new Error('bench/floor/product.html has no h1.');
  return name.trim();
}

async function findProduct(shop: string, wanted: string): Promise<string> {
  const url = new URL('/api/v1/products', shop);
  url.searchParams.set('page', '1');
  url.searchParams.set('search', wanted);
  const { data } = (await (await fetch(url)).json()) as { data?: { products: { id: string; product_name: string }[] } };
  const found = data?.products.find(({ product_name }) => product_name === wanted);
  if (!found) throw new Error(`The shop has no product "${wanted}", which bench/floor/product.html shows: run \`npm run bench:floor\`.`);
  return found.id;
}

/**
 * Asks for a page until the server has it in memory, compressed: what is measured is a page that somebody else has
 * looked at within the last minute.
 */
export async function warm(url: string): Promise<void> {
  for (let asked = 0; asked < 2; asked += 1) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    // Compression goes on after the first answer.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
