import '../../../testing/apiOrigin';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { productHealth as issues } from '../../../common/domain/contract.gen';
import { faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { ListingHealthPage } from './ListingHealthPage';

const priced = { product_price: '1.00', stock_status: 'in_stock', rating: 0, reviews: 0 };
const productOf = (name: string) => ({ id: name, product_name: name, isActive: true, images: [], ...priced });

test('who comes back to the tab sees what is still to be tended', async () => {
  let names = ['Mended Kit', 'Bare Kit'];
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/advertisements')) return ok([]);
    if (!path.endsWith('/products')) return refusal(404, { success: false, message: 'No.' });
    const meta = { page: 1, pageCount: 1, total: names.length };
    return ok({ products: names.map(productOf), meta });
  });
  const { store } = renderForStaff(<ListingHealthPage />, {
    path: '/?issue=without-image',
    offers: ['listProducts.health=without-image'],
    fetch,
  });
  const ignoreThem = setupListeners(store.dispatch);
  await screen.findByText('Mended Kit');
  names = ['Bare Kit'];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByText('Mended Kit')).toBeNull());
  expect(screen.queryByText('Bare Kit')).not.toBeNull();
  ignoreThem();
});

test('counts that take long keep nobody from the first tab', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const offers = ['getDashboardSummary', ...issues.map((issue) => `listProducts.health=${issue}`)];
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/advertisements')) return ok([]);
    return path.endsWith('/products') ? ok({ products: [], meta: { pageCount: 1 } }) : silent();
  });
  renderForStaff(<ListingHealthPage />, { offers, fetch });
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  jest.useRealTimers();
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A server that knows how many products want tending in each respect, and the page once it shows the first of these. */
async function open(health: Record<(typeof issues)[number], number>, products: object[], path = '/dashboard/health') {
  const { fetch, sent } = faultyNetwork((asked) => {
    if (asked.endsWith('/summary')) return ok({ ...figures, health });
    if (asked.endsWith('/advertisements'))
      return ok([
        { id: '31', product: productOf('Dish'), isActive: true, start_date: inDays(-2), end_date: inDays(9) },
      ]);
    if (asked.endsWith('/products')) return ok({ products, meta: { page: 1, pageCount: 1, total: products.length } });
    return ok({});
  });
  const shown = renderForStaff(<ListingHealthPage />, { path, offers: ['*'], fetch });
  await screen.findByRole('heading', { level: 1, name: /^Listing health/ });
  return { ...shown, sent };
}

const figures = {
  quotes: { new: 0, total: 0 },
  products: { active: 1, inactive: 0, outOfStock: 0, withoutImage: 0 },
  articles: { active: 0, inactive: 0 },
  advertsRunning: 0,
  events: [],
};
const ended = {
  ...productOf('Dish'),
  images: [{ id: '1', image_url: '/media/1.webp', is_primary: true }],
  new_price: '1.00',
  discount_end_date: '2026-11-12T21:00:00.000Z',
};

test('it opens on the first respect with something to do, and counts all; a row says what is wrong and leads to its field', async () => {
  const counts = { 'without-image': 0, 'ended-discount': 2, 'without-dimensions': 3, 'inactive-advertised': 1 };
  const { user, router } = await open(counts, [ended]);
  const tabs = within(screen.getByRole('group', { name: 'What is wrong' }));
  expect(tabs.getAllByRole('button').map((tab) => [tab.textContent, tab.getAttribute('aria-pressed')])).toEqual([
    ['No picture0', 'false'],
    ['Ended discount2', 'true'],
    ['No dimensions3', 'false'],
    ['Inactive, advertised1', 'false'],
  ]);
  expect(document.querySelector('h1 + span')?.textContent).toBe('6');
  const remedy = await screen.findByRole('link', { name: 'Correct the discount: Dish' });
  expect(remedy.getAttribute('href')).toBe('/dashboard/products/edit-product/Dish?field=discount_end_date');
  expect(remedy.closest('tr')?.textContent).toContain('The discount ended on 12 Nov, but the new price');
  await user.click(tabs.getByRole('button', { name: /^No dimensions/ }));
  expect(router.state.location.search).toBe('?issue=without-dimensions');
  const dimensions = await screen.findByRole('link', { name: 'Add dimensions: Dish' });
  expect(dimensions.getAttribute('href')).toBe('/dashboard/products/edit-product/Dish?field=package_dimensions');
});

test('where nothing is wrong in a respect, that is said', async () => {
  const counts = { 'without-image': 0, 'ended-discount': 0, 'without-dimensions': 0, 'inactive-advertised': 0 };
  await open(counts, [], '/dashboard/health?issue=without-dimensions');
  expect(await screen.findByRole('heading', { name: 'Every product has its dimensions' })).toBeTruthy();
});

test.each([
  ['Activate Dish', 'Activate product', { method: 'PATCH', path: expect.stringContaining('/Dish') as string }],
  ['Stop advert of Dish', 'Stop advert', { path: expect.stringContaining('/31') as string, body: { isActive: false } }],
])('an inactive product that is advertised: %s', async (button, answer, call) => {
  const counts = { 'without-image': 0, 'ended-discount': 0, 'without-dimensions': 0, 'inactive-advertised': 1 };
  const { user, sent } = await open(counts, [{ ...ended, isActive: false }]);
  expect(await screen.findByText(/^Inactive, but advertised \(until .+\): visitors see neither\.$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: button }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: answer }));
  await waitFor(() => expect(sent.filter(({ method }) => method !== 'GET')).toMatchObject([call]));
  await dialogsClosed();
});
