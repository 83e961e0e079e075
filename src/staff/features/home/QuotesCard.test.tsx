import { screen, within } from '@testing-library/react';
import { exampleRequest, summaryState } from '../../../testing/staffRecords';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { QuotesCard } from './QuotesCard';

const request = (id: number) => exampleRequest({ id: String(id), createdAt: '2026-11-13T09:00:00.000Z' });
const quotesPerDay = Array.from({ length: 28 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
  count: index % 3,
}));
const state = summaryState({ quotes: { new: 2, total: 8 }, quotesPerDay });

test('a failed card says so and is loaded on request: the newest five, the days, and the way to what is overdue', async () => {
  let failing = true;
  const quotations = [1, 2, 3, 4, 5, 6, 7, 8].map(request);
  const { fetch } = faultyNetwork(() =>
    failing
      ? refusal(400, { message: 'Not this time.' })
      : ok({ quotations, meta: { page: 1, pageSize: 20, pageCount: 1, total: 8 } }),
  );
  const { user } = renderForStaff(<QuotesCard state={state} />, { offers: ['*'], fetch });
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
  const { fetch } = faultyNetwork(() =>
    ok({ quotations: [request(1)], meta: { page: 1, pageSize: 20, pageCount: 1, total: 3 } }),
  );
  renderForStaff(<QuotesCard state={state} />, { offers: ['*'], fetch });
  const link = await screen.findByRole('link', { name: '3 overdue' });
  expect(link.getAttribute('href')).toBe('/dashboard/quotes?whose=overdue');
});
