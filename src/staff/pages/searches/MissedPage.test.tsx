import { act, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { MissedPage } from './MissedPage';

const zebra = { words: 'zebra & co', count: 3, lastDate: '2026-11-19' };
const closed = () => refusal(409, { message: 'Closed for stocktaking.' });

/** The page, by the answer for each period. */
function open(answers: Record<string, () => Promise<Response>>) {
  const { fetch } = faultyNetwork((_path, query) => (answers[query.get('days') ?? ''] ?? closed)());
  const shown = renderForStaff(<MissedPage />, { path: '/dashboard/searches', offers: ['listMissedSearches'], fetch });
  const choose = (period: string) => shown.user.click(screen.getByRole('button', { name: period }));
  return { ...shown, choose };
}

test('what was looked for in vain leads to the shop, and to what would answer it', async () => {
  const { choose, router } = open({ 30: () => ok({ searches: [] }), 7: () => ok({ searches: [zebra] }) });
  expect(await screen.findByRole('heading', { name: 'Everything was found' })).toBeTruthy();
  await choose('7 days');
  expect(router.state.location.search).toBe('?days=7');
  const row = within(await screen.findByRole('row', { name: /zebra/ }));
  expect(row.getByRole('cell', { name: '3' })).toBeTruthy();
  expect(row.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Search the shop for “zebra & co” (opens in a new tab)', '/search?q=zebra+%26+co&quiet=true'],
    ['Add a product for “zebra & co”', '/dashboard/products/create-product'],
    ['Write an article on “zebra & co”', '/dashboard/article/create-article'],
  ]);
});

test('what cannot be had is said, and asked for again; what one period has is not shown for another', async () => {
  const answers = { 30: closed };
  const { user, choose } = open(answers);
  expect(await screen.findByText('Closed for stocktaking.')).toBeTruthy();
  answers[30] = () => ok({ searches: [] });
  act(() => screen.getByRole('button', { name: 'Try again' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Everything was found' })).toBeTruthy();
  expect(screen.queryByText('Closed for stocktaking.')).toBeNull();
  await choose('90 days');
  expect(await screen.findByText('Closed for stocktaking.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Everything was found' })).toBeNull());
});
