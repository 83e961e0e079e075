import { screen } from '@testing-library/react';
import { faultyNetwork, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { Devices } from './Devices';

const phone = { id: '7', name: 'Chrome on Android', createdAt: '2026-11-01T09:00:00.000Z' };

test('a device is removed once, which is said, also by a press that comes before the list without it', async () => {
  const { fetch, sent } = faultyNetwork(() =>
    sent.length > 1
      ? refusal(404, { success: false, message: 'Not found.' })
      : refusal(200, { success: true, message: 'Removed.' }),
  );
  const { user, notify } = renderForStaff(<Devices devices={[phone]} />, { fetch });
  const button = screen.getByRole('button', { name: 'Remove Chrome on Android' });
  await user.dblClick(button);
  await user.click(button);
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  expect(notify.mock.calls).toEqual([[{ success: true, message: 'Removed.' }]]);
});
