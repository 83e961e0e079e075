import { screen, within } from '@testing-library/react';
import { renderForStaff } from '../../../testing/renderForStaff';
import { useConfirm } from './confirm';

const refused = { status: 409, message: 'It is in use.', fields: { category_id: 'has two products' } };

function Delete() {
  const confirm = useConfirm();
  const ask = () =>
    void confirm({
      title: 'Delete it?',
      text: 'It goes.',
      action: 'Delete',
      danger: true,
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what RTK Query's `unwrap` rejects with
      run: () => Promise.reject(refused),
    });
  return <button onClick={ask}>Ask</button>;
}

test("what the server refuses stays in the question, with the server's list", async () => {
  const { user } = renderForStaff(<Delete />);
  await user.click(screen.getByText('Ask'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete it?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('It is in use.');
  expect(within(alert).getByRole('listitem').textContent).toBe('Category id: has two products');
});
