import { screen, waitFor } from '@testing-library/react';
import { faultyNetwork, ok, refusal } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { wantsSound } from '../../kit/requestSound';
import { ownDevice, unsubscribe } from '../../kit/pushDevice';
import { NoticeSettings } from './NoticeSettings';

const phone = { id: '7', name: 'Chrome on Android', createdAt: '2026-11-01T09:00:00.000Z' };
const offers = ['getNotificationSettings', 'addPushDevice', 'removePushDevice'];
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
  const { fetch, sent } = faultyNetwork(() => {
    if (sent.at(-1)?.method !== 'GET') return change();
    reads += 1;
    return reads === 1 ? settings() : again();
  });
  const shown = renderForStaff(<NoticeSettings />, { offers, fetch });
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

test('this device is switched on and off: the server and the browser have it from then on, and no longer', async () => {
  const { end } = takesPushes();
  let devices = [phone];
  const { fetch, sent } = faultyNetwork(() => {
    const { method } = sent.at(-1) ?? {};
    if (method === 'POST') devices = [phone, { ...phone, id: '8', name: 'This one' }];
    if (method === 'DELETE') devices = [phone];
    return method === 'GET'
      ? ok({ email: { offered: true, wanted: true }, push: { publicKey: 'key', devices } })
      : ok({ id: '8' });
  });
  const { user } = renderForStaff(<NoticeSettings />, { offers: ['*'], fetch });
  const push = await screen.findByRole<HTMLInputElement>('switch', { name: 'Notify me on this device' });
  await user.click(push);
  await waitFor(() => expect([push.checked, push.getAttribute('aria-busy')]).toEqual([true, 'false']));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    endpoint: 'https://push.example',
    p256dh: 'p',
    auth: 'a',
  });
  await waitFor(() => expect(ownDevice.read()).toBe('8'));
  // Of the devices that are listed it is no other.
  expect(screen.queryByText('This one')).toBeNull();
  await user.click(push);
  await waitFor(() => expect([push.checked, push.getAttribute('aria-busy')]).toEqual([false, 'false']));
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1))).toEqual(['8']);
  expect(end).toHaveBeenCalledTimes(1);
  expect(ownDevice.read()).toBe('');
});

test('e-mails are the account’s, a sound this browser’s; what was not delivered is one press away', async () => {
  takesPushes();
  let wanted = true;
  const { fetch, sent } = faultyNetwork(() => {
    if (sent.at(-1)?.method !== 'GET') wanted = false;
    return ok({ email: { offered: true, wanted }, push: { publicKey: 'key', devices: [] } });
  });
  const { user, unmount } = renderForStaff(<NoticeSettings />, { offers: ['*'], fetch });
  const email = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send me an e-mail' });
  expect(email.checked).toBe(true);
  await user.click(email);
  await waitFor(() => expect([email.checked, email.getAttribute('aria-busy')]).toEqual([false, 'false']));
  expect(sent.find(({ method }) => method !== 'GET')?.body).toEqual({ email: false });
  await user.click(screen.getByRole('switch', { name: 'Make a sound' }));
  expect(wantsSound.read()).toBe(true);
  expect(screen.getByRole('link', { name: 'What was not delivered' }).getAttribute('href')).toBe('/dashboard/notices');
  unmount();
  wantsSound.forget();
});
