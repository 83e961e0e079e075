import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { BROWSER_SWITCHES, findBrowser } from '../../build/findBrowser.mjs';

export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What says who is signed in. */
export interface Cookie {
  name: string;
  value: string;
  /** Origin it belongs to, whatever the port. */
  url: string;
}

const KENYA = { locale: 'en-KE', timezoneId: 'Africa/Nairobi' };
/** What Lighthouse takes for "mobile" (412 by 823 points at 1.75 pixels) and for "desktop". */
const SCREENS: Readonly<Record<Device, BrowserContextOptions>> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, ...KENYA },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1, ...KENYA },
};

/** The measured pages ask nobody else; what a press would fetch from elsewhere (a map) is not measured. */
const NOBODY_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export function requireBrowser(): string {
  const found = findBrowser();
  if (!found) throw new Error('No browser was found: run `node build/ensureBrowser.mjs`, or set CHROMIUM_PATH.');
  return found;
}

/** The compiler that runs these programs marks functions by a helper, which pages do not have: a script for each page. */
export const UNNAMED = { content: 'globalThis.__name = (marked) => marked' };

/** A browser that asks nobody but this machine. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireBrowser(), args: [...BROWSER_SWITCHES, NOBODY_ELSE] });

/** Runs `work` in a browser of its own: nothing is kept from one to the next, compiled code neither. */
export async function withDevice<T>(device: Device, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(SCREENS[device]);
    await context.addInitScript(UNNAMED);
    return await work(context);
  } finally {
    await browser.close();
  }
}

export const withPhone = <T>(work: (context: BrowserContext) => Promise<T>): Promise<T> => withDevice('phone', work);
