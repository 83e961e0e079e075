import type { Browser, CDPSession, Page } from '@playwright/test';

const bitsPerSecond = (bits: number) => bits / 8;

/** A cheap phone on slow 4G, and an old one where the next mast is far: latency there and back in ms, bytes a second. */
export const LINES = {
  phone: {
    latency: 150,
    downloadThroughput: bitsPerSecond(1_600_000),
    uploadThroughput: bitsPerSecond(750_000),
    cpu: 4,
  },
  village: {
    latency: 400,
    downloadThroughput: bitsPerSecond(400_000),
    uploadThroughput: bitsPerSecond(200_000),
    cpu: 6,
  },
} as const;
export type LineName = keyof typeof LINES;

/** Makes a page as slow as a phone. @param network false: its processor alone */
export async function slowDown(
  page: Page,
  { network, line = 'phone' }: { network: boolean; line?: LineName },
): Promise<CDPSession> {
  const { cpu, ...conditions } = LINES[line];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
    const browser = page.context().browser();
    if (browser) await slowWorkers(browser, conditions);
  }
  return session;
}

type Conditions = Omit<(typeof LINES)[LineName], 'cpu'>;

/** A service worker fetches by itself: the page's session does not reach its line. */
async function slowWorkers(browser: Browser, conditions: Conditions): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  session.on('Target.targetCreated', ({ targetInfo: { targetId, type } }) => {
    if (type === 'service_worker') void slowWorker(session, targetId, conditions);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}

async function slowWorker(session: CDPSession, targetId: string, conditions: Conditions): Promise<void> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const tell = (id: number, method: string, params: object) =>
    session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
  await tell(1, 'Network.enable', {});
  await tell(2, 'Network.emulateNetworkConditions', { offline: false, ...conditions });
}
