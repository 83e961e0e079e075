import { chromium, type Browser } from '@playwright/test';
import { browserToDrive } from '../../e2e/support/browser';
import type { Cleanup } from './cleanup';

/** Pages ask nobody but this machine. */
const NOBODY_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** The browser of the journeys, until all is undone; one without a window where there is one. */
export async function launchBrowser(undo: Cleanup['add']): Promise<Browser> {
  const { program, switches } = browserToDrive();
  const args = [...switches, NOBODY_ELSE];
  const browser = await chromium.launch({ ...(program !== null && { executablePath: program }), args });
  undo(() => browser.close());
  return browser;
}
