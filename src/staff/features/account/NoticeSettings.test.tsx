import '../../../testing/apiOrigin';
import { act, screen, waitFor } from '@testing-library/react';
import { askForOffers } from '../../../common/api';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { wantsSound } from '../../kit/requestSound';
import { ownDevice, unsubscribe } from '../../kit/pushDevice';
import { NoticeSettings } from './NoticeSettings';

const phone = { id: '7', name: 'Chrome on Android', createdAt: '2026-11-01T09:00:00.000Z' };
const operations = ['getNotificationSettings', 'addPushDevice', 'removePushDevice'];
const settings = () => ok({ email: { offered: true, wanted: true }, push: { publicKey: 'key', devices: [phone] } });
const refused = () => refusal(400, { success: false, message: 'No.' });

/** A browser that takes pushes. @returns what begins a subscription and what ends it */
function takesPushes() {
  const end = jest.fn(() => Promise.resolve(true));
  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example', keys }), unsubscribe: end };
  const subscribe = jest.fn(() => Promise.resolve(subscription));
  const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(subscription) } };
  Object.assign(window, {
    PushManager: class {},
    Notification: { requestPermission: () => Promise.resolve('granted') },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return { subscribe, end };
}

/** The settings are there; what is changed meets `change`, and the next reading `again`. */
async function open(change: () => Promise<Response>, again = settings) {
  let reads = 0;
  const { fetch, sent } = faultyNetwork((path) => {
    if (path.endsWith('/capabilities')) return ok({ operations, parameters: [], fields: [] });
    if (sent.at(-1)?.method !== 'GET') return change();
    reads += 1;
    return reads === 1 ? settings() : again();
  });
  const shown = renderForStaff(<NoticeSettings />, { fetch });
  act(() => askForOffers(shown.store.dispatch));
  await screen.findByText(phone.name);
  return shown;
}

test('a subscription that the server does not take is ended', async () => {
  const { end } = takesPushes();
  const { user } = await open(refused);
  const toggle = screen.getAllByRole('switch')[0] as HTMLElement;
  await user.click(toggle);
  const reason = await screen.findByText('No.');
  expect(reason.closest('[role=alert]')).not.toBeNull();
  const describing = toggle.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(describing[0] ?? '')?.textContent).toBe('No.');
  expect(document.getElementById(describing[1] ?? '')?.textContent).toMatch(/./);
  expect(end).toHaveBeenCalledTimes(1);
  expect(ownDevice.read()).toBe('');
});

test('a subscription of a key that the server had before is ended, and another begun', async () => {
  const { subscribe, end } = takesPushes();
  subscribe.mockRejectedValueOnce(new DOMException('Another key.', 'InvalidStateError'));
  const { user } = await open(() => ok({ id: '8' }));
  await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
  await waitFor(() => expect(ownDevice.read()).toBe('8'));
  expect([subscribe, end].map((call) => call.mock.calls.length)).toEqual([2, 1]);
});

test('whoever signs out is told nothing more, also where the browser does not know its device', async () => {
  const { end } = takesPushes();
  await unsubscribe();
  expect(end).toHaveBeenCalledTimes(1);
});

test('where the list cannot be read after a device was removed, that is said, with a way to read it', async () => {
  takesPushes();
  const answers = [refused(), ok({ email: { offered: true, wanted: true }, push: { publicKey: 'key', devices: [] } })];
  const { user } = await open(
    () => ok({}),
    () => answers.shift() ?? refused(),
  );
  await user.click(screen.getByRole('button', { name: `Remove ${phone.name}` }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(phone.name)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sound that is wanted plays as long as the page stands where this browser keeps nothing', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  wantsSound.keep(true);
  expect(wantsSound.read()).toBe(true);
  full.mockRestore();
  wantsSound.forget();
});
