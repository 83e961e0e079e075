import type { BrowserContext, Page } from '@playwright/test';
import type { PushBrowser } from '../../server/testing/pushService';

/** The browser's own push service is out of reach here: pages that subscribe are given this subscription. */
export async function subscribesAs(
  context: BrowserContext,
  { endpoint, p256dh, auth }: PushBrowser['subscription'],
): Promise<void> {
  await context.addInitScript(
    (given) => {
      const subscription = { unsubscribe: () => Promise.resolve(true), toJSON: () => given };
      PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/**
 * Notes what the service worker asks to be shown: a browser without a window shows nothing.
 * @returns reads what it was
 */
export async function notifications(context: BrowserContext): Promise<() => Promise<unknown[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: Pick<ServiceWorkerRegistration, 'showNotification'> };
    const asked: unknown[] = [];
    Object.assign(self, { asked });
    registration.showNotification = (title, { body, data }: NotificationOptions = {}) => {
      asked.push({ title, body, data: data as unknown });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (self as unknown as { asked: unknown[] }).asked);
}

/** Hands the page's service worker a push, as the browser does once it has decrypted it. */
export async function deliver(page: Page, push: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(push),
  });
}
