import { act, screen, waitFor } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff, salesSettings } from '../../../testing/renderForStaff';
import { SalesSettings } from './SalesSettings';

const offers = ['getSalesSettings', 'updateSalesSettings'];

test("a branch without its bank is said at the bank's field, and not sent; a blank one is none", async () => {
  const { fetch, sent } = faultyNetwork(() => ok(salesSettings));
  const { user } = renderForStaff(<SalesSettings />, { offers, fetch });
  const branch = await screen.findByLabelText(/^Branch/);
  const save = () => user.click(screen.getByRole('button', { name: 'Save for quotations' }));
  const saved = () => sent.filter(({ method }) => method === 'PUT').length;
  await user.type(branch, 'Westlands');
  await save();
  expect(await screen.findByText('Bank is required.')).toBeTruthy();
  expect(screen.getByLabelText(/^Bank/).getAttribute('aria-invalid')).toBe('true');
  expect(saved()).toBe(0);
  await user.clear(branch);
  await user.type(branch, ' ');
  await save();
  await waitFor(() => expect(saved()).toBe(1));
  expect(screen.queryByText('Bank is required.')).toBeNull();
});

test('a rate of tax with a third decimal is refused at its field, and not sent', async () => {
  const taxed = { ...salesSettings, vatMode: 'total' };
  const { fetch, sent } = faultyNetwork(() => ok(taxed));
  const { user } = renderForStaff(<SalesSettings />, { offers, fetch });
  await user.type(await screen.findByLabelText(/^VAT rate/), '.555');
  await user.click(screen.getByRole('button', { name: 'Save for quotations' }));
  expect(await screen.findByText('VAT rate has at most two decimals.')).toBeTruthy();
  expect(screen.getByLabelText(/^VAT rate/).getAttribute('aria-invalid')).toBe('true');
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('whoever is led there by its place in the address has the focus there, and it stays in sight while the page grows', async () => {
  let grows = (): void => undefined;
  class Growth {
    constructor(told: () => void) {
      grows = told;
    }
    observe() {}
    disconnect() {
      grows = () => undefined;
    }
  }
  Object.assign(window, { ResizeObserver: Growth });
  const scrolled = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  const { fetch } = faultyNetwork(() => ok(salesSettings));
  const { router, user } = renderForStaff(<SalesSettings />, { offers, fetch });
  await screen.findByLabelText(/^Branch/);
  const section = screen.getByRole('region', { name: 'Quotations' });
  await act(() => router.navigate('#quotations'));
  expect(document.activeElement).toBe(section);
  act(() => grows());
  expect(scrolled.mock.contexts).toEqual([section]);
  // What is pressed then leaves it where it is.
  await user.keyboard('a');
  grows();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
