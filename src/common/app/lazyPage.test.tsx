import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyPage } from './lazyPage';

test('a page whose code is gone with a deploy has the document loaded anew; tried again, it is asked for again', async () => {
  window.fetch = () => Promise.resolve(new Response());
  // jsdom cannot reload, and says so.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reloads = () => told.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
  const load = jest.fn(() => Promise.reject<ComponentType>(new Error('Loading chunk 7 failed.')));
  const Page = lazyPage(load, () => <p>Loading</p>);
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect([load.mock.calls.length, reloads()]).toEqual([2, 1]);
  load.mockResolvedValue(() => <h1>Articles</h1>);
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy();
  expect(reloads()).toBe(1);
  told.mockRestore();
});
