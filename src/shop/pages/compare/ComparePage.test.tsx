import { screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { page } from './ComparePage';

const kit = (id: string) => exampleProduct({ id, product_name: `Kit ${id}`, package_weight: `${id} kg` });

/** The page of a shop of kits. @param read answers what one is read by */
function openPage(query: string, read: (id: string) => Promise<Response> = (id) => ok(kit(id))) {
  const { fetch } = faultyNetwork((path) => {
    const id = /get-productById\/(\w+)$/.exec(path)?.[1];
    return id ? read(id) : ok({ products: ['1', '2', '3', '4'].map(kit), meta: { pageCount: 1 } });
  });
  const shop = renderInShop(<page.Page />, { path: `/shop/compare${query}`, near: true, fetch });
  const compares = (...names: string[]) =>
    waitFor(() =>
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Product', ...names]),
    );
  return { ...shop, compares };
}

const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name} from the comparison` });

test('only differences, and which products, stand in the address; one alone says so, and Back brings the other', async () => {
  const { user, compares, address, back } = openPage('?ids=1,2');
  await compares('Kit 1', 'Kit 2');
  expect(screen.getByRole('rowheader', { name: 'Category' })).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('rowheader', { name: 'Category' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /^Price/ })).toBeTruthy();
  await user.click(remove('Kit 1'));
  await compares('Kit 2');
  expect(document.activeElement).toBe(remove('Kit 2'));
  expect(screen.getByText('One product alone is no comparison: add another.')).toBeTruthy();
  expect(address()).toBe('/shop/compare?ids=2&only=differences');
  back();
  await compares('Kit 1', 'Kit 2');
});

test('what an address asks for beyond what can be compared is left out, and said; opening it chooses nothing', async () => {
  window.localStorage.clear();
  const { compares } = openPage('?ids=1,9,2,3', (id) => (id === '9' ? refusal(404, {}) : ok(kit(id))));
  await compares('Kit 1', 'Kit 2');
  expect(await screen.findByText('One product is not in the shop any more and is left out.')).toBeTruthy();
  expect(screen.getByText(/^A comparison takes three products, each once\./)).toBeTruthy();
  expect(window.localStorage.getItem('comparedProducts')).toBeNull();
});

test('without any it leads to the shop', () => {
  openPage('');
  expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop');
});

test('one that cannot be read says so in its column beside the other, until a retry brings it', async () => {
  let isRead = false;
  const { user, compares } = openPage('?ids=1,2', (id) => (id === '1' || isRead ? ok(kit(id)) : refusal(403, {})));
  expect((await screen.findByRole('alert')).textContent).toContain('This product could not be read');
  await compares('Kit 1', 'This product');
  isRead = true;
  await user.click(screen.getByRole('button', { name: 'Try again: This product' }));
  await compares('Kit 1', 'Kit 2');
});

test('another is added from the same page, and the third fills it', async () => {
  const { user, compares } = openPage('?ids=1,2');
  await compares('Kit 1', 'Kit 2');
  const more = within(await screen.findByRole('region', { name: 'Add another' }));
  expect(more.getByRole('heading', { name: 'Kit 4' })).toBeTruthy();
  await user.click(more.getByRole('button', { name: 'Add Kit 3 to the comparison' }));
  await compares('Kit 1', 'Kit 2', 'Kit 3');
  expect(screen.queryByRole('region', { name: 'Add another' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Comparison' }));
});
