import { screen } from '@testing-library/react';
import { faultyNetwork, refusal } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { RoutedPage } from './RoutedPage';

const pages: [string, string, string][] = [
  ['a product', '/shop/single-product/x', 'Failed to load product details'],
  ['an article', '/articles/single-article/x', 'Failed to load article data.'],
];

describe.each(pages)('%s', (_what, path, failed) => {
  const open = (status: number, body: object) =>
    renderInShop(<RoutedPage />, { path, fetch: faultyNetwork(() => refusal(status, body)).fetch });

  test('that the server refuses to look for says why, with its list', async () => {
    open(400, { success: false, message: 'This is no id.', data: { product_id: 'is too long' } });
    expect((await screen.findByRole('heading', { name: 'This is no id.' })).parentElement?.textContent).toContain(
      'Product id: is too long',
    );
    expect(screen.queryByText('There is no page here')).toBeNull();
  });

  test('that does not exist is a missing page', async () => {
    open(404, { success: false, message: 'Not found.' });
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
    expect(document.title).toContain('There is no page here');
  });

  test('whose answer holds none says that it could not be loaded', async () => {
    open(200, { success: true, message: 'Found.', data: null });
    expect(await screen.findByRole('heading', { name: failed })).toBeTruthy();
  });
});
