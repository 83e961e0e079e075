import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Article, Category, Product, Tag } from '../../src/common/api';
import { relatedOf as relatedArticlesOf, sameTopic } from '../../src/shop/features/articles/article/related';
import { relatedOf } from '../../src/shop/features/catalog/product/related';
import { articles as articlesTexts } from '../../src/shop/texts/en/articles';
import { compare } from '../../src/shop/texts/en/compare';
import { contact as contactTexts } from '../../src/shop/texts/en/contact';
import { guide } from '../../src/shop/texts/en/guide';
import { home } from '../../src/shop/texts/en/home';
import { shop as shopTexts } from '../../src/shop/texts/en/shop';
import { paths } from '../../src/common/domain/paths';
import { compareQuery, MOST_COMPARED } from '../../src/common/domain/compareQuery';
import { searchQuery } from '../../src/common/domain/searchQuery';
import { search as searchTexts } from '../../src/shop/texts/en/search';
import { articleMain } from './article';
import { articlesMain } from './articles';
import { compareMain } from './compare';
import { contactMain } from './contact';
import { Shop } from './data';
import { guideMain } from './guide';
import { homeMain } from './home';
import { page, type PageContents } from './parts';
import { productMain } from './product';
import { searchMain } from './search';
import { shopMain } from './shop';
import type { Addresses, SubjectName } from '../support/subjects';

/** The product whose page is measured: the one that most visitors come for. */
const PRODUCT = 'Standard Kit Gen 3 with Router and 15 m Cable';
/** The article whose page is measured: it has all that an article can have. */
const ARTICLE = 'How to mount a dish on a mabati roof without leaks';
/** What is looked for on the measured page of a search: it fits products and articles. */
const WORDS = 'mabati';
/** Articles in the home page's preview, and below what a search found. */
const PREVIEW = 4;
/** Adverts in the bar. */
const ADVERTS = 3;

interface List {
  products: Product[];
  meta: { total: number; pageCount: number };
}

interface ArticleList {
  articles: Article[];
  meta: { total: number; pageCount: number };
}

interface Written {
  contents: PageContents;
  /** Names of the style sheets beside this file. */
  styles: readonly string[];
  /** Address of the shop's page that it stands for. */
  address: string;
}

/**
 * Writes the static pages, one file each, out of the hand-written markup beside this file and what the shop shows now:
 * prices, ages of comments and what is related are then alike whatever the day. With them a list of their addresses.
 */
export async function writeFloor(origin: string, folder: string): Promise<Addresses> {
  const shop = new Shop(origin);
  const now = Date.now();
  const list = await shop.read<List>('/products?page=1');
  const products = await Promise.all(list.products.map((product) => shop.show(product)));
  const posts = await shop.read<ArticleList>('/posts?page=1');
  const articles = await Promise.all(posts.articles.map((article) => shop.show(article)));
  const advertised = await shop.read<{ product: Product; end_date?: string | null }[]>('/products/advertisements');
  const adverts = await Promise.all(
    advertised.slice(0, ADVERTS).map(async ({ product, end_date }) => ({ ...(await shop.show(product)), end_date })),
  );
  const { tags } = await shop.read<{ tags: Tag[] }>('/tags/get-all-tags');
  const { categories } = await shop.read<{ categories: Category[] }>('/categories/get-all-categories');
  const pages: Record<SubjectName, Written> = {
    home: {
      address: paths.home(),
      styles: ['productCard', 'articleCard', 'home'],
      contents: {
        title: home.title,
        description: home.lead,
        main: homeMain({ products, articles: articles.slice(0, PREVIEW) }, now),
      },
    },
    shop: {
      address: paths.shop(),
      styles: ['productCard', 'list', 'shop'],
      contents: {
        title: shopTexts.title,
        description: shopTexts.description,
        main: shopMain({ products, adverts, ...list.meta }, now),
      },
    },
    product: { styles: ['productCard', 'product'], ...(await productPage(shop, now)) },
    articles: {
      address: paths.articles(),
      styles: ['articleCard', 'list', 'articles'],
      contents: {
        title: articlesTexts.title,
        description: articlesTexts.description,
        main: articlesMain({ articles, tags, categories, pageCount: posts.meta.pageCount }),
      },
    },
    article: { styles: ['productCard', 'articleCard', 'article'], ...(await articlePage(shop, posts.articles, now)) },
    search: { styles: ['productCard', 'articleCard', 'list', 'search'], ...(await searchPage(shop, now)) },
    guide: {
      address: paths.guide(),
      styles: ['guide'],
      contents: { title: guide.title, description: guide.description, main: guideMain() },
    },
    compare: { styles: ['productCard', 'compare'], ...(await comparePage(shop, list.products, now)) },
    contact: {
      address: paths.contact(),
      styles: ['contact'],
      contents: { title: contactTexts.title, description: contactTexts.description, main: contactMain(now) },
    },
  };
  const written = Object.entries(pages).map(([name, { styles, contents, address }]) => {
    writeFileSync(path.join(folder, `${name}.html`), page(contents, { styles, adverts, now }));
    return [name, address] as const;
  });
  const addresses = Object.fromEntries(written) as Addresses;
  writeFileSync(path.join(folder, 'addresses.json'), JSON.stringify(addresses));
  return addresses;
}

type OnePage = Pick<Written, 'contents' | 'address'>;

async function productPage(shop: Shop, now: number): Promise<OnePage> {
  const found = (await shop.read<List>(`/products?page=1&search=${encodeURIComponent(PRODUCT)}`)).products.find(
    ({ product_name }) => product_name === PRODUCT,
  );
  if (!found) throw new Error(`The demo data have no "${PRODUCT}".`);
  const item = await shop.read<Product>(`/products/get-productById/${found.id}`);
  const needs = await Promise.all(
    (item.related ?? []).map(async ({ product, reason }) => ({ ...(await shop.show(product)), reason })),
  );
  const main = productMain({ item, pictures: await shop.pictures(item), needs }, now);
  return {
    address: paths.product(item.id),
    contents: { title: item.product_name, description: item.description ?? '', main },
  };
}

async function searchPage(shop: Shop, now: number): Promise<OnePage> {
  const query = `page=1&search=${WORDS}`;
  const list = await shop.read<List>(`/products?${query}`);
  const products = await Promise.all(list.products.map((product) => shop.show(product)));
  const fitting = await shop.read<ArticleList>(`/posts?${query}`);
  const articles = await Promise.all(fitting.articles.slice(0, PREVIEW).map((article) => shop.show(article)));
  return {
    address: paths.search(searchQuery({ words: WORDS })),
    contents: {
      title: searchTexts.titleOf(WORDS),
      description: searchTexts.description,
      main: searchMain({ words: WORDS, products, articles, more: fitting.meta.total > PREVIEW, ...list.meta }, now),
    },
  };
}

/** The first products of the list that are of one kind. */
async function comparePage(shop: Shop, products: readonly Product[], now: number): Promise<OnePage> {
  const alike = products.filter(({ category_id }) => category_id === products[0]?.category_id).slice(0, MOST_COMPARED);
  const shown = await Promise.all(
    alike.map(async ({ id }) => shop.show(await shop.read<Product>(`/products/get-productById/${id}`))),
  );
  return {
    address: paths.compare(compareQuery({ ids: alike.map(({ id }) => id) })),
    contents: {
      title: compare.titleOf(alike.map(({ product_name }) => product_name).join(', ')),
      description: compare.description,
      main: compareMain(shown, now),
    },
  };
}

async function articlePage(shop: Shop, newest: readonly Article[], now: number): Promise<OnePage> {
  const found = (await shop.read<ArticleList>(`/posts?page=1&search=${encodeURIComponent(ARTICLE)}`)).articles.find(
    ({ title }) => title === ARTICLE,
  );
  if (!found) throw new Error(`The demo data have no "${ARTICLE}".`);
  const item = await shop.read<Article>(`/posts/get-single-post/${found.id}`);
  const { tagId } = sameTopic(item);
  const { articles: sameTag } = await shop.read<ArticleList>(`/posts?page=1&tag_id=${tagId ?? ''}`);
  const related = await Promise.all(
    relatedArticlesOf(item, [...sameTag, ...newest]).map((article) => shop.show(article)),
  );
  const products = await relatedProducts(shop, { id: '', category_id: item.category_id });
  const main = articleMain({ item, pictures: await shop.pictures(item), related, products }, now);
  return {
    address: paths.article(item.id),
    contents: { title: item.title, description: item.short_description ?? '', main },
  };
}

async function relatedProducts(shop: Shop, subject: Parameters<typeof relatedOf>[0]) {
  const { products } = await shop.read<List>(`/products?page=1&category_id=${subject.category_id}`);
  return Promise.all(relatedOf(subject, products).map((product) => shop.show(product)));
}
