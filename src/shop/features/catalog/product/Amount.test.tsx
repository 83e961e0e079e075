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
  ['0', 22, '1', 'The least is 1.'],
  ['000', undefined, '1', 'The least is 1.'],
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

test('the note goes with the next step', async () => {
  const { user } = renderInShop(<Chosen max={22} />);
  await user.clear(screen.getByRole('textbox', { name: 'Quantity' }));
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '0{Enter}');
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.queryByText('The least is 1.')).toBeNull();
});
