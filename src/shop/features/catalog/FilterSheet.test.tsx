import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { readShopQuery } from '../../../common/domain/shopQuery';
import { FilterSheet } from './FilterSheet';

const nothing = () => undefined;

function openSheet(onChange: (changes: object) => void = nothing) {
  const rest = { onChange, onPress: nothing, onClose: nothing, onExited: nothing };
  const query = readShopQuery(new URLSearchParams());
  const parameters = ['listProducts.min_price', 'listProducts.max_price'];
  const { fetch } = faultyNetwork(() => ok({ operations: [], parameters, fields: [] }));
  const view = renderInShop(
    <FilterSheet open from="right" query={query} categories={[]} facets={undefined} total={7} {...rest} />,
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
  const { user } = openSheet(onChange);
  await user.type(await screen.findByLabelText(/^From/), '1');
  await user.type(screen.getByLabelText(/^To/), `${text}{Enter}`);
  expect(onChange).toHaveBeenCalledWith({ minPrice: '1', maxPrice: amount });
});
