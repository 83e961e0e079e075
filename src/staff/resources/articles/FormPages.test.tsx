import { act, screen, waitFor, within } from '@testing-library/react';
import { faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { CreatePage } from './FormPages';

beforeEach(() => localStorage.clear());

test('an article without a text is asked about before it goes live', async () => {
  const sent: Request[] = [];
  const fetch: typeof window.fetch = (request) => {
    sent.push(request as Request);
    return silent();
  };
  const { user } = renderForStaff(<CreatePage />, { path: '/dashboard/article/create-article', fetch });
  const posts = () => sent.filter(({ method }) => method === 'POST').length;
  const create = async () => user.click(await screen.findByRole('button', { name: /^Create article/ }));
  const answer = async (button: string) =>
    user.click(
      within(await screen.findByRole('alertdialog', { name: 'Publish “Roofs” without a text?' })).getByRole('button', {
        name: button,
      }),
    );
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Roofs');
  await create();
  await answer('Go on writing');
  expect(posts()).toBe(0);
  await create();
  expect(screen.getByRole('textbox', { name: 'Title', hidden: true })).toHaveProperty('value', 'Roofs');
  await answer('Publish anyway');
  expect(await screen.findByText('Creating…')).toBeTruthy();
  expect(posts()).toBe(1);
});

test.each([
  ['the list it was opened from', '/dashboard/article?status=inactive&page=3'],
  ['the whole one where it was opened otherwise', undefined],
])('the form of an article leads back to %s', async (_where, from) => {
  const path = '/dashboard/article/create-article';
  const { fetch } = faultyNetwork((called) =>
    called.endsWith('/create-post') ? ok({ id: '7', title: 'Roofs' }) : refusal(404, {}),
  );
  const list = from ?? '/dashboard/article';
  const { user, router } = renderForStaff(<CreatePage />, { path, fetch, ...(from && { routeState: { from } }) });
  const reached = () => router.state.location.pathname + router.state.location.search;
  expect(screen.getByRole('link', { name: 'Articles' }).getAttribute('href')).toBe(list);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(reached()).toBe(list);
  await act(() => router.navigate(-1));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Roofs');
  await user.click(screen.getByRole('button', { name: /^Create article/ }));
  await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
  await waitFor(() => expect(reached()).toBe(list));
});

test('a tag that a colleague has just made is refused as a new one, and then offered', async () => {
  const message = 'A tag with this name exists already.';
  const tags: object[] = [];
  const { fetch } = faultyNetwork((path) => {
    if (path.endsWith('/get-all-tags')) return ok({ tags: [...tags] });
    if (!path.endsWith('/create-tag')) return refusal(404, {});
    tags.push({ id: '7', tag_name: 'Roofs', isActive: true });
    return refusal(409, { success: false, message });
  });
  const { user } = renderForStaff(<CreatePage />, { path: '/dashboard/article/create-article', fetch });
  const field = screen.getByRole('combobox', { name: /^Tags/ });
  await user.type(field, 'Roofs');
  await user.click(await screen.findByRole('option', { name: 'Create “Roofs”' }));
  await screen.findByText(message);
  await user.type(field, 'roofs');
  await user.click(await screen.findByRole('option', { name: 'Roofs' }));
  expect(await screen.findByRole('button', { name: 'Remove Roofs' })).toBeTruthy();
});
