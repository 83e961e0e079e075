import '../../../testing/apiOrigin';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { productHealth as issues } from '../../../common/domain/contract.gen';
import { faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { ListingHealthPage } from './ListingHealthPage';

const priced = { product_price: '1.00', stock_status: 'in_stock', rating: 0, reviews: 0 };
const productOf = (name: string) => ({ id: name, product_name: name, isActive: true, images: [], ...priced });

test('who comes back to the tab sees what is still to be tended', async () => {
  let names = ['Mended Kit', 'Bare Kit'];
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/capabilities'))
      return ok({ operations: [], parameters: ['listProducts.health=without-image'], fields: [] });
    if (path.endsWith('/advertisements')) return ok([]);
    if (!path.endsWith('/products')) return refusal(404, { success: false, message: 'No.' });
    const meta = { page: 1, pageCount: 1, total: names.length };
    return ok({ products: names.map(productOf), meta });
  });
  const { store } = renderForStaff(<ListingHealthPage />, { path: '/?issue=without-image', fetch });
  const ignoreThem = setupListeners(store.dispatch);
  act(() => askForOffers(store.dispatch));
  await screen.findByText('Mended Kit');
  names = ['Bare Kit'];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByText('Mended Kit')).toBeNull());
  expect(screen.queryByText('Bare Kit')).not.toBeNull();
  ignoreThem();
});

test('counts that take long keep nobody from the first tab', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const parameters = issues.map((issue) => `listProducts.health=${issue}`);
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/capabilities')) return ok({ operations: ['getDashboardSummary'], parameters, fields: [] });
    if (path.endsWith('/advertisements')) return ok([]);
    return path.endsWith('/products') ? ok({ products: [], meta: { pageCount: 1 } }) : silent();
  });
  const { store } = renderForStaff(<ListingHealthPage />, { fetch });
  act(() => askForOffers(store.dispatch));
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  jest.useRealTimers();
});
