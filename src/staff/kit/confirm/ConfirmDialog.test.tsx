import { act, screen, within } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import { useConfirm } from './confirm';

const refused = { status: 409, message: 'It is in use.', fields: { category_id: 'has two products' } };

/** @param run what is confirmed */
function Delete({ run }: { run: () => Promise<never> }) {
  const confirm = useConfirm();
  const ask = () => void confirm({ title: 'Delete it?', text: 'It goes.', action: 'Delete', danger: true, run });
  return <button onClick={ask}>Ask</button>;
}

test("what the server refuses stays in the question, with the server's list", async () => {
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what RTK Query's `unwrap` rejects with
  const { user } = renderForStaff(<Delete run={() => Promise.reject(refused)} />);
  await user.click(screen.getByText('Ask'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete it?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('It is in use.');
  expect(within(alert).getByRole('listitem').textContent).toBe('Category id: has two products');
});

test('what it does is read out with its title, for the focus is on an answer', async () => {
  const { user } = renderForStaff(<Delete run={() => new Promise(() => undefined)} />);
  await user.click(screen.getByText('Ask'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete it?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('It goes.');
});

test('what gets no answer can be stopped, and left', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = renderForStaff(<Delete run={() => new Promise(() => undefined)} />);
  await user.click(screen.getByText('Ask'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete it?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const status = dialog.getByRole('status');
  expect(status.textContent).toBe('');
  act(() => jest.advanceTimersByTime(10_000));
  expect(status.textContent).toMatch(/Stop$/);
  await user.click(await dialog.findByRole('button', { name: 'Stop' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('You stopped before the answer came.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('alertdialog').closest('[inert]')).not.toBeNull();
  jest.useRealTimers();
});
