import { fireEvent, screen, within } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { RecentProducts } from './RecentProducts';
import { rememberRecent } from './recentProducts';

test('what was looked at is listed without the product that is open, and can be forgotten', () => {
  for (const id of ['1', '2', '3']) rememberRecent({ id, name: `Kit ${id}`, image: '' });
  renderInShop(
    <main tabIndex={-1}>
      <RecentProducts except="3" />
    </main>,
  );
  const recent = within(screen.getByRole('region', { name: 'Recently viewed' }));
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shop/single-product/2',
    '/shop/single-product/1',
  ]);
  fireEvent.click(recent.getByRole('button', { name: 'Clear the list' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(window.localStorage.getItem('recentProducts')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
