import { act, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { ListPage as TagsPage } from '../../resources/tags/ListPage';

test('a name that has just been changed is edited as it is now, while others may still read it anew', async () => {
  const tag = { id: '7', tag_name: 'Roofs', isActive: true };
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/get-all-tags')) return ok({ tags: [{ ...tag }] });
    if (!path.includes('tag')) return ok({ user: { first_name: 'A', last_name: 'B', email: 'a@angalink.example' } });
    if (path.includes('update-tag')) tag.tag_name = 'Solar roofs';
    return ok({ ...tag });
  });
  const { user } = renderForStaff(<TagsPage />, { fetch });
  await user.click(await screen.findByRole('button', { name: 'Edit Roofs' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText('Tag Name');
  await user.clear(field);
  await user.type(field, 'Solar roofs{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Edit Solar roofs' }));
  expect(await screen.findByDisplayValue('Solar roofs')).toBeDefined();
  // For each dialog and before the save. A fourth would be one that goes on beside the last, which then shows what was before.
  expect(sent.filter(({ path }) => path.includes('/get-tag/'))).toHaveLength(3);
});

test('of a name that cannot be read that is said, and no dialog opens', async () => {
  const { fetch } = faultyNetwork((path) => {
    if (path.includes('/get-tag/')) return refusal(400, { success: false, message: '' });
    return path.endsWith('/get-all-tags') ? ok({ tags: [{ id: '7', tag_name: 'Roofs', isActive: true }] }) : ok({});
  });
  const { user, notify } = renderForStaff(<TagsPage />, { fetch });
  await user.click(await screen.findByRole('button', { name: 'Edit Roofs' }));
  await waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ success: false, message: 'An error occurred while fetching tag details' }),
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a name that is slow to come holds no other up: the newest press counts', async () => {
  const tags = ['Roofs', 'Masts'].map((tag_name, index) => ({ id: String(index + 1), tag_name, isActive: true }));
  let come: (answer: Promise<Response>) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    come = resolve;
  });
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/get-all-tags')) return ok({ tags });
    if (path.endsWith('/get-tag/1')) return late;
    return path.endsWith('/get-tag/2') ? ok(tags[1]) : ok({ user: {} });
  });
  const { user } = renderForStaff(<TagsPage />, { fetch });
  await user.click(await screen.findByRole('button', { name: 'Edit Roofs' }));
  await user.click(screen.getByRole('button', { name: 'Edit Masts' }));
  expect(await screen.findByDisplayValue('Masts')).toBeTruthy();
  const slow = screen.getByRole('button', { name: 'Edit Roofs', hidden: true });
  expect(slow.getAttribute('aria-busy')).toBeNull();
  await act(async () => {
    come(ok(tags[0]));
    await late;
  });
  expect(screen.queryByDisplayValue('Masts')).not.toBeNull();
  expect(screen.queryByDisplayValue('Roofs')).toBeNull();
});
