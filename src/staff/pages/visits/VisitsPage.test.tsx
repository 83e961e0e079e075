import '../../../testing/apiOrigin';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  const { fetch, sent } = faultyNetwork(() =>
    fails ? refusal(400, { success: false, message: 'No.' }) : ok({ visits: [visit] }),
  );
  const { store, user } = renderForStaff(<VisitsPage />, { offers: ['listVisits'], fetch });
  const ignoreThem = setupListeners(store.dispatch);
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
  const { fetch, sent } = faultyNetwork(() => (hangs ? silent() : ok({ visits: [visit] })));
  const { user } = renderForStaff(<VisitsPage />, { offers: ['listVisits'], fetch });
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
  const { fetch } = faultyNetwork(() => ok({ visits }));
  renderForStaff(<VisitsPage />, { offers: ['listVisits'], fetch });
  await screen.findByText('Q-1');
  const said = screen.queryByText(/^These are the first 500 visits; later ones are left out\./);
  expect(said !== null).toBe(isSaid);
  // On paper nothing is shown of a status.
  expect(said?.closest('[role=status]') ?? null).toBeNull();
});

const own = { id: 'a', name: 'Achieng Otieno', isSelf: true };

/** One's own visits and calendar, where all is offered. */
function openMine(answers: { colleagues: () => Promise<Response>; address?: string; visits?: object[] }) {
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/colleagues')) return answers.colleagues();
    return path.endsWith('/visits')
      ? ok({ visits: answers.visits ?? [visit] })
      : ok({ address: answers.address ?? null });
  });
  const offers = ['listVisits', 'listColleagues', 'renewVisitCalendar'];
  return { ...renderForStaff(<VisitsPage />, { offers, fetch }), sent };
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

test('the crew reads where it goes, whom it calls and what it brings', async () => {
  openMine({
    colleagues: () => ok({ colleagues: [own] }),
    visits: [
      {
        ...visit,
        address: 'Behind the chief’s office, Bondo',
        phone: '+254 700 000 002',
        notes: 'Bring the long ladder.',
        items: [{ text: 'Standard Kit', quantity: 2 }],
      },
    ],
  });
  const one = within(await screen.findByRole('article'));
  for (const words of ['09:00–12:00', '2 × Standard Kit', 'Bring the long ladder.'])
    expect(one.getByText(words)).toBeTruthy();
  const links = one.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Q-2026-0042', '/dashboard/quotations/7'],
    ['+254 700 000 002', 'tel:+254700000002'],
    ['Open in a map', expect.stringMatching(/google\.com\/maps.*Bondo/) as string],
  ]);
});

test('whose, and from which day, is asked for by the address; a day that is half typed is not', async () => {
  const { user, router, sent } = openMine({ colleagues: () => ok({ colleagues: [own] }) });
  await screen.findByText('09:00–12:00');
  await user.selectOptions(screen.getByLabelText(/^Whose/), 'All');
  const day = screen.getByLabelText('From day');
  fireEvent.change(day, { target: { value: '0002-05-05' } });
  expect(router.state.location.search).toBe('?whose=all');
  fireEvent.change(day, { target: { value: '2031-05-05' } });
  await user.click(screen.getByRole('button', { name: 'One day' }));
  expect(router.state.location.search).toBe('?whose=all&from=2031-05-05&days=1');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path.endsWith('/visits')).map(({ search }) => search)).toEqual([
      '?days=14&crew=a',
      '?days=14',
      '?from=2031-05-05&days=14',
      '?from=2031-05-05&days=1',
    ]),
  );
});

test('a calendar has its address by one press', async () => {
  const answers: Parameters<typeof openMine>[0] = { colleagues: () => ok({ colleagues: [own] }) };
  const { user, notify } = openMine(answers);
  const make = await screen.findByRole('button', { name: 'Make an address' });
  answers.address = '/calendar/kP3xv0mE.ics';
  await user.click(make);
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ success: true, message: 'The calendar has a new address.' }),
  );
  expect(await screen.findByDisplayValue(/\/calendar\/kP3xv0mE\.ics$/)).toBeTruthy();
});
