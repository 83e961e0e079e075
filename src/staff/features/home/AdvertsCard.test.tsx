import { screen, within } from '@testing-library/react';
import { faultyNetwork, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { AdvertsCard } from './AdvertsCard';

const NOBODY: ReadonlySet<string> = new Set();

test('an advert without an end says so, and nothing where the server does not tell', async () => {
  const advert = (id: string, name: string) => ({ id, product: { id, product_name: name, product_price: '27500.00' } });
  const adverts = [
    { ...advert('1', 'Endless Kit'), isActive: true, start_date: null, end_date: null },
    advert('2', 'Core Kit'),
  ];
  renderForStaff(<AdvertsCard unseen={NOBODY} />, {
    fetch: faultyNetwork(() => refusal(200, { success: true, message: '', data: adverts })).fetch,
  });
  const of = async (name: string) => within(await screen.findByRole('link', { name: new RegExp(name) }));
  expect((await of('Endless Kit')).queryByText('No end date')).not.toBeNull();
  expect((await of('Core Kit')).queryByText('No end date')).toBeNull();
});
