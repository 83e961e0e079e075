import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, within } from '@testing-library/react';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { AdvertsCard } from './AdvertsCard';

const NOBODY: ReadonlySet<string> = new Set();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('an advert without an end says so, and nothing where the server does not tell', async () => {
  const advert = (id: string, name: string) => ({ id, product: { id, product_name: name, product_price: '27500.00' } });
  const adverts = [
    { ...advert('1', 'Endless Kit'), isActive: true, start_date: null, end_date: null },
    { ...advert('3', 'Half Kit'), isActive: true, start_date: inDays(-5), end_date: inDays(5) },
    advert('2', 'Core Kit'),
  ];
  renderForStaff(<AdvertsCard unseen={NOBODY} />, { fetch: faultyNetwork(() => ok(adverts)).fetch });
  const of = async (name: string) => within(await screen.findByRole('link', { name: new RegExp(name) }));
  expect((await of('Endless Kit')).queryByText('No end date')).not.toBeNull();
  expect((await of('Core Kit')).queryByText('No end date')).toBeNull();
  expect((await of('Half Kit')).getByRole('progressbar', { name: '50% of its time is over' })).toBeTruthy();
});

test('an advert of an inactive product, which nobody sees, is not said to run', async () => {
  const advert = (id: string) => ({ id, product: { id, product_name: `Kit ${id}`, product_price: '1.00' } });
  renderForStaff(<AdvertsCard unseen={new Set(['1'])} />, {
    fetch: faultyNetwork(() => ok(['1', '2'].map(advert))).fetch,
  });
  await screen.findByRole('link', { name: /Kit 2/ });
  expect(screen.queryByRole('link', { name: /Kit 1/ })).toBeNull();
});

test('who comes back to the tab sees what runs by then', async () => {
  const answer = { names: ['Before Kit'] };
  const advert = (name: string) => ({ id: name, product: { id: name, product_name: name, product_price: '1.00' } });
  const { fetch } = faultyNetwork(() => ok(answer.names.map(advert)));
  const { store } = renderForStaff(<AdvertsCard unseen={NOBODY} />, { fetch });
  const ignoreThem = setupListeners(store.dispatch);
  await screen.findByRole('link', { name: /Before Kit/ });
  answer.names = ['After Kit'];
  act(() => void window.dispatchEvent(new Event('focus')));
  await screen.findByRole('link', { name: /After Kit/ });
  expect(screen.queryByRole('link', { name: /Before Kit/ })).toBeNull();
  ignoreThem();
});
