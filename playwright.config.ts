import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { coreSiteUrl, outputDir, serverEnvironment, shopPort, shopUrl, staticUrl } from './e2e/support/addresses';
import { browserToDrive, PHONE_SIZE } from './e2e/support/browser';

const { program, switches } = browserToDrive();
const phone = { ...devices['Pixel 5'], viewport: PHONE_SIZE };
/** As for readers who asked for less motion, which phones' journeys have; where every size is tried, with motion too. */
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  ...(!process.env.EVERY_SIZE && { contextOptions: { reducedMotion: 'reduce' as const } }),
};
const gracefulShutdown = { signal: 'SIGTERM', timeout: 10_000 } as const;

/**
 * A journey runs at the size it is about: visitors' on a phone, where most of them are, the staff's, those without a
 * mouse and those tagged @desktop on a desktop, and those tagged @both at both. One tagged @nightly asks in a browser
 * what a test without one asks too, which its comment names. `EVERY_SIZE=1` runs those too, and all at both sizes but
 * those tagged @phone or @wide, which press what only a phone or only a wide screen has.
 */
const ON_DESKTOP = String.raw`\b(?:staff\w+|keyboard)\.e2e|@desktop|@wide`;
const about = process.env.EVERY_SIZE
  ? { phone: /^(?!.*@wide)/, desktop: /^(?!.*@phone)/ }
  : { phone: new RegExp(`@both|^(?!.*(?:${ON_DESKTOP}))`), desktop: new RegExp(`@both|${ON_DESKTOP}`) };

/** Journeys in a real Chromium on the production build, with its own database and demo data. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir,
  fullyParallel: true,
  // Two for each of two processors: journeys wait (for a toast, a typing pause) while others work.
  workers: 4,
  ...(!process.env.EVERY_SIZE && { grepInvert: /@nightly/ }),
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  // A machine under load is slow; what never comes still fails.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: shopUrl,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // Its own journeys allow it (e2e/offline.e2e.ts): routes would not see what it fetches.
    serviceWorkers: 'block',
    // What a trace records costs each journey a fifth of its time: `--trace on` for the one that fails.
    trace: 'off',
    launchOptions: { ...(program && { executablePath: program }), args: switches },
  },
  projects: [
    { name: 'phone', use: phone, grep: about.phone },
    { name: 'desktop', use: desktop, grep: about.desktop },
  ],
  webServer: [
    {
      command: 'node dist/server/main.js',
      stdout: 'pipe',
      url: `${shopUrl}/readyz`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown,
      env: {
        ...serverEnvironment(shopPort, path.join(outputDir, 'data')),
        CORS_ORIGINS: `${staticUrl},${coreSiteUrl}`,
      },
    },
    {
      command: 'node node_modules/tsx/dist/cli.mjs e2e/support/staticSite.ts',
      url: `${staticUrl}/readyz`,
      reuseExistingServer: false,
      gracefulShutdown,
    },
  ],
});
