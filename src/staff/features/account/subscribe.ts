import { workerFile } from '../../../common/browser/worker';
import type { PushDeviceInput } from '../../api';
import { unsubscribe } from '../../kit/pushDevice';

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
  // One of a key that the server had before stands in the way.
  const subscription = await begin().catch(() => unsubscribe().then(begin));
  const { endpoint, keys } = subscription.toJSON();
  return { name: deviceName(), endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
