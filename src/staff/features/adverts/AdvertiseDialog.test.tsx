import { screen, within } from '@testing-library/react';
import type { Advertisement } from '../../../common/api';
import { faultyNetwork, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { AdvertiseDialog } from './AdvertiseDialog';
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

test('of an advert only what was changed is sent: one that somebody has stopped meanwhile stays so', () => {
  const advert = { id: '1', isActive: true, start_date: null, end_date: null } as Advertisement;
  const values = valuesOf(advert);
  expect(advertUpdate(advert, values)).toEqual({});
  expect(advertUpdate(advert, { ...values, end_date: '2030-01-31' })).toEqual({ end_date: '2030-01-31T21:00:00.000Z' });
  expect(advertUpdate({ ...advert, isActive: false }, values)).toEqual({ isActive: true });
});
