import '../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { api } from '../../common/api';
import { exampleArticle } from '../features/articles/article/exampleArticle';
import { answersOf, faultyNetwork, refusal, silent } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { page } from './MenuPage';

const CATEGORIES = {
  categories: [
    { id: '4', category_name: 'Routers', isActive: true },
    { id: '5', category_name: 'Modems', isActive: false },
  ],
};
const ANSWERS = {
  posts: {
    articles: Array.from({ length: 9 }, (_, at) => exampleArticle({ id: `a${at}`, title: `Article ${at}` })),
    meta: { pageCount: 1 },
  },
  'get-all-categories': CATEGORIES,
  capabilities: { operations: [], parameters: ['listProducts.category_id'], fields: [] },
};

/** The page of a server that offers categories. @param instead other answers, by the end of the address */
async function open(instead: (path: string) => Promise<Response> | undefined = () => undefined) {
  const usual = answersOf(ANSWERS);
  const { fetch, sent } = faultyNetwork((path) => instead(path) ?? usual(path));
  const { store, user } = renderInShop(<page.Page />, { fetch });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  return { sent, links, again: () => user.click(screen.getByRole('button', { name: 'Try again' })) };
}

afterEach(() => void jest.useRealTimers());

test('it leads to every page, each category that is in use, whoever looks, and the newest articles', async () => {
  const { links } = await open();
  await screen.findByRole('link', { name: 'Article 5' });
  expect((await screen.findByRole('link', { name: 'Routers' })).getAttribute('href')).toBe('/shop?category=4');
  expect(screen.queryByRole('link', { name: 'Modems' })).toBeNull();
  expect(links()).toEqual(
    expect.arrayContaining([
      ...['/', '/shop', '/articles', '/events', '/gallery', '/about', '/contact', '/about/pictures', '/privacy'],
      '/shop/which-kit',
    ]),
  );
  expect(links().filter((href) => href.startsWith('/articles/single-article/'))).toHaveLength(6);
});

test('a list that cannot be had says so where it would stand; a retry brings it', async () => {
  let fails = true;
  const { again } = await open((path) =>
    fails && path.endsWith('/get-all-categories') ? refusal(400, { message: '' }) : undefined,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This list could not be loaded');
  expect(await screen.findByRole('link', { name: 'Article 5' })).toBeTruthy();
  fails = false;
  await again();
  expect(await screen.findByRole('link', { name: 'Routers' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a list that takes 10 s is called slow; a retry gives it up and asks again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let hangs = true;
  const { again, sent } = await open((path) => (hangs && path.endsWith('/posts') ? silent() : undefined));
  const slow = () => screen.queryByText('This is taking longer than usual.');
  expect(slow()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(slow()).toBeTruthy();
  hangs = false;
  await again();
  expect(await screen.findByRole('link', { name: 'Article 5' })).toBeTruthy();
  expect(slow()).toBeNull();
  const asked = sent.filter(({ path }) => path.endsWith('/posts'));
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
});
