import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { faultyNetwork, refusal, silent, unreachable } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { staffApi } from '../../api';
import { AdvertiseDialog } from '../../features/adverts/AdvertiseDialog';
import { useEntry, type Entry } from './useEntry';

const PRODUCT = { id: '1', product_name: 'Standard Kit', isActive: true };
const reused = { success: false, message: 'Sent already.', data: { 'Idempotency-Key': 'Sent already.' } };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

/** A form whose every press meets the next fault; the last one again and again. */
async function openForm(...faults: (() => Promise<Response>)[]) {
  let pressed = 0;
  const { fetch, sent } = faultyNetwork((path) =>
    path.endsWith('/products/advertisement')
      ? (faults[Math.min(pressed++, faults.length - 1)] ?? silent)()
      : refusal(404, {}),
  );
  const onClose = jest.fn();
  const { user, unmount, store } = renderForStaff(<AdvertiseDialog product={PRODUCT} open onClose={onClose} />, {
    fetch,
  });
  const dialog = within(await screen.findByRole('dialog'));
  const press = () => user.click(dialog.getByRole('button', { name: 'Advertise' }));
  return {
    dialog,
    unmount,
    store,
    /** Until it is said that it takes long. */
    wait: async () => {
      // What begins the ten seconds follows the drawing, in a turn of its own.
      await act(() => new Promise((resolve) => void setTimeout(resolve, 20)));
      act(() => jest.advanceTimersByTime(10_000));
    },
    onClose,
    press,
    lose: async () => {
      await press();
      await dialog.findByText(/^The answer did not come\. /);
    },
    cancel: () => user.click(dialog.getByRole('button', { name: 'Cancel' })),
    stop: () => user.click(dialog.getByRole('button', { name: 'Stop' })),
    reads: (path: string) => sent.filter((one) => one.method === 'GET' && one.path.endsWith(path)).length,
    keys: () => sent.filter(({ method }) => method === 'POST').map(({ key }) => key),
  };
}

test('what got no answer is sent again with its key, also by a form that was closed meanwhile', async () => {
  const first = await openForm(unreachable);
  await first.press();
  await first.dialog.findByText(/^The answer did not come\. /);
  await first.press();
  await first.dialog.findByText(/^The answer did not come\. /);
  const [key, ...others] = first.keys();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(others).toEqual([key]);
  first.unmount();
  const again = await openForm(() => refusal(400, { success: false, message: 'Not so.' }), unreachable);
  await again.press();
  await again.dialog.findByText('Not so.');
  // A refusal does not say what became of the one before.
  await again.press();
  expect(again.keys()).toEqual([key, key]);
});

test.each([
  ['9 minutes later, on the page read anew', 9, true],
  ['11 minutes later', 11, false],
])('what got no answer and is sent again %s: whether it is the same', async (_when, minutes, isSame) => {
  jest.useFakeTimers({ advanceTimers: true });
  const first = await openForm(unreachable);
  await first.lose();
  first.unmount();
  jest.setSystemTime(Date.now() + minutes * 60_000);
  const again = await openForm(unreachable);
  await again.lose();
  expect(again.keys()[0] === first.keys()[0]).toBe(isSame);
});

test('while the form stands there what is sent again is the same, however long there was no network', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const form = await openForm(unreachable, unreachable);
  await form.lose();
  jest.setSystemTime(Date.now() + 60 * 60_000);
  await form.press();
  await waitFor(() => expect(form.keys()).toHaveLength(2));
  expect(new Set(form.keys()).size).toBe(1);
});

test('what got no answer and was given up is another when it is entered again', async () => {
  const first = await openForm(unreachable);
  await first.lose();
  await first.cancel();
  first.unmount();
  const again = await openForm(unreachable);
  await again.lose();
  expect(again.keys()).not.toEqual(first.keys());
});

test('another than the one that got no answer has a key of its own, in the same place as well', async () => {
  const keys: unknown[] = [];
  function Sender({ version }: { version: number }) {
    const { enter } = useEntry(`sending/17/${version}`, 'sendProposal');
    const lose = ({ key }: Entry) => {
      keys.push(key['Idempotency-Key']);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    return <button onClick={() => void enter(lose).catch(() => undefined)}>Send</button>;
  }
  function Versions() {
    const [version, setVersion] = useState(1);
    return (
      <>
        <Sender version={version} />
        <button onClick={() => setVersion(2)}>Next</button>
      </>
    );
  }
  const { user } = renderForStaff(<Versions />);
  for (const name of ['Send', 'Send', 'Next', 'Send']) await user.click(screen.getByText(name));
  const [first, again, next] = keys;
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('where the one before had arrived that is said, and the next has a key of its own', async () => {
  const { dialog, press, keys } = await openForm(unreachable, () => refusal(409, reused), unreachable);
  await press();
  await dialog.findByText(/^The answer did not come\. /);
  await press();
  await dialog.findByText(/^What you sent before did arrive\. /);
  await press();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a save without an answer says so after 10 s; stopped it leaves the form as it was', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { dialog, press, stop, keys, onClose } = await openForm(silent);
  await press();
  // What begins the ten seconds follows the drawing, in a turn of its own.
  await act(() => new Promise((resolve) => void setTimeout(resolve, 20)));
  const busy = dialog.getByRole('button', { name: 'Saving...' });
  act(() => jest.advanceTimersByTime(9000));
  expect(dialog.queryByRole('button', { name: 'Stop' })).toBeNull();
  act(() => jest.advanceTimersByTime(1000));
  expect(dialog.getByText(/^This is taking longer than usual\. /)).toBeTruthy();
  await stop();
  await dialog.findByText(/^You stopped before the answer came\. /);
  expect(document.activeElement).toBe(busy);
  expect(onClose).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(keys()).toHaveLength(2));
  const [first, second] = keys();
  expect(second).toBe(first);
});

test('what was stopped may be done all the same: what is shown is read anew', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { store, press, wait, stop, reads } = await openForm(silent);
  const { listVisits, listProposals } = staffApi.endpoints;
  void store.dispatch(listVisits.initiate({}));
  void store.dispatch(listProposals.initiate({}));
  await press();
  await wait();
  expect([reads('/visits'), reads('/proposals')]).toEqual([1, 1]);
  await stop();
  await waitFor(() => expect([reads('/visits'), reads('/proposals')]).toEqual([2, 2]));
});
