import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Advertisement } from '../../../common/api';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { AdvertiseDialog } from './AdvertiseDialog';
import { ChangeAdvertDialog } from './ChangeAdvertDialog';
import { advertUpdate, valuesOf } from './advertForm';

test("a refusal says the server's words, at the fields and for those the dialog does not have", async () => {
  const body = { success: false, message: 'Please check.', data: { end_date: 'is past', product_id: 'is inactive' } };
  const { fetch } = faultyNetwork((path) =>
    path.endsWith('/products/advertisement') ? refusal(400, body) : refusal(404, {}),
  );
  const { user } = renderForStaff(
    <AdvertiseDialog
      product={{ id: '1', product_name: 'Standard Kit', isActive: true }}
      open
      onClose={() => undefined}
    />,
    { fetch },
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Advertise' }));
  const alert = (await dialog.findByText('Please check.')).closest('[role=alert]') as HTMLElement;
  expect(within(alert).getByRole('listitem').textContent).toBe('Product id: is inactive');
  expect(dialog.getByLabelText(/^End/).getAttribute('aria-invalid')).toBe('true');
});

test('what somebody else changed of the advert meanwhile is said before it is written over', async () => {
  const product = { id: '1', product_name: 'Standard Kit', product_price: '1.00', isActive: true };
  const advert = { id: '7', product, isActive: true, start_date: null, end_date: null } as unknown as Advertisement;
  const { fetch, sent } = faultyNetwork((path) => {
    const data = path.endsWith('/advertisements') ? [{ ...advert, end_date: '2030-01-14T21:00:00.000Z' }] : advert;
    return ok(data);
  });
  const onClose = jest.fn();
  const { user } = renderForStaff(<ChangeAdvertDialog product={product} advert={advert} open onClose={onClose} />, {
    fetch,
  });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^End/), { target: { value: '2030-01-31' } });
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  const written = () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  await save();
  expect(await dialog.findByText(/^Somebody else has changed this meanwhile/)).toBeTruthy();
  expect(written()).toEqual([]);
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(written()).toEqual([{ end_date: '2030-01-31T21:00:00.000Z' }]);
});

test('of an advert only what was changed is sent: one that somebody has stopped meanwhile stays so', () => {
  const advert = { id: '1', isActive: true, start_date: null, end_date: null } as Advertisement;
  const values = valuesOf(advert);
  expect(advertUpdate(advert, values)).toEqual({});
  expect(advertUpdate(advert, { ...values, end_date: '2030-01-31' })).toEqual({ end_date: '2030-01-31T21:00:00.000Z' });
  expect(advertUpdate({ ...advert, isActive: false }, values)).toEqual({ isActive: true });
});
