import '../../../testing/apiOrigin';
import { screen, waitFor } from '@testing-library/react';
import { removeToken, writeToken } from '../../../common/browser/cookies';
import { exampleProduct } from '../../../shop/features/catalog/product/exampleProduct';
import { answersOf, faultyNetwork, silent } from '../../../testing/faultyNetwork';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { CreatePage } from './FormPages';

beforeEach(() => localStorage.clear());
afterEach(removeToken);

const kit = exampleProduct({ id: '17', product_name: 'Roof kit', product_price: '62500.00', rating: 4.5 });
const inShop = faultyNetwork(
  answersOf({
    'get-all-categories': { categories: [] },
    products: { products: [kit], meta: { pageCount: 1 } },
    [kit.id]: kit,
  }),
).fetch;

test('what is wrong stands in the summary in the order of the fields, leads there, and nothing is sent', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const { user } = renderForStaff(<CreatePage />, { fetch: silent });
  await user.type(await screen.findByLabelText('Price'), 'dear');
  await user.type(screen.getByLabelText(/^Quantity/), 'a dozen');
  await user.click(screen.getByRole('button', { name: /^Create product/ }));
  const entry = await screen.findByRole('link', { name: 'Quantity must be a number.' });
  expect(
    [...(entry.closest('[role=alert]')?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent),
  ).toEqual([
    'Product name is required.',
    'Price must be a number.',
    'Category is required.',
    'Quantity must be a number.',
  ]);
  await user.click(entry);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Quantity/));
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
});

test('whoever leaves is asked only where something would be lost', async () => {
  writeToken('token');
  const { user, router } = renderForStaff(<CreatePage />, { fetch: silent });
  await user.type(await screen.findByLabelText('Product name'), 'K');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await dialogsClosed();
  expect(router.state.location.pathname).toBe('/');
  await user.clear(screen.getByLabelText('Product name'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/products'));
});

test('a name that a product has is said with the way there, until it is another', async () => {
  const { user } = renderForStaff(<CreatePage />, { offers: [], fetch: inShop });
  const name = await screen.findByLabelText('Product name');
  await user.type(name, ' ROOF KIT ');
  await screen.findByText('A product of this name exists.');
  const way = screen.getByRole('link', { name: /^Look at it/ });
  expect(way.getAttribute('href')).toBe('/dashboard/products/edit-product/17');
  await user.type(name, '2');
  await waitFor(() => expect(screen.queryByText('A product of this name exists.')).toBeNull());
});

test('a copy begins with everything but the pictures and the ratings, and is no change; of none that is said', async () => {
  const { unmount } = renderForStaff(<CreatePage />, { path: '/?copy=17', fetch: inShop });
  expect(await screen.findByDisplayValue('Roof kit (copy)')).toBeTruthy();
  expect(screen.getByDisplayValue('62,500.00')).toBeTruthy();
  expect(screen.queryByDisplayValue('4.5')).toBeNull();
  expect(screen.queryByRole('listitem', { name: /^Picture/ })).toBeNull();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  unmount();
  renderForStaff(<CreatePage />, { path: '/?copy=18', fetch: inShop });
  expect(await screen.findByText('This product does not exist')).toBeTruthy();
});

const openDiscount = async () => {
  const { user } = renderForStaff(<CreatePage />, { fetch: silent });
  await user.click(await screen.findByLabelText('Discount'));
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  return {
    user,
    type: (label: string, text: string) => user.type(field(label), text),
    clear: (label: string) => user.clear(field(label)),
    shows: (label: string, text: string) => expect(field(label)).toHaveProperty('value', text),
  };
};

test('the new price of a percentage goes with a price that is typed after it, key by key', async () => {
  const { type, clear, shows } = await openDiscount();
  await type('Percentage', '10');
  await type('Price', '50000');
  shows('New price', '45,000.00');
  shows('Percentage', '10');
  await clear('Price');
  await type('Price', '60000');
  shows('New price', '54,000.00');
  shows('Percentage', '10');
});

test('a new price that was typed stays where another price is typed', async () => {
  const { type, clear, shows } = await openDiscount();
  await type('Percentage', '10');
  await type('Price', '50000');
  await clear('New price');
  await type('New price', '25000');
  shows('Percentage', '50');
  await clear('Price');
  await type('Price', '100000');
  shows('New price', '25000');
  shows('Percentage', '75');
});

test('a price that is typed while Discount is not ticked counts once it is again', async () => {
  const { user, type, clear, shows } = await openDiscount();
  await type('Percentage', '10');
  await type('Price', '500');
  await user.click(screen.getByLabelText('Discount'));
  await clear('Price');
  await type('Price', '50000');
  await user.click(screen.getByLabelText('Discount'));
  shows('New price', '45,000.00');
  shows('Percentage', '10');
});
