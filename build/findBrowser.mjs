import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without a window: the same engine, and half the work of opening a page. */
const WITHOUT_WINDOW = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Where browsers stand that are not on PATH. */
const PLACES = {
  linux: ['/usr/bin/chromium'],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/**
 * The browser that journeys and measurements drive: CHROMIUM_PATH, else an installed Chromium or Chrome, else the one
 * Playwright has downloaded.
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {{ needsWindow?: boolean }} [options] with false one that can have no window is taken first, where there is one
 * @returns {string | null} path of the program; null where there is none
 * @throws when CHROMIUM_PATH names no program
 */
export function findBrowser(environment = process.env, { needsWindow = true } = {}) {
  const told = environment.CHROMIUM_PATH;
  if (told) {
    if (!isProgram(told)) throw new Error(`CHROMIUM_PATH names no program: ${told}`);
    return told;
  }
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = (names) => names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
  const places = [...(PLACES[process.platform] ?? []), ...onPath(NAMES)];
  return (needsWindow ? places : [...onPath(WITHOUT_WINDOW), ...places]).find(isProgram) ?? downloaded();
}

/** Switches for a browser that is driven and keeps quiet: no screen, no first-run pages, no calls of its own. */
export const BROWSER_SWITCHES = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox refuses to run as root, as in many containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function downloaded() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const program = chromium.executablePath();
  return isProgram(program) ? program : null;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
