import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;
function Part() {
  if (broken) throw new Error('No such price.');
  return <p>All is well.</p>;
}

test('a part that throws leaves the rest standing, and can be tried again', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>The cart</p>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('The cart')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working');
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'No such price.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well.')).toBeTruthy();
  told.mockRestore();
});
