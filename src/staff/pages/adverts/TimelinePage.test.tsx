import '../../../testing/apiOrigin';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Advertisement } from '../../../common/api';
import { endOfDay, startOfDay } from '../../../common/domain/dayInput';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { keptFiles } from '../../../testing/keptFiles';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { TimelinePage } from './TimelinePage';

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z')));

const advertOf = (name: string, start: string, end: string, isActive = true): Advertisement => ({
  id: name,
  isActive,
  start_date: startOfDay(start),
  end_date: endOfDay(end),
  product: { id: `of-${name}`, product_name: name, product_price: '1.00' },
});

/** The page with one running, one planned and one ended, on a server that does as it is told. @param refuse instead of each change */
function open(path = '/dashboard/adverts', refuse?: () => Promise<Response>, more: readonly Advertisement[] = []) {
  let adverts = [
    advertOf('Mini Kit', '', ''),
    advertOf('Dish', '2026-12-01', '2026-12-09'),
    advertOf('Solar Set', '2026-11-01', '2026-11-09'),
    ...more,
  ];
  const { fetch, sent } = faultyNetwork((called) => {
    const { method = '', body = {} } = sent.at(-1) ?? {};
    if (called.endsWith('/advertisements')) return ok(adverts);
    if (method === 'GET' || refuse) return refuse?.() ?? refusal(404, {});
    adverts = adverts.map((advert) => (called.endsWith(encodeURI(advert.id)) ? { ...advert, ...body } : advert));
    return ok({});
  });
  const shown = renderForStaff(<TimelinePage />, {
    path,
    offers: ['updateAdvertisement', 'listAdvertisements.status=all'],
    fetch,
  });
  const { user, router } = shown;
  const list = () => within(screen.getByRole('list', { name: 'Adverts and their days', hidden: true }));
  const row = async (name: string) => {
    const link = await list().findByRole('link', { name, hidden: true });
    return within(link.closest('li') as HTMLElement);
  };
  return {
    ...shown,
    row,
    names: () =>
      list()
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    search: () => router.state.location.search,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    dialog: async (role = 'dialog') => within(await screen.findByRole(role)),
    changes: () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body),
  };
}

test('an advert is moved, runs without an end, is stopped and shown again', async () => {
  const { row, press, dialog, user, notify, changes } = open();
  const planned = async () => (await row('Dish')).getByText('Planned', { exact: false });
  await planned();
  await press('Edit the advert of Dish');
  const moved = await dialog();
  const [start, end] = ['Start date', 'End date'].map((label) => moved.getByLabelText(new RegExp(`^${label}`)));
  if (!start || !end) throw new Error('There are two days.');
  expect([start, end].map((day) => (day as HTMLInputElement).value)).toEqual(['2026-12-01', '2026-12-09']);
  for (const day of [start, end]) fireEvent.change(day, { target: { value: '' } });
  await user.click(moved.getByRole('button', { name: 'Save' }));
  await dialogsClosed();
  expect(notify).toHaveBeenLastCalledWith({ success: true, message: 'Advert updated successfully' });
  expect(await (await row('Dish')).findByText('Running')).toBeTruthy();
  expect((await row('Dish')).getByText('Runs without an end')).toBeTruthy();

  await press('Stop the advert of Dish');
  const question = await dialog('alertdialog');
  expect(question.getByText('Stop the advert of “Dish”?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Stop advert' }));
  await dialogsClosed();
  expect(notify).toHaveBeenLastCalledWith({ success: true, message: 'The advert is stopped.' });
  expect(await (await row('Dish')).findByText('Stopped')).toBeTruthy();

  await press('Advertise Dish again');
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  await dialogsClosed();
  expect(await (await row('Dish')).findByText('Running')).toBeTruthy();
  expect(changes()).toEqual([{ start_date: null, end_date: null }, { isActive: false }, { isActive: true }]);
});

test('what cannot be stopped is said where it was asked, and runs on', async () => {
  const { row, press, dialog, user } = open(undefined, () =>
    refusal(409, { success: false, message: 'Not on Sundays.' }),
  );
  await press('Stop the advert of Mini Kit');
  const question = await dialog('alertdialog');
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
  await user.click(question.getByRole('button', { name: 'Stop advert' }));
  expect((await question.findByRole('alert')).textContent).toContain('Not on Sundays.');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await dialogsClosed();
  expect((await row('Mini Kit')).getByText('Running')).toBeTruthy();
});

test('the kind and the days shown stand in the address; what is over is listed with its days alone', async () => {
  const { row, names, press, search, router } = open();
  await row('Mini Kit');
  await press(/^Planned/);
  expect([names(), search()]).toEqual([['Dish'], '?status=planned']);
  await press('Later');
  expect(search()).toBe('?status=planned&from=2026-11-23');
  await press('Today');
  expect(search()).toBe('?status=planned');
  await act(() => router.navigate(-1));
  expect(search()).toBe('?status=planned&from=2026-11-23');
  await press('Today');
  await press(/^Ended/);
  expect(names()).toEqual(['Solar Set']);
  for (let step = 0; step < 3; step += 1) await press('Earlier');
  expect(names()).toEqual([]);
});

test('days on which more run than the bar has places for are said above them', async () => {
  const { row } = open(
    undefined,
    undefined,
    ['Mast', 'Cable'].map((name) => advertOf(name, '', '')),
  );
  await row('Cable');
  expect(
    await screen.findByText(/four adverts overlap\. The bar at the top of the shop shows three: those added last\./),
  ).toBeTruthy();
});

test('the file has the adverts that are listed', async () => {
  const files = keptFiles();
  const { row, press, notify } = open('/dashboard/adverts?status=planned');
  await row('Dish');
  await press('Download CSV');
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'One row downloaded.' }));
  expect(files[0]?.name).toMatch(/^adverts-\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await files[0]?.content.text())?.split('\r\n')).toEqual([
    'id,product_id,product_name,status,start_date,end_date',
    'Dish,of-Dish,Dish,planned,2026-12-01 00:00,2026-12-10 00:00',
  ]);
});
