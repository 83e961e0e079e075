import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../catalog/product/exampleProduct';
import { ProductCard } from '../catalog/ProductCard';
import { KEPT_MS, keepCompared, readCompared } from './compared';

afterEach(() => jest.restoreAllMocks());

test('a choice whose day ends in a tab that stays open goes, and leaves no trace', async () => {
  keepCompared([{ id: '1', name: 'Standard Kit', image: '' }]);
  renderInShop(null);
  const chosen = { name: 'Remove Standard Kit from the comparison' };
  expect(await screen.findByRole('button', chosen)).toBeTruthy();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + KEPT_MS + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByRole('button', chosen)).toBeNull();
  await waitFor(() => expect(window.localStorage.getItem('comparedProducts')).toBeNull());
});

const kit = (id: string) => ({ id, name: `Kit ${id}`, image: '' });
const ids = () => readCompared().map(({ id }) => id);

/** A shop of three kits, of which some are chosen. */
async function openShop(...chosen: string[]) {
  keepCompared(chosen.map(kit));
  const { user } = renderInShop(
    <main id="main" tabIndex={-1}>
      {['1', '2', '4'].map((id) => (
        <ProductCard key={id} product={exampleProduct({ id, product_name: `Kit ${id}` })} actions={() => null} />
      ))}
    </main>,
  );
  const bar = within(await screen.findByRole('region', { name: 'Products to compare' }));
  return { user, bar, choice: (name: string) => screen.findByRole('button', { name: `Compare ${name}` }) };
}

test('one leads on to another, two to their comparison; cleared they are none', async () => {
  const { user, bar, choice } = await openShop('1');
  expect(bar.getByRole('link', { name: 'Choose another' }).getAttribute('href')).toBe('/shop');
  expect(bar.queryByRole('link', { name: 'Compare' })).toBeNull();
  expect((await choice('Kit 1')).getAttribute('aria-pressed')).toBe('true');
  await user.click(await choice('Kit 2'));
  expect(bar.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/shop/compare?ids=1,2');
  await user.click(await choice('Kit 1'));
  expect(ids()).toEqual(['2']);
  await user.click(bar.getByRole('button', { name: 'Clear the comparison' }));
  expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a fourth takes the place of one of the three, or of none', async () => {
  const { user, choice } = await openShop('1', '2', '3');
  const fourth = await choice('Kit 4');
  await user.click(fourth);
  const dialog = within(await screen.findByRole('dialog', { name: 'Three at most' }));
  expect(dialog.getByText(/Which one makes way for Kit 4\?$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep these three' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([ids(), fourth.getAttribute('aria-pressed')]).toEqual([['1', '2', '3'], 'false']);
  await user.click(fourth);
  await user.click(await screen.findByRole('button', { name: 'Swap Kit 2 for Kit 4' }));
  expect(ids()).toEqual(['1', '4', '3']);
  await waitFor(() => expect(document.activeElement).toBe(fourth));
});
