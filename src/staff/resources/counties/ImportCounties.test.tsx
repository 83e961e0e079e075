import '../../../testing/apiOrigin';
import { screen } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { ImportCounties } from './ImportCounties';

jest.mock('papaparse', () => {
  if (!navigator.onLine) throw new Error('Loading chunk staff-csv failed.');
  return jest.requireActual<object>('papaparse');
});

test('where what reads it cannot be had, the network is named and not the file, which may be chosen again', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fetch } = faultyNetwork(() => ok({ version: '1', counties: [] }));
  const { user } = renderForStaff(<ImportCounties />, { fetch });
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const file = new File([], 'counties.csv', { type: 'text/csv' });
  // jsdom's own are of another realm than the decoder.
  Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode('town\n')) });
  const choose = () => user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
  await choose();
  expect(await screen.findByText('This needs a network. Try again when it is back.')).toBeTruthy();
  isOnline.mockReturnValue(true);
  await choose();
  expect(await screen.findByText(/wrong\. Nothing was imported\.$/)).toBeTruthy();
  expect(screen.queryByText(/^This needs a network/)).toBeNull();
});
