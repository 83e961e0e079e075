import { screen, waitFor } from '@testing-library/react';
import type { County } from '../../../common/api/counties';
import { faultyNetwork, ok, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { CountyDialog } from './CountyDialog';

const AMINA = 'amina@angalink.example';
const terms = { delivery_price: '1500.00', delivery_days: 3, installation_price: null, installation_days: null };
const county: County = { id: '12', name: 'Kisumu', isActive: true, ...terms };

const show = (fetch: typeof window.fetch) =>
  renderForStaff(<CountyDialog county={county} open onClose={() => undefined} onExited={() => undefined} />, { fetch });

test('a draft of a county that somebody has changed since says so, and at the second press goes out over it', async () => {
  const before = { delivery_price: '1200.00' };
  const version = { ...before, delivery_days: '3', installation_price: '', installation_days: '', isActive: true };
  const draft = { at: 1, endedOn: '/', values: { delivery_price: '1300.00', version }, before };
  localStorage.setItem(`draft/${AMINA}/county/${county.id}`, JSON.stringify(draft));
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/get-profile')) return ok({ user: { first_name: 'A', last_name: 'B', email: AMINA } });
    return ok(path.endsWith('/counties') ? { version: '2', counties: [county] } : county);
  });
  const bodies = () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  const { user } = show(fetch);
  await screen.findByDisplayValue('1300.00');
  await user.click(screen.getByRole('button', { name: 'Save county' }));
  await screen.findByText(/^Somebody else has changed this meanwhile/);
  expect(bodies()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save county' }));
  await waitFor(() => expect(bodies()).toEqual([{ ...terms, delivery_price: '1300.00', isActive: true }]));
});

test('what a colleague changes in another field is shown, and not taken back at the second press', async () => {
  let there = county;
  const { fetch, sent } = faultyNetwork((path) =>
    ok(path.endsWith('/counties') ? { version: '2', counties: [there] } : there),
  );
  const bodies = () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  const { user } = show(fetch);
  const [price, days] = ['Price of delivery', 'Days until delivery'].map((label) =>
    screen.getByLabelText(new RegExp(`^${label}`)),
  );
  await user.clear(price as HTMLElement);
  await user.type(price as HTMLElement, '1300.00');
  const save = () => user.click(screen.getByRole('button', { name: 'Save county' }));
  for (const delivery_days of [5, 6]) {
    there = { ...county, delivery_days };
    await save();
    await waitFor(() => expect(days).toHaveProperty('value', String(delivery_days)));
  }
  expect(price).toHaveProperty('value', '1300.00');
  expect(bodies()).toEqual([]);
  await save();
  await waitFor(() =>
    expect(bodies()).toEqual([{ ...terms, delivery_price: '1300.00', delivery_days: 6, isActive: true }]),
  );
});

test('a price or a number of days may be empty, and is not read out as required', () => {
  show(silent);
  const fields = screen.getAllByRole('textbox');
  expect(fields).toHaveLength(4);
  expect(fields.filter((field) => field.getAttribute('aria-required'))).toEqual([]);
});

test('what is no price or too many days is said at its field, stays, and is not sent', async () => {
  const { fetch, sent } = faultyNetwork(() => ok(county));
  const { user } = show(fetch);
  await user.type(screen.getByLabelText(/^Price of installation/), 'cheap');
  await user.type(screen.getByLabelText(/^Days until installation/), '91');
  await user.click(screen.getByRole('button', { name: 'Save county' }));
  expect(await screen.findByText(/^Price of installation must be a number/)).toBeTruthy();
  for (const value of ['cheap', '91'])
    expect(screen.getByDisplayValue(value).getAttribute('aria-invalid')).toBe('true');
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});
