import { screen, waitFor, within } from '@testing-library/react';
import type { Product } from '../../../common/api';
import { exampleProduct } from '../../../shop/features/catalog/product/exampleProduct';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { createdState } from '../../kit/list/useCreated';
import { ListPage } from './ListPage';

jest.mock('swiper/css', () => ({}));
jest.mock('swiper/css/zoom', () => ({}));

const kit = exampleProduct({
  id: '17',
  product_name: 'Kit',
  product_price: '329900.00',
  new_price: '164950.00',
  images: [{ id: '1', image_url: '/media/kit-320.webp', is_primary: true }],
  discounts: [{ discount_percentage: 50, start_date: null, end_date: null }],
  discount_end_date: null,
});

/** The list with one product, on a network that switches it off and on, and does not delete it. */
function open(change: Partial<Product> = {}, routeState?: unknown) {
  let product = { ...kit, ...change };
  const { fetch, sent } = faultyNetwork((called) => {
    if (called.endsWith('/products')) return ok({ products: [product], meta: { pageCount: 1, total: 1 } });
    if (called.includes('/delete-product/')) return refusal(409, { message: 'Somebody is buying it.' });
    const [switched] = /(de)?activate$/.exec(called) ?? [];
    if (!switched) return refusal(404, {});
    product = { ...product, isActive: switched === 'activate' };
    return ok(product);
  });
  const view = renderForStaff(<ListPage />, { routeState, offers: [], fetch });
  const row = async () => within(await screen.findByRole('row', { name: /Kit/ }));
  return {
    ...view,
    row,
    choose: async (action: string) => {
      await view.user.click((await row()).getByRole('button', { name: 'Actions for Kit' }));
      await view.user.click(await screen.findByRole('menuitem', { name: action }));
      return within(await screen.findByRole('alertdialog'));
    },
    written: () => sent.filter(({ method }) => method !== 'GET').map(({ path: called }) => called.split('/').at(-1)),
  };
}

test('the columns are those that are meant (docs/product.md, 7.4)', async () => {
  const { row } = open();
  await row();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent.trim());
  expect(headers.filter(Boolean)).toEqual([
    '#',
    'Name',
    'Category',
    'Stock',
    'Price',
    'New price',
    'Discount',
    'Installment',
    'Images',
    'Advertise',
    'Edit',
    'Actions',
  ]);
});

test('the full price is struck through only while visitors see the lower one; else its day is said', async () => {
  const { row, unmount } = open();
  expect((await row()).getByText(/329,900\.00/).closest('s')).not.toBeNull();
  unmount();
  const planned = open({ discount_start_date: '2099-11-22T21:00:00.000Z' });
  expect((await planned.row()).getByText('from 23 Nov 2099')).toBeTruthy();
  expect((await planned.row()).getByText(/329,900\.00/).closest('s')).toBeNull();
});

test.each([
  ['its pictures full screen', '1 image of Kit, open', 'Pictures of Kit'],
  ['the dialog that advertises it', 'Advertise Kit', 'Advertise a product'],
])('a press in its row opens %s', async (_what, button, title) => {
  const { user, row } = open();
  await user.click((await row()).getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('hiding a product and showing it again is asked first, in words that name it', async () => {
  const { user, choose, row, written } = open();
  const asked = await choose('Deactivate');
  expect(asked.getByText('Deactivate “Kit”?')).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await dialogsClosed();
  expect(written()).toEqual([]);
  for (const [action, isInactive] of [
    ['Deactivate', true],
    ['Activate', false],
  ] as const) {
    await user.click((await choose(action)).getByRole('button', { name: `${action} product` }));
    await dialogsClosed();
    await waitFor(async () => expect((await row()).queryByText('Inactive') !== null).toBe(isInactive));
  }
  expect(written()).toEqual(['deactivate', 'activate']);
});

test('one that may not be deleted stays, and why stands in the question', async () => {
  const { user, choose, row } = open();
  const asked = await choose('Delete');
  await user.click(asked.getByRole('button', { name: 'Delete product' }));
  expect(await asked.findByText('Somebody is buying it.')).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await dialogsClosed();
  expect((await row()).getByText('Kit')).toBeTruthy();
});

test('what was just created is said once, with what one does next', async () => {
  const { user, router } = open({}, createdState('Product created successfully', kit));
  const said = within(
    (await screen.findByText('Product created successfully')).closest('[role=status]') as HTMLElement,
  );
  expect(said.getByRole('link', { name: /^View Kit/ }).getAttribute('href')).toBe('/shop/single-product/17');
  // A reload reads the state of the history.
  expect(router.state.location.state).toBeNull();
  await user.click(said.getByRole('button', { name: 'Advertise Kit' }));
  expect(await screen.findByRole('dialog', { name: 'Advertise a product' })).toBeTruthy();
});

test('of an inactive product that is advertised it is said that visitors do not see it', async () => {
  const advert = { id: '31', product: kit, isActive: true, start_date: null, end_date: null };
  const { fetch } = faultyNetwork((called) => {
    if (called.endsWith('/advertisements')) return ok([advert]);
    if (called.endsWith('/products'))
      return ok({ products: [{ ...kit, isActive: false }], meta: { pageCount: 1, total: 1 } });
    return refusal(404, {});
  });
  renderForStaff(<ListPage />, { offers: ['*'], fetch });
  expect(await screen.findByText('not shown')).toBeTruthy();
});
