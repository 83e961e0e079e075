import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from './addresses';

/** Most phones of visitors and staff are no wider, CSS px. */
export const PHONE_SIZE = { width: 360, height: 740 };

/** Whether the staff's pages are as they are on phones. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;

interface Browser {
  /** Null where only Playwright's own can do. */
  program: string | null;
  switches: string[];
}

const question = (needsWindow: boolean) => `
  import { BROWSER_SWITCHES, findBrowser } from './findBrowser.mjs';
  process.stdout.write(JSON.stringify({ program: findBrowser(process.env, { needsWindow: ${needsWindow} }), switches: BROWSER_SWITCHES }));
`;

/**
 * The browser of build/findBrowser.mjs, asked in a process of its own: Playwright compiles every file it loads to
 * CommonJS, and Node takes no CommonJS from a file named .mjs.
 * @param needsWindow one that can have a window, though it is driven without: it does what a visitor's does besides pages
 */
export function browserToDrive({ needsWindow = false } = {}): Browser {
  const cwd = path.join(projectRoot, 'build');
  const { program, switches } = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', question(needsWindow)], { cwd, encoding: 'utf8' }),
  ) as Browser;
  // Whether there is a window is Playwright's to say: --headed, with CHROMIUM_PATH where this is one that can have none.
  return { program, switches: switches.filter((name) => !name.startsWith('--headless')) };
}
