import { act, waitFor } from '@testing-library/react';
import { faultyNetwork, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { watch } from '../../api/live';
import { useSummary } from './useSummary';

/** The tabs of a browser of which another one hears the news. */
class Tabs {
  set onmessage(hear: (event: { data: unknown }) => void) {
    hear({ data: { hears: true } });
  }
  readonly postMessage = jest.fn();
  readonly close = jest.fn();
}

function Figures() {
  useSummary();
  return null;
}

test('the figures hold more than the news tell of: they are read anew each minute, also while these are heard', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  Object.assign(globalThis, { BroadcastChannel: Tabs });
  Object.defineProperty(navigator, 'locks', {
    value: { request: () => new Promise(() => undefined) },
    configurable: true,
  });
  const end = watch(jest.fn(), jest.fn());
  const { fetch, sent } = faultyNetwork(() => refusal(400, { success: false, message: 'No.' }));
  renderForStaff(<Figures />, { offers: ['getDashboardSummary'], fetch });
  const asked = () => sent.filter(({ path }) => path.endsWith('/summary')).length;
  await waitFor(() => expect(asked()).toBe(1));
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(asked()).toBe(2);
  act(end);
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});
