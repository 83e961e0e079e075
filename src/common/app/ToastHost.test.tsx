import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { alertShown, SAID_MS } from '../state/alertSlice';
import { makeStore } from '../state/store';
import { ToastHost } from './ToastHost';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The code of the toast never comes, as in a network that leads nowhere. */
const never = () => new Promise<never>(() => undefined);

test('where the code does not come, the words stand alone after a moment, and go again', () => {
  const store = makeStore();
  render(
    <Provider store={store}>
      <ToastHost load={never} />
    </Provider>,
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  act(() => void store.dispatch(alertShown({ success: false, message: 'Not sent' })));
  pass(1_900);
  expect(screen.queryByRole('alert')).toBeNull();
  pass(200);
  expect(screen.getByRole('alert').textContent).toBe('Not sent');
  pass(SAID_MS);
  expect(screen.queryByRole('alert')).toBeNull();
});
