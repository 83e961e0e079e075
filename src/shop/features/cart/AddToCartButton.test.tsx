import { act, screen } from '@testing-library/react';
import { setTimeout as wait } from 'node:timers/promises';
import { MOST_LINES } from '../../../common/domain/cartItem';
import { renderInShop } from '../../../testing/renderInShop';
import { AddToCartButton } from './AddToCartButton';

const kit = { id: '1042', name: 'Standard Kit', price: 49900, image: '' };

afterEach(() => jest.restoreAllMocks());

test('adds, says so, leads to the cart, and is a button again after 1.5 s', async () => {
  const { user, store } = renderInShop(<AddToCartButton item={kit} />);
  const button = screen.getByRole('button', { name: 'Add to Cart: Standard Kit' });
  await user.click(button);
  expect(store.getState().cart.items).toEqual([{ ...kit, quantity: 1 }]);
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(await screen.findByText('Standard Kit added to cart')).toBeTruthy();
  await act(() => wait(1600));
  expect(screen.getByRole('button', { name: 'Add to Cart: Standard Kit' })).toBe(button);
  await user.click(screen.getByRole('button', { name: 'View cart' }));
  expect(await screen.findByRole('dialog', { name: 'Your cart' })).toBeTruthy();
});

test('what is in the cart gains the quantity', async () => {
  const { user, store } = renderInShop(<AddToCartButton item={kit} quantity={3} />, {
    state: { cart: { items: [{ ...kit, quantity: 1 }] } },
  });
  await user.click(screen.getByRole('button', { name: /Add to Cart/ }));
  expect(await screen.findByText('Standard Kit quantity updated in cart')).toBeTruthy();
  expect(store.getState().cart.items[0]?.quantity).toBe(4);
});

test('a cart that takes no more says so, and nothing was added', async () => {
  // The store looks at so many lines after each action, for tests alone.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const items = Array.from({ length: MOST_LINES }, (_, at) => ({ ...kit, id: `other-${at}`, quantity: 1 }));
  const { user, store } = renderInShop(<AddToCartButton item={kit} />, { state: { cart: { items } } });
  await user.click(screen.getByRole('button', { name: /Add to Cart/ }));
  expect(await screen.findByText('Standard Kit could not be added to cart. Use Get a Quote.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to Cart: Standard Kit' })).toBeTruthy();
  expect(store.getState().cart.items).toHaveLength(MOST_LINES);
});

test('out of stock does nothing', async () => {
  const { user, store } = renderInShop(<AddToCartButton item={kit} soldOut />);
  const button = screen.getByRole('button', { name: /Add to Cart/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(store.getState().cart.items).toEqual([]);
});
