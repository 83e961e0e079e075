import { screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { NoticesPage } from './NoticesPage';

const notice = (id: string, kind: string, channel: string) => ({
  id,
  kind,
  channel,
  recipient: id,
  targetId: '7',
  attempts: 5,
  reason: 'Gone',
  failedAt: '2026-11-20T08:00:00Z',
});

test('kinds and ways of a newer server stand for themselves; what they are about is not guessed', async () => {
  const notices = [notice('a', 'request', 'email'), notice('b', 'accepted', 'sms'), notice('c', 'visit', 'push')];
  const { fetch } = faultyNetwork(() => ok({ notices, meta: { pageCount: 1 } }));
  renderForStaff(<NoticesPage />, { offers: ['listFailedNotices'], fetch });
  const rowOf = async (what: string) => within((await screen.findByText(what)).closest('tr') as HTMLElement);
  expect((await rowOf('New request, e-mail')).getByRole('link').textContent).toBe('Open request');
  expect((await rowOf('Quotation accepted, sms')).getByRole('link').textContent).toBe('Open quotation');
  expect((await rowOf('visit, push')).queryByRole('link')).toBeNull();
});

test('what is tried again is tried once, also by a press that comes before the list without it', async () => {
  const { fetch, sent } = faultyNetwork((path) =>
    path.endsWith('/failed') ? ok({ notices: [notice('a', 'request', 'email')], meta: { pageCount: 1 } }) : ok({}),
  );
  const { user, notify } = renderForStaff(<NoticesPage />, { offers: ['listFailedNotices', 'retryNotice'], fetch });
  const button = await screen.findByRole('button', { name: 'Retry: a' });
  await user.dblClick(button);
  await user.click(button);
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ success: true, message: 'It is tried again now.' }));
});

test('a page of the file that gets no answer is given up when one stops', async () => {
  const first = { notices: [notice('a', 'request', 'email')], meta: { pageCount: 2, total: 2 } };
  const { fetch } = faultyNetwork((_path, query) => (query.get('page') === '2' ? silent() : ok(first)));
  const { user } = renderForStaff(<NoticesPage />, { offers: ['listFailedNotices'], fetch });
  await screen.findByText('New request, e-mail');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Reading 1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeTruthy();
});

test('where all was delivered, that is said', async () => {
  const { fetch } = faultyNetwork(() => ok({ notices: [], meta: { pageCount: 1 } }));
  renderForStaff(<NoticesPage />, { offers: ['listFailedNotices'], fetch });
  expect(await screen.findByText('Everything was delivered')).toBeTruthy();
});
