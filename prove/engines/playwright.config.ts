import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { projectRoot } from '../../e2e/support/addresses';
import { ENGINES, SIZES } from './installed';

/**
 * The journeys tagged @engines in the other engines, both driven over WebDriver BiDi, as Playwright drives an installed
 * Firefox (docs/decisions/070-other-engines.md).
 */
export default defineConfig({
  ...journeys,
  testDir: path.join(projectRoot, 'e2e'),
  outputDir: path.join(projectRoot, 'test-results/engines'),
  grep: /@engines/,
  grepInvert: [],
  workers: 2,
  retries: 0,
  // WebKit draws without a graphics card here, and is asked by way of a bridge.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  globalTimeout: 50 * 60_000,
  reporter: [['list'], ['json']],
  use: { ...journeys.use, launchOptions: {} },
  webServer: [journeys.webServer].flat().map((server) => ({ ...server!, cwd: projectRoot })),
  projects: ENGINES.filter(({ missing }) => missing === null).flatMap(({ name, program }) =>
    Object.entries(SIZES).map(([size, viewport]) => ({
      name: `${name}, ${size}`,
      use: {
        browserName: 'firefox' as const,
        viewport,
        launchOptions: {
          channel: 'moz-firefox',
          executablePath: program,
          firefoxUserPrefs: {
            // What can be closed stands between Firefox and this machine's own addresses as well.
            'network.proxy.allow_hijacking_localhost': true,
            // Firefox 153 dies where a script asks a dialog for `ariaLabelledByElements`, as axe does and no page here.
            'accessibility.ARIAElementReflection.enabled': false,
          },
        },
      },
    })),
  ),
});
