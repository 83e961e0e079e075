import { workerFile } from '../../common/browser/worker';
import { storedText } from '../../common/browser/stored';
import type { PushDeviceInput } from '../api';

/** The id under which the server knows this browser. */
export const ownDevice = storedText({ key: 'pushDevice', area: 'localStorage' });

/** Whether this browser can be told anything while no page is open; on iPhones only once the site is on the home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What people call their devices by. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /Edg|OPR|SamsungBrowser|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet' };
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0];
  return (names[browser] ?? browser) + (system ? ` on ${system.replace('Mac OS', 'Mac')}` : '');
}

/**
 * Asks the person and subscribes this browser to pushes of the server.
 * @returns null where the person or the browser said no
 */
export async function subscribe(publicKey: string): Promise<PushDeviceInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerFile);
  const { pushManager } = await navigator.serviceWorker.ready;
  const begin = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const subscription = await begin().catch(async () => {
    // One of a key that the server had before stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return begin();
  });
  const { endpoint, keys } = subscription.toJSON();
  return { name: deviceName(), endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Ends it in the browser, also one that was never answered: what is still sent finds nobody, and the server forgets the device. */
export async function unsubscribe(): Promise<void> {
  ownDevice.forget();
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
