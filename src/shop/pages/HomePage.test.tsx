import { screen, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal, silent } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleArticle } from '../features/articles/article/exampleArticle';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { page } from './HomePage';

const meta = { page: 1, pageSize: 12, pageCount: 1, total: 12 };
const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
/** The second is out of stock. */
const products = () =>
  ok({
    products: ids(12).map((id) =>
      exampleProduct({ id, product_name: `Kit ${id}`, stock_status: id === '2' ? 'out_of_stock' : 'in_stock' }),
    ),
    meta,
  });
const articles = () => ok({ articles: ids(9).map((id) => exampleArticle({ id, title: `Article ${id}` })), meta });

/** By a server that answers as it is told to now. */
function open(answers: { products: () => Promise<Response>; posts: () => Promise<Response> }) {
  const { fetch } = faultyNetwork((path) => answers[path.split('/').at(-1) as keyof typeof answers]?.() ?? silent());
  const { user } = renderInShop(<page.Page />, { fetch });
  const section = (title: string) =>
    within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement);
  return { user, section };
}

test('the page tells what there is, in order, and where it leads', async () => {
  const { user, section } = open({ products, posts: articles });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Providing high internet speed from space.');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'A clear view of the sky is all a place needs.',
    'Why Us',
    'Sectors',
    'Shop',
    'Gallery',
    'Articles',
  ]);
  for (const service of ['Installation', 'Consultation', 'Support', 'Maintenance', 'Upgrades'])
    expect(screen.getByText(service, { selector: 'li b' })).toBeTruthy();
  expect(section('Why Us').getAllByRole('heading', { level: 3 })).toHaveLength(3);
  const shown = async (title: string) =>
    (await section(title).findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);
  expect(await shown('Shop')).toEqual(ids(8).map((id) => `Kit ${id}`));
  expect(await shown('Articles')).toEqual(ids(4).map((id) => `Article ${id}`));
  const leads = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href');
  expect(['Shop$', 'View All Products', 'All pictures', 'View All Articles'].map(leads)).toEqual([
    '/shop',
    '/shop',
    '/gallery',
    '/articles',
  ]);
  // No film is set.
  expect(screen.queryByRole('link', { name: 'Watch the video' })).toBeNull();
  expect(document.getElementById('contact')).not.toBeNull();
  const cards = section('Shop').getAllByRole('article');
  expect(cards.slice(0, 2).map((card) => /Out of stock/.test(card.textContent))).toEqual([false, true]);
  const add = cards.slice(0, 2).map((card) => within(card).getByRole('button', { name: /^Add to Cart/ }));
  expect(add.map((button) => button.getAttribute('aria-disabled'))).toEqual([null, 'true']);
  await user.click(screen.getByRole('button', { name: 'Get a Quote' }));
  expect(await screen.findByRole('dialog', { name: 'Get a Quote' })).toBeTruthy();
});

test('without products the page stands, says so and asks again', async () => {
  const answers = { products: () => refusal(403, { message: 'Our server is resting.' }), posts: silent };
  const { user, section } = open(answers);
  expect(section('Articles').getByText('Loading articles...').role).toBe('status');
  expect((await section('Shop').findByRole('alert')).textContent).toContain('Error loading products');
  expect(screen.getByRole('heading', { name: 'Why Us' })).toBeTruthy();
  answers.products = products;
  await user.click(section('Shop').getByRole('button', { name: 'Try again' }));
  expect(await section('Shop').findAllByRole('article')).toHaveLength(8);
});
