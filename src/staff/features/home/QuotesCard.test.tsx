import '../../../testing/apiOrigin';
import { act, screen, within } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import type { DashboardSummary } from '../../api';
import { QuotesCard } from './QuotesCard';

const request = (id: number) => ({
  id: String(id),
  status: 'new',
  clients_name: `Client ${id}`,
  clients_phone: null,
  clients_email: `${id}@example.com`,
  clients_note: '',
  createdAt: '2026-11-13T09:00:00.000Z',
  productIds: [],
});
const quotesPerDay = Array.from({ length: 28 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
  count: index % 3,
}));
const summary = { quotes: { new: 2, total: 8 }, quotesPerDay } as Partial<DashboardSummary> as DashboardSummary;
const state = { summary, missing: false, fetching: false, error: undefined, retry: () => undefined };

test('a failed card says so and is loaded on request: the newest five, the days, and the way to what is overdue', async () => {
  let failing = true;
  const quotations = [1, 2, 3, 4, 5, 6, 7, 8].map(request);
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/capabilities')) return ok({ operations: ['*'], parameters: [], fields: [] });
    return failing
      ? refusal(400, { message: 'Not this time.' })
      : ok({ quotations, meta: { page: 1, pageSize: 20, pageCount: 1, total: 8 } });
  });
  const { store, user } = renderForStaff(<QuotesCard state={state} />, { fetch });
  act(() => askForOffers(store.dispatch));
  const card = within(screen.getByRole('region', { name: 'Received Quotes' }));
  expect((await card.findByRole('alert')).textContent).toContain('Not this time.');
  failing = false;
  await user.click(card.getByRole('button', { name: 'Try again' }));
  const rows = await card.findAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5].map((id) => `/dashboard/quotes?id=${id}`),
  );
  expect(within(rows[0] as HTMLElement).getByText('Overdue')).toBeTruthy();
  expect(card.getByRole('img', { name: /^Quotes per day, .+: (\d+, ){13}\d+$/ })).toBeTruthy();
});

test('what is new for too long is counted, and one press leads to it', async () => {
  const { fetch } = faultyNetwork((path) =>
    path.endsWith('/capabilities')
      ? ok({ operations: ['*'], parameters: [], fields: [] })
      : ok({ quotations: [request(1)], meta: { page: 1, pageSize: 20, pageCount: 1, total: 3 } }),
  );
  const { store } = renderForStaff(<QuotesCard state={state} />, { fetch });
  act(() => askForOffers(store.dispatch));
  const link = await screen.findByRole('link', { name: '3 overdue' });
  expect(link.getAttribute('href')).toBe('/dashboard/quotes?whose=overdue');
});
