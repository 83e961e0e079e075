import { act, screen, within } from '@testing-library/react';
import { faultyNetwork, silent } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { ProductView } from './ProductView';

afterEach(() => jest.useRealTimers());

test('in a tab that stays open the page, its total and its chat go on to the price of the moment', () => {
  jest.useFakeTimers();
  const product = exampleProduct({ discount_end_date: '2026-11-20T09:02:00Z', discounts: [] });
  const { container } = renderInShop(<ProductView product={product} />, { fetch: faultyNetwork(silent).fetch });
  const chat = () => screen.getByRole('link', { name: /^Contact via WhatsApp/ }).getAttribute('href') ?? '';
  const said = () => `${container.textContent} ${decodeURIComponent(chat())}`;
  expect(said()).toContain('Offer ends');
  expect(said()).not.toMatch(/Total: KES 65,000/);
  act(() => jest.advanceTimersByTime(4 * 60_000));
  expect(said()).toMatch(/65,000.*Total: KES 65,000/s);
  expect(said()).not.toMatch(/49,900|Offer ends/);
});

test('what has no price is asked for by its name from its own page', async () => {
  const product = exampleProduct({ product_price: '', new_price: null, discounts: [] });
  const { user } = renderInShop(<ProductView product={product} />, { fetch: faultyNetwork(silent).fetch });
  await user.click(screen.getByRole('button', { name: 'Get a Quote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  expect(dialog.getByText(product.product_name)).toBeTruthy();
});
