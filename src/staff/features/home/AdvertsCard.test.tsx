import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, within } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { AdvertsCard } from './AdvertsCard';

const NOBODY: ReadonlySet<string> = new Set();
const advertOf = (name: string) => ({ id: name, product: { id: name, product_name: name, product_price: '1.00' } });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('an advert without an end says so, and nothing where the server does not tell', async () => {
  const adverts = [
    { ...advertOf('Endless Kit'), isActive: true, start_date: null, end_date: null },
    { ...advertOf('Half Kit'), isActive: true, start_date: inDays(-5), end_date: inDays(5) },
    advertOf('Core Kit'),
  ];
  renderForStaff(<AdvertsCard unseen={NOBODY} />, { fetch: faultyNetwork(() => ok(adverts)).fetch });
  const of = async (name: string) => within(await screen.findByRole('link', { name: new RegExp(name) }));
  expect((await of('Endless Kit')).queryByText('No end date')).not.toBeNull();
  expect((await of('Core Kit')).queryByText('No end date')).toBeNull();
  expect((await of('Half Kit')).getByRole('progressbar', { name: '50% of its time is over' })).toBeTruthy();
});

test('an advert of an inactive product, which nobody sees, is not said to run', async () => {
  const { fetch } = faultyNetwork(() => ok(['Hidden Kit', 'Shown Kit'].map(advertOf)));
  renderForStaff(<AdvertsCard unseen={new Set(['Hidden Kit'])} />, { fetch });
  await screen.findByRole('link', { name: /Shown Kit/ });
  expect(screen.queryByRole('link', { name: /Hidden Kit/ })).toBeNull();
});

test('who comes back to the tab sees what runs by then', async () => {
  const answer = { names: ['Before Kit'] };
  const { fetch } = faultyNetwork(() => ok(answer.names.map(advertOf)));
  const { store } = renderForStaff(<AdvertsCard unseen={NOBODY} />, { fetch });
  const ignoreThem = setupListeners(store.dispatch);
  await screen.findByRole('link', { name: /Before Kit/ });
  answer.names = ['After Kit'];
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByRole('link', { name: /After Kit/ });
  expect(screen.queryByRole('link', { name: /Before Kit/ })).toBeNull();
  ignoreThem();
});
