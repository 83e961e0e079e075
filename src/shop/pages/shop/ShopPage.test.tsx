import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { ok, refusal } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { page } from './ShopPage';

// jsdom has no layout: nothing comes near.
window.IntersectionObserver = class {
  observe = () => undefined;
  disconnect = () => undefined;
} as unknown as typeof IntersectionObserver;

const Address = () => <output>{useLocation().search}</output>;

test('what clears a list that is filtered to none leaves its order, and what else the address says', async () => {
  const { user } = renderInShop(
    <>
      <page.Page />
      <Address />
    </>,
    {
      path: '/shop?from=chat&sort=price&stock=in&search=zebra',
      fetch: (input) =>
        (input as Request).url.includes('/products?') ? ok({ products: [], meta: { pageCount: 1 } }) : refusal(404, {}),
    },
  );
  const list = within(screen.getByRole('region', { name: 'Products' }));
  await user.click(await list.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByText('?from=chat&sort=price')).toBeTruthy();
});
