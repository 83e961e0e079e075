import '../../../testing/apiOrigin';
import { act, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { api } from '../../../common/api';
import { answersOf, faultyNetwork } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { page } from './ShopPage';

const Address = () => <output>{useLocation().search}</output>;

test('what clears a list that is filtered to none leaves its order, and what else the address says', async () => {
  const { user } = renderInShop(
    <>
      <page.Page />
      <Address />
    </>,
    {
      path: '/shop?from=chat&sort=price&stock=in&search=zebra',
      fetch: faultyNetwork(answersOf({ products: { products: [], meta: { pageCount: 1 } } })).fetch,
    },
  );
  const list = within(screen.getByRole('region', { name: 'Products' }));
  await user.click(await list.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByText('?from=chat&sort=price')).toBeTruthy();
});

const ROUTERS = { id: '4', category_name: 'Routers', isActive: true };
const ANSWERS = {
  products: { products: [], meta: { page: 1, pageSize: 12, pageCount: 1, total: 0 } },
  // As staff who are signed in are answered.
  'get-all-categories': { categories: [ROUTERS, { id: '5', category_name: 'Modems', isActive: false }] },
  capabilities: { operations: [], parameters: ['listProducts.category_id'], fields: [] },
};

test.each([
  ['4', 'Shop: Routers', 'Routers'],
  ['5', 'Shop', 'Another category'],
  ['999999', 'Shop', 'Another category'],
])('what narrows the list is named, and can be taken off: category %s', async (id, heading, name) => {
  const { store, user } = renderInShop(<page.Page />, {
    path: `/shop?category=${id}`,
    fetch: faultyNetwork(answersOf(ANSWERS)).fetch,
  });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  expect(await screen.findByRole('option', { name, selected: true })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Modems' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  await user.click(screen.getByRole('button', { name: `Remove filter ${name}` }));
  expect(screen.getByRole('option', { name: 'All categories', selected: true })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shop');
});

test('a page of the list has the focus from the pager, whose link may be gone, and says which it is', async () => {
  const answers = {
    products: { products: [exampleProduct({ id: '1' })], meta: { page: 1, pageSize: 12, pageCount: 2, total: 13 } },
    capabilities: { operations: [], parameters: ['listProducts.search'], fields: [] },
  };
  const { store, user } = renderInShop(<page.Page />, {
    path: '/shop',
    fetch: faultyNetwork(answersOf(answers)).fetch,
  });
  await act(() => store.dispatch(api.endpoints.getCapabilities.initiate()));
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Products, Page 2' }));
  // Who types is not taken out of the field, though the list begins anew.
  const field = screen.getByRole('searchbox');
  await user.type(field, 'kit');
  await screen.findByRole('link', { name: 'Page 1', current: 'page' });
  expect(document.activeElement).toBe(field);
});
