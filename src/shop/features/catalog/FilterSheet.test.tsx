import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { readShopQuery } from '../../../common/domain/shopQuery';
import type { FiltersProps } from './FilterFields';
import { FilterSheet } from './FilterSheet';

const nothing = () => undefined;
const PARAMETERS = ['category_id', 'min_price', 'max_price', 'use=farm', 'use=vehicle'].map(
  (name) => `listProducts.${name}`,
);

function openSheet(filters: Partial<FiltersProps> = {}) {
  const rest = { onChange: nothing, onPress: nothing, onClose: nothing, onExited: nothing };
  const query = readShopQuery(new URLSearchParams());
  const { fetch } = faultyNetwork(() => ok({ operations: [], parameters: PARAMETERS, fields: [] }));
  const view = renderInShop(
    <FilterSheet open from="right" query={query} categories={[]} facets={undefined} total={7} {...rest} {...filters} />,
    { fetch },
  );
  act(() => askForOffers(view.store.dispatch));
  return { ...view, dialog: screen.getByRole('dialog', { name: 'Filter' }) };
}

test('how many products are left is said in the sheet, as what stands behind it is not heard', () => {
  const { dialog } = openSheet();
  expect([...dialog.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)).toEqual([
    '7 products',
  ]);
});

test.each([
  ['Ksh 12,000/=', '12000'],
  ['Ksh. 12,000', '12000'],
  ['12.000', '12000'],
  ['12.50', '12'],
  ['12k', '12000'],
  ['KES 2.5 K', '2500'],
  ['many', ''],
])('the price %p is taken as %p', async (text, amount) => {
  const onChange = jest.fn();
  const { user } = openSheet({ onChange });
  await user.type(await screen.findByLabelText(/^From/), '1');
  await user.type(screen.getByLabelText(/^To/), `${text}{Enter}`);
  expect(onChange).toHaveBeenCalledWith({ minPrice: '1', maxPrice: amount });
});

test('a range is taken in any order, and by going on to the button that shows the products', async () => {
  const onChange = jest.fn();
  const { user } = openSheet({ onChange });
  await user.type(await screen.findByLabelText(/^From/), '50,000');
  await user.type(screen.getByLabelText(/^To/), 'Ksh 9000{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ minPrice: '9000', maxPrice: '50000' });
  await user.clear(screen.getByLabelText(/^From/));
  expect(onChange).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Show 7 products' }));
  expect(onChange).toHaveBeenLastCalledWith({ minPrice: '', maxPrice: '9000' });
});

test('what a choice leaves stands beside it; one that would leave nothing is off', async () => {
  const onChange = jest.fn();
  const { user } = openSheet({
    onChange,
    categories: ['Routers', 'Cases'].map((name, at) => ({ id: String(at), category_name: name })),
    facets: {
      uses: [{ use: 'vehicle', count: 3 }],
      categories: [{ category_id: '1', count: 2 }],
      prices: { lowest: '500.00', highest: '9000.00', steps: [{ min_price: null, max_price: '10000.00', count: 5 }] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Vehicle (3)', pressed: false }));
  expect(onChange).toHaveBeenLastCalledWith({ use: 'vehicle' });
  await user.click(screen.getByRole('button', { name: /^Up to Ksh\s10,000 \(5\)$/ }));
  expect(onChange).toHaveBeenLastCalledWith({ minPrice: '', maxPrice: '10000' });
  expect(screen.queryByRole('button', { name: /^Farm/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /^Cases/ })).toHaveProperty('disabled', false);
  expect(screen.getByRole('radio', { name: /^Routers/ })).toHaveProperty('disabled', true);
});
