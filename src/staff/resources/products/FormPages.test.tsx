import { screen } from '@testing-library/react';
import { silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { CreatePage } from './FormPages';

beforeEach(() => localStorage.clear());

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
