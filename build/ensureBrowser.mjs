/** Sees to it that the journeys have a browser that starts: an installed one, else Playwright downloads its own. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';

const isWindows = process.platform === 'win32';

/**
 * @param {string} reason
 * @returns {never}
 */
function end(reason) {
  console.error(reason);
  process.exit(1);
}

function find() {
  try {
    return findBrowser(process.env, { needsWindow: false });
  } catch (error) {
    return end(error.message);
  }
}

function download() {
  // On Windows the commands of npm are scripts that only a shell starts.
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: isWindows });
  return status === 0 ? find() : null;
}

const found = find() ?? download();
if (!found)
  end('No browser could be downloaded: install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.');
// Playwright's comes without the libraries of a desktop. On Windows, where it needs none, this would open a window.
const { status, stderr, error } = isWindows ? { status: 0 } : spawnSync(found, ['--version'], { encoding: 'utf8' });
if (status !== 0)
  end(
    `${found} does not start: ${error?.message ?? stderr.trim()}\nIf libraries are missing, install them (npx playwright install-deps chromium) or another browser (apt-get install chromium), as root, and try again.`,
  );
console.log(`Browser: ${found}`);
