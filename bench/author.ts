/**
 * `npm run bench:floor`: writes bench/floor/*.html again, out of the hand-written markup in author/ and the demo data.
 * For when texts, pictures or the look of the measured pages have changed, which `npm run bench` says.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { relatedOf } from '../src/features/catalog/product/related';
import { home } from '../src/lib/messages/en/home';
import { shop as shopTexts } from '../src/lib/messages/en/shop';
import type { Product } from '../src/api';
import { Shop } from './author/data';
import { homeMain, productMain, shopMain } from './author/pages';
import { page, type Shown } from './author/parts';
import { temporaryFolder, withCleanup } from './support/cleanup';
import { count } from './support/commandLine';
import { PAGE_SIZE, startShop } from './support/shopServer';

const { values: options } = parseArgs({ options: { port: { type: 'string', default: '4300' } } });

/** The product whose page is measured: the one that most visitors come for. */
const PRODUCT = 'Standard Kit Gen 3 with Router and 15 m Cable';
const folder = path.join(__dirname, 'floor');

interface List {
  products: Product[];
  meta: { total: number; pageCount: number };
}

async function write(origin: string): Promise<void> {
  const shop = new Shop(origin);
  const show = async (item: Product): Promise<Shown> => ({ item, picture: (await shop.pictures(item))[0] ?? '' });
  const list = await shop.read<List>('/products?page=1');
  const products = await Promise.all(list.products.map(show));
  const adverts = await Promise.all((await shop.read<{ product: Product }[]>('/products/advertisements')).slice(0, 3).map(({ product }) => show(product)));
  const found = (await shop.read<List>(`/products?page=1&search=${encodeURIComponent(PRODUCT)}`)).products.find(({ product_name }) => product_name === PRODUCT);
  if (!found) throw new Error(`The demo data have no "${PRODUCT}".`);
  const item = await shop.read<Product>(`/products/get-productById/${found.id}`);
  const same = await shop.read<List>(`/products?page=1&category_id=${item.category_id}`);
  const related = await Promise.all(relatedOf({ id: item.id, category_id: item.category_id }, same.products).map(show));

  const now = Date.now();
  const pages = {
    home: page({ style: 'home', title: home.title, description: home.lead, main: homeMain(products, now) }, adverts, now),
    shop: page({ style: 'shop', title: shopTexts.title, description: shopTexts.description, main: shopMain({ products, adverts, ...list.meta }, now) }, adverts, now),
    product: page({ style: 'product', title: item.product_name, description: item.description ?? '', main: productMain({ item, pictures: await shop.pictures(item), related }, now) }, adverts, now),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(folder, `${name}.html`), html);
  console.log(`Written: ${Object.keys(pages).map((name) => `bench/floor/${name}.html`).join(', ')}`);
}

withCleanup(async (undo) => {
  const shop = await startShop({ port: count('port', options.port), dataDir: temporaryFolder(undo), env: { PAGE_SIZE_PRODUCTS: PAGE_SIZE } }, undo);
  await write(shop.origin);
  return 0;
});
