import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { answersOf, faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { page } from './SearchPage';

/** By a server that has nothing for `zebra`, and does not answer to anything else. */
function open() {
  const { fetch } = faultyNetwork((path, query) =>
    path.endsWith('/products') && query.get('search') === 'zebra'
      ? ok({ products: [], meta: { pageCount: 1 } })
      : silent(),
  );
  return renderInShop(
    <>
      <page.Page />
      <Link to="/search?q=mesh">Another search</Link>
    </>,
    { path: '/search?q=zebra', fetch },
  );
}

test('that nothing was found is not said of other words, whose answer is awaited', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Nothing found for “zebra”' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Another search' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “mesh”' })).toBeTruthy();
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});

test("the page's own field holds the words of the address, also once others are looked for elsewhere", async () => {
  const { user } = open();
  const field = screen.getByRole('textbox', { name: 'Search' });
  expect(field).toHaveProperty('value', 'zebra');
  await user.click(screen.getByRole('link', { name: 'Another search' }));
  expect(field).toHaveProperty('value', 'mesh');
});

test('who is in that field goes on typing', async () => {
  const { user } = open();
  const field = screen.getByRole('textbox', { name: 'Search' });
  await user.type(field, ' crossing');
  fireEvent.click(screen.getByRole('link', { name: 'Another search' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “mesh”' })).toBeTruthy();
  expect(field).toHaveProperty('value', 'zebra crossing');
});

test('a search that failed says so, and can be tried again', async () => {
  let down = true;
  const answers = answersOf({ products: { products: [exampleProduct()], meta: { pageCount: 1 } } });
  const { fetch } = faultyNetwork((path) => (down ? refusal(400, {}) : answers(path)));
  const { user } = renderInShop(<page.Page />, { path: '/search?q=mesh', fetch });
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading products');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Standard Kit' })).toBeTruthy();
});
