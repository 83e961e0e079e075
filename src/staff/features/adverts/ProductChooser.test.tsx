import { screen } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { ProductChooser } from './ProductChooser';

const priced = { product_price: '1.00', stock_status: 'in_stock', rating: 0, reviews: 0 };
const productOf = (name: string) => ({ id: name, product_name: name, isActive: true, images: [], ...priced });

test.each([
  ['that searches', ['listProducts.search']],
  ['of the core alone', []],
])('arrows and Enter choose among what was found, on a server %s', async (_server, offers) => {
  Element.prototype.scrollIntoView = () => undefined;
  const { fetch } = faultyNetwork((path) => {
    if (!path.endsWith('/products')) return ok([]);
    return ok({ products: ['Mini', 'Standard', 'High'].map(productOf), meta: { pageCount: 1 } });
  });
  const onChoose = jest.fn();
  const { user } = renderForStaff(
    <ProductChooser open onClose={() => undefined} onExited={() => undefined} onChoose={onChoose} />,
    { offers, fetch },
  );
  await screen.findByRole('option', { name: /Standard/ });
  await screen.findByText(/3/);
  await user.type(screen.getByRole('combobox'), '{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'Standard' }));
});
