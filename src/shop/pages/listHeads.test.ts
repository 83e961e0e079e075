/** @jest-environment node */
import { inProcessQuery } from '../../common/api';
import { ENGLISH } from '../../common/i18n/messages';
import { makeStore } from '../../common/state/store';
import { exampleArticle } from '../features/articles/article/exampleArticle';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { shop as kiswahili } from '../texts/sw/shop';
import { page as articles } from './articles/ArticlesPage';
import { page as shop } from './shop/ShopPage';

const SWAHILI = { language: 'sw', translations: { shop: kiswahili } } as const;
const routers = { id: '4', category_name: 'Routers', category_name_sw: 'Ruta', isActive: true };

/** The head of a list's page as the server writes it, where the first page and every category have one record. */
async function headOf(page: typeof shop, query: string, speech: typeof ENGLISH | typeof SWAHILI = ENGLISH) {
  const search = new URLSearchParams(query);
  const ask = (address: string) => {
    const isEmpty = /page=999|category_id=9/.test(address);
    const data = {
      products: isEmpty ? [] : [exampleProduct()],
      articles: isEmpty ? [] : [exampleArticle()],
      tags: [],
      categories: [routers],
      meta: { page: 1, pageSize: 12, pageCount: 1, total: 1 },
    };
    return Promise.resolve({ status: 200, text: JSON.stringify({ success: true, message: '', data }) });
  };
  const store = makeStore({ query: inProcessQuery(ask) });
  await Promise.all(page.load?.(store.dispatch, { params: {}, search, offers: () => undefined }) ?? []);
  return page.head(store.getState(), { params: {}, search, ...speech }, 0);
}

test.each([
  ['', 'Shop · AngaLink', /^Satellite/, ENGLISH],
  ['category=4', 'Routers · Shop · AngaLink', /^Routers\. Satellite/, ENGLISH],
  ['category=4', 'Ruta · Duka · AngaLink', /^Ruta\. Seti/, SWAHILI],
  ['category=9', 'Shop · AngaLink', /^Satellite/, ENGLISH],
] as const)('the shop at ?%s says what it lists: %s', async (query, title, description, speech) => {
  const head = await headOf(shop, query, speech);
  expect(head).toMatchObject({ title, description: expect.stringMatching(description) as string });
});

test.each([
  ['the shop', shop, '', false],
  ['a category', shop, 'category=4', false],
  ['a category that lists nothing', shop, 'category=9', true],
  ['a page past the end', shop, 'page=999', true],
  ['found words', shop, 'search=mesh', true],
  ['the articles', articles, '', false],
  ['articles past the end', articles, 'page=999', true],
])('whether search engines leave out %s', async (_, page, query, isLeftOut) => {
  expect((await headOf(page, query)).noIndex).toBe(isLeftOut);
});
