import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../src/lib/paths';
import type { Press } from './clickWorks';

/** A measured page, and the static page it stands beside. */
export interface Subject {
  name: SubjectName;
  /** Address on the shop's server. */
  shop: string;
  /** Address on the floor's server. */
  floor: string;
  /** What an impatient visitor presses there first. */
  press: Press;
}

/** Where the floor's server has each page. */
export const FLOOR_PATHS = {
  home: '/',
  shop: '/shop',
  product: '/shop/product',
  articles: '/articles',
  article: '/articles/article',
  contact: '/contact',
} as const;
export type SubjectName = keyof typeof FLOOR_PATHS;
export const SUBJECTS = Object.keys(FLOOR_PATHS) as SubjectName[];

const ADD_TO_CART: Press = { name: 'Add to Cart', button: 'main button', label: 'add to cart', effect: { element: 'header [aria-haspopup=dialog]' } };

const PRESSES: Readonly<Record<SubjectName, Press>> = {
  home: ADD_TO_CART,
  shop: ADD_TO_CART,
  product: ADD_TO_CART,
  articles: { name: 'a topic', button: 'main [role=group] button', label: '#', effect: { element: 'main [role=group] button', attribute: 'aria-pressed' } },
  article: { name: 'Like', button: 'main button[aria-pressed]', label: 'like', effect: { element: 'main button[aria-pressed]', attribute: 'aria-pressed' } },
  contact: { name: 'Show map', button: 'main button', label: 'show map', effect: { element: 'main iframe', attribute: 'title' } },
};

/** Addresses of the pages; product and article are those that the floor's pages show. */
export async function findSubjects(shop: string, floor: string, names: readonly SubjectName[]): Promise<Subject[]> {
  const addresses: Record<SubjectName, string> = {
    home: paths.home(),
    shop: paths.shop(),
    product: paths.product(await findProduct(shop, floorHeading('product'))),
    articles: paths.articles(),
    article: paths.article(await findArticle(shop, floorHeading('article'))),
    contact: paths.contact(),
  };
  return names.map((name) => ({ name, shop: `${shop}${addresses[name]}`, floor: `${floor}${FLOOR_PATHS[name]}`, press: PRESSES[name] }));
}

/** Title of the page in bench/floor. */
function floorHeading(name: SubjectName): string {
  const html = readFileSync(path.join(__dirname, `../floor/${name}.html`), 'utf8');
  const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? [];
  if (!heading) throw new Error(`bench/floor/${name}.html has no h1.`);
  return heading.trim();
}

async function findProduct(shop: string, wanted: string): Promise<string> {
  const { products } = await search<{ products: { id: string; product_name: string }[] }>(`${shop}/api/v1/products`, wanted);
  return idOf(products.find(({ product_name }) => product_name === wanted), wanted);
}

async function findArticle(shop: string, wanted: string): Promise<string> {
  const { articles } = await search<{ articles: { id: string; title: string }[] }>(`${shop}/api/v1/posts`, wanted);
  return idOf(articles.find(({ title }) => title === wanted), wanted);
}

async function search<T>(list: string, wanted: string): Promise<T> {
  const url = new URL(list);
  url.searchParams.set('page', '1');
  url.searchParams.set('search', wanted);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return ((await response.json()) as { data: T }).data;
}

function idOf(found: { id: string } | undefined, wanted: string): string {
  if (!found) throw new Error(`The shop has no "${wanted}", which the floor shows: run \`npm run bench:floor\`.`);
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
