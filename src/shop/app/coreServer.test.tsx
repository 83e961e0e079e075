import '../../testing/apiOrigin';
import { act, screen, within } from '@testing-library/react';
import { askForOffers } from '../../common/api';
import { answersOf, faultyNetwork } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleArticle } from '../features/articles/article/exampleArticle';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { Header } from '../shell/Header';
import { RoutedPage } from './RoutedPage';

/** Opens an address at a server that knows the contract's core alone, and says nothing of what it offers. */
async function open(path: string) {
  const { fetch, sent } = faultyNetwork(
    answersOf({
      products: { products: [exampleProduct({ id: '1' })], meta: { pageCount: 2 } },
      posts: { articles: [exampleArticle()], meta: { pageCount: 1 } },
      'get-all-categories': { categories: [{ id: '4', category_name: 'Routers', isActive: true }] },
      'get-all-tags': { tags: [{ id: '1', tag_name: 'power', isActive: true }] },
    }),
  );
  const { store } = renderInShop(
    <>
      <Header />
      <main>
        <RoutedPage />
      </main>
    </>,
    { path, fetch },
  );
  await act(() => Promise.resolve(askForOffers(store.dispatch)));
  await screen.findByRole('heading', { level: 1 });
  return { sent, main: within(screen.getByRole('main')) };
}

/** What chooses from a list. */
const CHOICES = ['searchbox', 'combobox', 'checkbox'] as const;

test.each([
  ['the shop', '/shop?search=mesh&suggest=discount-70&sort=price&stock=in', /^(Filter|Remove|Clear|\d\d% OFF)/],
  ['articles', '/articles?search=roof&tag=1', /^#|^Clear/],
])('the list of %s has no choice that the server cannot make, and no word of it', async (_what, path, choice) => {
  const { main } = await open(path);
  expect(await main.findByRole('article')).toBeTruthy();
  for (const role of CHOICES) expect(main.queryByRole(role)).toBeNull();
  expect(main.queryByRole('button', { name: choice })).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address that searches says that there is no search', async () => {
  const { main, sent } = await open('/search?q=mesh');
  expect(await main.findByRole('heading', { name: 'There is no search here at the moment' })).toBeTruthy();
  expect(main.getByRole('link', { name: 'Go to the shop' })).toBeTruthy();
  expect(sent.filter(({ path }) => path.includes('/searches'))).toEqual([]);
});
