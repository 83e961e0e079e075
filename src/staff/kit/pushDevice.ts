import { storedText } from '../../common/browser/stored';

/** The id under which the server knows this browser. */
export const ownDevice = storedText({ key: 'pushDevice', area: 'localStorage' });

/** Whether this browser can be told anything while no page is open; on iPhones only once the site is on the home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Ends it in the browser, also one that was never answered: what is still sent finds nobody, and the server forgets the device. */
export async function unsubscribe(): Promise<void> {
  ownDevice.forget();
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
