import { screen, within } from '@testing-library/react';
import { silent } from '../../../testing/faultyNetwork';
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
