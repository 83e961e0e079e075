import '../../../testing/apiOrigin';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { MOST_VISITS } from '../../../common/domain/contract.gen';
import { faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { VisitsPage } from './VisitsPage';

const visit = {
  id: '1',
  proposalId: '7',
  number: 'Q-2026-0042',
  customerName: 'Chebet Langat',
  date: '2026-11-23',
  from: '09:00',
  until: '12:00',
  crew: [],
  address: '',
  phone: '',
  notes: '',
  items: [],
  isCancelled: false,
};

afterEach(() => void jest.useRealTimers());

test('who comes back to the tab reads the visits anew; where that fails, the last ones stay and it is said', async () => {
  let fails = false;
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/capabilities')) return ok({ operations: ['listVisits'], parameters: [], fields: [] });
    return fails ? refusal(400, { success: false, message: 'No.' }) : ok({ visits: [visit] });
  });
  const { store, user } = renderForStaff(<VisitsPage />, { fetch });
  const ignoreThem = setupListeners(store.dispatch);
  act(() => askForOffers(store.dispatch));
  await screen.findByText('09:00–12:00');
  const asked = () => sent.filter(({ path }) => path.endsWith('/visits')).length;
  expect(asked()).toBe(1);

  fails = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByText(/^The list could not be brought up to date/);
  expect(asked()).toBe(2);
  expect(screen.queryByText('09:00–12:00')).not.toBeNull();

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('09:00–12:00');
  expect(screen.queryByText(/^The list could not be brought up to date/)).toBeNull();
  ignoreThem();
});

test('visits that take long are said to, and a press gives the request up for another', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let hangs = true;
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/capabilities')) return ok({ operations: ['listVisits'], parameters: [], fields: [] });
    return hangs ? silent() : ok({ visits: [visit] });
  });
  const { store, user } = renderForStaff(<VisitsPage />, { fetch });
  act(() => askForOffers(store.dispatch));
  const asked = () => sent.filter(({ path }) => path.endsWith('/visits')).length;
  await waitFor(() => expect(asked()).toBe(1));
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  hangs = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('09:00–12:00');
  expect(asked()).toBe(2);
});

test.each([
  [MOST_VISITS, true],
  [MOST_VISITS - 1, false],
])('of as many visits as a list holds later ones may be left out, which is said: of %s', async (count, isSaid) => {
  const visits = Array.from({ length: count }, (_, id) => ({ ...visit, id: String(id), number: `Q-${id}` }));
  const { fetch } = faultyNetwork((path) =>
    path.endsWith('/capabilities') ? ok({ operations: ['listVisits'], parameters: [], fields: [] }) : ok({ visits }),
  );
  const { store } = renderForStaff(<VisitsPage />, { fetch });
  act(() => askForOffers(store.dispatch));
  await screen.findByText('Q-1');
  const said = screen.queryByText(/^These are the first 500 visits; later ones are left out\./);
  expect(said !== null).toBe(isSaid);
  // On paper nothing is shown of a status.
  expect(said?.closest('[role=status]') ?? null).toBeNull();
});

const own = { id: 'a', name: 'Achieng Otieno', isSelf: true };

/** One's own visits and calendar, where all is offered. */
function openMine(answers: { colleagues: () => Promise<Response>; address?: string }) {
  const operations = ['listVisits', 'listColleagues', 'renewVisitCalendar'];
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/capabilities')) return ok({ operations, parameters: [], fields: [] });
    if (path.endsWith('/colleagues')) return answers.colleagues();
    return path.endsWith('/visits') ? ok({ visits: [visit] }) : ok({ address: answers.address ?? null });
  });
  const shown = renderForStaff(<VisitsPage />, { fetch });
  act(() => askForOffers(shown.store.dispatch));
  return shown;
}

test('as long as nobody knows whose "mine" are, that is said', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const answers = [silent(), ok({ colleagues: [] }), ok({ colleagues: [own] })];
  const { user } = openMine({ colleagues: () => answers.shift() ?? silent() });
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.getAllByText('Loading the visits…')).not.toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const failed = within(await screen.findByRole('alert'));
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  await screen.findByText('09:00–12:00');
});

test.each(['http://', 'javascript:x'])('a calendar at %s could not be read, and the visits stand', async (address) => {
  openMine({ colleagues: () => ok({ colleagues: [own] }), address });
  await screen.findByText('The calendar’s address could not be loaded.');
  await screen.findByText('09:00–12:00');
});
