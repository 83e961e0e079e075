/**
 * `npm run bench:floor`: writes bench/floor/*.html again, out of the hand-written markup in author/ and the demo data.
 * For when texts, pictures or the look of the measured pages have changed, which `npm run bench` says.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Article, Category, Product, Tag } from '../src/api';
import { relatedOf as relatedArticlesOf, sameTopic } from '../src/features/articles/article/related';
import { relatedOf } from '../src/features/catalog/product/related';
import { articles as articlesTexts } from '../src/lib/messages/en/articles';
import { contact as contactTexts } from '../src/lib/messages/en/contact';
import { home } from '../src/lib/messages/en/home';
import { shop as shopTexts } from '../src/lib/messages/en/shop';
import { articleMain } from './author/article';
import { articlesMain } from './author/articles';
import { contactMain } from './author/contact';
import { Shop } from './author/data';
import { homeMain } from './author/home';
import { page, type PageContents } from './author/parts';
import { productMain } from './author/product';
import { shopMain } from './author/shop';
import { temporaryFolder, withCleanup } from './support/cleanup';
import { count } from './support/commandLine';
import { PAGE_SIZE, startShop } from './support/shopServer';
import type { SubjectName } from './support/subjects';

const { values: options } = parseArgs({ options: { port: { type: 'string', default: '4300' } } });

/** The product whose page is measured: the one that most visitors come for. */
const PRODUCT = 'Standard Kit Gen 3 with Router and 15 m Cable';
/** The article whose page is measured: it has all that an article can have. */
const ARTICLE = 'How to mount a dish on a mabati roof without leaks';
/** Articles in the home page's preview. */
const PREVIEW = 4;
/** Adverts in the bar. */
const ADVERTS = 3;
const folder = path.join(__dirname, 'floor');

interface List {
  products: Product[];
  meta: { total: number; pageCount: number };
}

interface ArticleList {
  articles: Article[];
  meta: { pageCount: number };
}

interface Written {
  contents: PageContents;
  /** Names of the style sheets in author/. */
  styles: readonly string[];
}

/** Every page of the floor, out of the demo data. */
async function writeAll(shop: Shop): Promise<Record<SubjectName, string>> {
  const now = Date.now();
  const list = await shop.read<List>('/products?page=1');
  const products = await Promise.all(list.products.map((product) => shop.show(product)));
  const posts = await shop.read<ArticleList>('/posts?page=1');
  const articles = await Promise.all(posts.articles.map((article) => shop.show(article)));
  const advertised = await shop.read<{ product: Product }[]>('/products/advertisements');
  const adverts = await Promise.all(advertised.slice(0, ADVERTS).map(({ product }) => shop.show(product)));
  const { tags } = await shop.read<{ tags: Tag[] }>('/tags/get-all-tags');
  const { categories } = await shop.read<{ categories: Category[] }>('/categories/get-all-categories');
  const pages: Record<SubjectName, Written> = {
    home: {
      styles: ['productCard', 'articleCard', 'home'],
      contents: { title: home.title, description: home.lead, main: homeMain({ products, articles: articles.slice(0, PREVIEW) }, now) },
    },
    shop: {
      styles: ['productCard', 'list', 'shop'],
      contents: { title: shopTexts.title, description: shopTexts.description, main: shopMain({ products, adverts, ...list.meta }, now) },
    },
    product: { styles: ['productCard', 'product'], contents: await productPage(shop, now) },
    articles: {
      styles: ['articleCard', 'list', 'articles'],
      contents: {
        title: articlesTexts.title,
        description: articlesTexts.description,
        main: articlesMain({ articles, tags, categories, pageCount: posts.meta.pageCount }),
      },
    },
    article: { styles: ['productCard', 'articleCard', 'article'], contents: await articlePage(shop, posts.articles, now) },
    contact: { styles: ['contact'], contents: { title: contactTexts.title, description: contactTexts.description, main: contactMain(now) } },
  };
  const written = Object.entries(pages).map(([name, { styles, contents }]) => [name, page(contents, { styles, adverts, now })] as const);
  return Object.fromEntries(written) as Record<SubjectName, string>;
}

async function productPage(shop: Shop, now: number): Promise<PageContents> {
  const found = (await shop.read<List>(`/products?page=1&search=${encodeURIComponent(PRODUCT)}`)).products.find(({ product_name }) => product_name === PRODUCT);
  if (!found) throw new Error(`The demo data have no "${PRODUCT}".`);
  const item = await shop.read<Product>(`/products/get-productById/${found.id}`);
  const related = await relatedProducts(shop, item);
  return { title: item.product_name, description: item.description ?? '', main: productMain({ item, pictures: await shop.pictures(item), related }, now) };
}

async function articlePage(shop: Shop, newest: readonly Article[], now: number): Promise<PageContents> {
  const found = (await shop.read<ArticleList>(`/posts?page=1&search=${encodeURIComponent(ARTICLE)}`)).articles.find(({ title }) => title === ARTICLE);
  if (!found) throw new Error(`The demo data have no "${ARTICLE}".`);
  const item = await shop.read<Article>(`/posts/get-single-post/${found.id}`);
  const { tagId } = sameTopic(item);
  const { articles: sameTag } = await shop.read<ArticleList>(`/posts?page=1&tag_id=${tagId ?? ''}`);
  const related = await Promise.all(relatedArticlesOf(item, [...sameTag, ...newest]).map((article) => shop.show(article)));
  const products = await relatedProducts(shop, { id: '', category_id: item.category_id });
  const main = articleMain({ item, pictures: await shop.pictures(item), related, products }, now);
  return { title: item.title, description: item.short_description ?? '', main };
}

async function relatedProducts(shop: Shop, subject: Parameters<typeof relatedOf>[0]) {
  const { products } = await shop.read<List>(`/products?page=1&category_id=${subject.category_id}`);
  return Promise.all(relatedOf(subject, products).map((product) => shop.show(product)));
}

withCleanup(async (undo) => {
  const shop = await startShop({ port: count('port', options.port), dataDir: temporaryFolder(undo), env: { PAGE_SIZE_PRODUCTS: PAGE_SIZE } }, undo);
  mkdirSync(folder, { recursive: true });
  const written = Object.entries(await writeAll(new Shop(shop.origin)));
  for (const [name, html] of written) writeFileSync(path.join(folder, `${name}.html`), html);
  console.log(`Written: ${written.map(([name]) => `bench/floor/${name}.html`).join(', ')}`);
  return 0;
});
