import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Advertisement } from '../../../common/api';
import { answersOf, faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { AdvertiseDialog } from './AdvertiseDialog';
import { ChangeAdvertDialog } from './ChangeAdvertDialog';
import { advertUpdate, valuesOf } from './advertForm';

/** Begins an advert, while there are none; what is sent meets `answer`. */
async function open(answer: () => Promise<Response>, isActive = true) {
  const { fetch, sent } = faultyNetwork((path) =>
    path.endsWith('/products/advertisement') ? answer() : answersOf({ advertisements: [] })(path),
  );
  const product = { id: '1', product_name: 'Standard Kit', isActive };
  const { user } = renderForStaff(<AdvertiseDialog product={product} open onClose={() => undefined} />, { fetch });
  return { user, sent, dialog: within(await screen.findByRole('dialog')) };
}

test("a refusal says the server's words, at the fields and for those the dialog does not have", async () => {
  const body = { success: false, message: 'Please check.', data: { end_date: 'is past', product_id: 'is inactive' } };
  const { user, dialog } = await open(() => refusal(400, body));
  await user.click(dialog.getByRole('button', { name: 'Advertise' }));
  const alert = (await dialog.findByText('Please check.')).closest('[role=alert]') as HTMLElement;
  expect(within(alert).getByRole('listitem').textContent).toBe('Product id: is inactive');
  expect(dialog.getByLabelText(/^End/).getAttribute('aria-invalid')).toBe('true');
});

test('an impossible window is refused at its field; two presses are one advert, and a failure loses nothing typed', async () => {
  const wrong = 'Too late for this season.';
  const answers = [{ message: wrong, data: { end_date: wrong } }, { message: 'The season is closed.' }];
  const { user, dialog, sent } = await open(() => refusal(409, answers.shift() ?? {}));
  const [start, end] = [dialog.getByLabelText(/^Start/), dialog.getByLabelText(/^End/)];
  const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const advertise = dialog.getByRole('button', { name: 'Advertise' });
  const says = async (words: string) => {
    await waitFor(() => expect(end.getAttribute('aria-invalid')).toBe('true'));
    const described = end.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(words);
  };
  const posts = () => sent.filter(({ method }) => method === 'POST').length;
  set(start, '2026-11-29');
  set(end, '2026-11-23');
  await user.click(advertise);
  await says('The advert ends before it starts.');
  expect(posts()).toBe(0);
  set(end, '2026-12-02');
  await user.dblClick(advertise);
  await says(wrong);
  expect(posts()).toBe(1);
  set(end, '2026-12-01');
  await user.click(advertise);
  expect((await dialog.findByText('The season is closed.')).closest('[role=alert]')).not.toBeNull();
  expect(end).toHaveProperty('value', '2026-12-01');
});

test('what is known of an advert is said before it is saved, as long as it is to be shown', async () => {
  const { user, dialog } = await open(silent, false);
  const said = () =>
    dialog
      .queryAllByText(/visitors will not see the advert/)
      .map(({ textContent }) => textContent)
      .join();
  await waitFor(() => expect(said()).toBe('This product is inactive: visitors will not see the advert'));
  fireEvent.change(dialog.getByLabelText(/^End/), { target: { value: '2026-11-18' } });
  await waitFor(() => expect(said()).toMatch(/These days are over: visitors will not see the advert\.$/));
  await user.click(dialog.getByLabelText(/^Active/));
  await waitFor(() => expect(said()).toBe(''));
});

test('what somebody else changed of the advert meanwhile is said before it is written over', async () => {
  const product = { id: '1', product_name: 'Standard Kit', product_price: '1.00', isActive: true };
  const advert = { id: '7', product, isActive: true, start_date: null, end_date: null } as unknown as Advertisement;
  const { fetch, sent } = faultyNetwork((path) => {
    const data = path.endsWith('/advertisements') ? [{ ...advert, end_date: '2030-01-14T21:00:00.000Z' }] : advert;
    return ok(data);
  });
  const onClose = jest.fn();
  const { user } = renderForStaff(<ChangeAdvertDialog product={product} advert={advert} open onClose={onClose} />, {
    fetch,
  });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^End/), { target: { value: '2030-01-31' } });
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  const written = () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  await save();
  expect(await dialog.findByText(/^Somebody else has changed this meanwhile/)).toBeTruthy();
  expect(written()).toEqual([]);
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(written()).toEqual([{ end_date: '2030-01-31T21:00:00.000Z' }]);
});

test('of an advert only what was changed is sent: one that somebody has stopped meanwhile stays so', () => {
  const advert = { id: '1', isActive: true, start_date: null, end_date: null } as Advertisement;
  const values = valuesOf(advert);
  expect(advertUpdate(advert, values)).toEqual({});
  expect(advertUpdate(advert, { ...values, end_date: '2030-01-31' })).toEqual({ end_date: '2030-01-31T21:00:00.000Z' });
  expect(advertUpdate({ ...advert, isActive: false }, values)).toEqual({ isActive: true });
});
