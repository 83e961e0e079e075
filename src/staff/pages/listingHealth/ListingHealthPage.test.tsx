import '../../../testing/apiOrigin';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
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
