import { screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { dialogsClosed, renderForStaff } from '../../../testing/renderForStaff';
import { SessionList } from './SessionList';

const here = {
  id: '1',
  current: true,
  device: 'Chrome on Windows',
  createdAt: '2026-11-19T06:00:00.000Z',
  lastUsedAt: '2026-11-20T08:59:00.000Z',
};
const there = { ...here, id: '2', current: false, device: 'Chrome on Android', lastUsedAt: '2026-11-20T06:02:00.000Z' };

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T09:00:00Z')));

function open(offers: string[]) {
  let sessions = [here, there];
  const { fetch, sent } = faultyNetwork((path) => {
    if (sent.at(-1)?.method !== 'DELETE') return ok({ sessions });
    sessions = sessions.filter(({ id }) => !path.endsWith(`/${id}`));
    return ok({});
  });
  return renderForStaff(<SessionList />, { offers, fetch });
}

test('where the account is signed in is listed, this browser among it; another is signed out once that is confirmed', async () => {
  const { user, notify } = open(['listSessions', 'endSession']);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Chrome on WindowsThis browserSigned in Yesterday 09:00$/),
    expect.stringMatching(/^Chrome on AndroidLast used Today 09:02Signed in Yesterday 09:00/),
  ]);
  await user.click(screen.getByRole('button', { name: /^Sign out there/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out Chrome on Android?' }));
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }));
  await user.click(question.getByRole('button', { name: 'Sign out there' }));
  await dialogsClosed();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(notify).toHaveBeenLastCalledWith({ success: true, message: 'Signed out there.' });
});

test('where the server ends none from elsewhere, nothing offers it', async () => {
  open(['listSessions']);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});
