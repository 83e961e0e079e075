import '../../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { readToken, writeToken } from '../../../common/browser/cookies';
import { selectSignedIn, signedIn } from '../../../common/state/authSlice';
import { faultyNetwork, silent } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { useSignOut } from './useSignOut';

function SignOut() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Logout
    </button>
  );
}

test('a server that does not answer is told, and waited for no longer than two seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  // It leaves for home at last, as a document of its own, which jsdom has none of.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/dashboard');
  writeToken('token');
  localStorage.setItem('cartItems', '[]');
  const { fetch, sent } = faultyNetwork(silent);
  const { store, user } = renderForStaff(<SignOut />, { path: '/dashboard', offers: ['signOut'], fetch });
  act(() => void store.dispatch(signedIn()));
  await act(() => jest.advanceTimersByTimeAsync(100));
  await user.click(screen.getByRole('button'));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/v1/auth/logout');
  expect(readToken()).toBe('token');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(readToken()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(selectSignedIn(store.getState())).toBe(false);
  expect(String(left.mock.calls[0])).toContain('navigation');
  left.mockRestore();
  jest.useRealTimers();
});
