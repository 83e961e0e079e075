/** Sees to it that there is a browser for the journeys: an installed one, else Playwright downloads its own. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';

function find() {
  try {
    return findBrowser(process.env, { needsWindow: false });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const found = find();
if (found) {
  console.log(`Browser: ${found}`);
} else {
  // On Windows the commands of npm are scripts that only a shell starts.
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !find()) {
    console.error(
      'No browser could be downloaded: install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
    );
    process.exit(1);
  }
}
