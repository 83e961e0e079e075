import { screen } from '@testing-library/react';
import { renderInShop } from '../../../testing/renderInShop';
import { readShopQuery } from '../../../common/domain/shopQuery';
import { FilterSheet } from './FilterSheet';

const nothing = () => undefined;

test('how many products are left is said in the sheet, as what stands behind it is not heard', () => {
  const sheet = (total: number | undefined) => (
    <FilterSheet
      open
      from="right"
      query={readShopQuery(new URLSearchParams())}
      categories={[]}
      facets={undefined}
      total={total}
      {...{ onChange: nothing, onPress: nothing, onClose: nothing, onExited: nothing }}
    />
  );
  renderInShop(sheet(7));
  const dialog = screen.getByRole('dialog', { name: 'Filter' });
  expect([...dialog.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)).toEqual([
    '7 products',
  ]);
});
