import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInShop } from '../../../../testing/renderInShop';
import { Amount } from './Amount';

function Chosen({ max }: { max: number | undefined }) {
  const [quantity, setQuantity] = useState(2);
  return <Amount name="Standard Kit" quantity={quantity} max={max} onChange={setQuantity} total={null} />;
}

test.each([
  ['99999', undefined, '9999', 'At most 9999. For more, use Get a Quote.'],
  ['99999', 22, '22', 'All 22 we have in stock.'],
  ['23', 22, '22', 'All 22 we have in stock.'],
  ['0', 22, '2', ''],
  ['000', undefined, '2', ''],
  ['007', 22, '7', ''],
  ['-3', 22, '2', ''],
  ['a few', 22, '2', ''],
  ['5', 22, '5', ''],
])('%s of %s becomes %s, and the note says why', async (typed, max, quantity, note) => {
  const { user } = renderInShop(<Chosen max={max} />);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect(field).toHaveProperty('value', quantity);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(note);
});
