import '../../../testing/apiOrigin';
import { screen, waitFor } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { ImportCounties } from './ImportCounties';

jest.mock('papaparse', () => {
  if (!navigator.onLine) throw new Error('Loading chunk staff-csv failed.');
  return jest.requireActual<object>('papaparse');
});

function fileOf(text: string): File {
  const file = new File([], 'counties.csv', { type: 'text/csv' });
  // jsdom's own are of another realm than the decoder.
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text)) });
}

test('where what reads it cannot be had, the network is named and not the file, which may be chosen again', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fetch } = faultyNetwork(() => ok({ version: '1', counties: [] }));
  const { user } = renderForStaff(<ImportCounties />, { fetch });
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const choose = () => user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), fileOf('town\n'));
  await choose();
  expect(await screen.findByText('This needs a network. Try again when it is back.')).toBeTruthy();
  isOnline.mockReturnValue(true);
  await choose();
  expect(await screen.findByText(/wrong\. Nothing was imported\.$/)).toBeTruthy();
  expect(screen.queryByText(/^This needs a network/)).toBeNull();
});

test('a file says what is wrong at which row, then what it would change, and only then is taken', async () => {
  const terms = { delivery_price: '1600.00', delivery_days: 3, installation_price: null, installation_days: null };
  const counties = ['Kakamega', 'Lamu'].map((name, id) => ({ id: String(id), name, ...terms, isActive: true }));
  const { fetch, sent } = faultyNetwork(() => ok({ version: '1', counties }));
  const saved = () => sent.filter(({ method }) => method !== 'GET');
  const { user, notify } = renderForStaff(<ImportCounties />, { fetch });
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const choose = (text: string) =>
    user.upload(screen.getByLabelText(/^Choose (a|another) file$/, { selector: 'input' }), fileOf(text));
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

  await choose('County,Delivery (KES)\nLamu,1600\n');
  expect(await screen.findByText(/There is nothing to import\.$/)).toBeTruthy();
  await choose('County,Delivery (KES)\nKakamega,cheap\nAtlantis,5\n');
  expect(await screen.findByText('2 places are wrong. Nothing was imported.')).toBeTruthy();
  expect(rows().slice(1)).toEqual([
    expect.stringMatching(/^2Delivery \(KES\)“cheap” is no amount/),
    expect.stringMatching(/^3CountyThere is no county “Atlantis”/),
  ]);
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await choose('County,Delivery (KES),Shown\nKakamega,"1,350",yes\nLamu,on request,no\n');
  expect(await screen.findByText('2 counties change, 0 stay as they are.')).toBeTruthy();
  expect(rows()[1]).toBe('KakamegaDelivery (KES)1600.001350.00');
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 2 counties' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: '2 counties imported' }));
  expect(saved()).toMatchObject([
    {
      body: {
        version: '1',
        counties: [
          { id: '0', delivery_price: '1350.00', isActive: true },
          { id: '1', delivery_price: null, isActive: false },
        ],
      },
    },
  ]);
});
