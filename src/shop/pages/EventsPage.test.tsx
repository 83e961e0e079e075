import { screen, waitFor, within } from '@testing-library/react';
import type { RootState } from '../../common/state/store';
import { faultyNetwork, ok, refusal } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { page } from './EventsPage';

const advert = {
  id: '1',
  product: exampleProduct({ id: '7', product_name: 'Mesh Pair', new_price: null, discounts: [] }),
};
const listOf = (...products: object[]) => ok({ products, meta: { pageCount: 1 } });
// Not as one that may pass: that is asked for again by itself.
const refused = () => refusal(403, {});

/** The page with these adverts, whose discounts cannot be loaded at first. */
function openWithout(entries: object[], later: () => Promise<Response>) {
  let answer = refused;
  const { fetch } = faultyNetwork(() => answer());
  const { user } = renderInShop(<page.Page />, { fetch, state: { adverts: { entries } } as Partial<RootState> });
  return async () => {
    answer = later;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  };
}

test('where the discounts cannot be loaded the advertised products stay; a retry brings the rest', async () => {
  const askAgain = openWithout([advert], () => listOf(exampleProduct({ id: '8', product_name: 'Hard Case' })));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Some offers could not be loaded; here are the others.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mesh Pair' })).toBeTruthy();
  await askAgain();
  expect(await screen.findByRole('link', { name: 'Hard Case' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mesh Pair' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('where nothing can be loaded it says so; where there is nothing, that', async () => {
  const askAgain = openWithout([], () => listOf());
  expect(await screen.findByRole('heading', { name: 'The offers could not be loaded' })).toBeTruthy();
  await askAgain();
  expect(await screen.findByRole('heading', { name: 'No offers at the moment' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop');
  expect(screen.queryByRole('alert')).toBeNull();
});
