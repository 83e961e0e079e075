import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** What Playwright starts as the browser. */
  program: string;
  /** What is not on this machine, and how it comes there; null where all is. */
  missing: string | null;
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(existsSync);

export const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
const parts = ['WebKitWebDriver', 'Xvfb', 'xdotool'].filter((name) => !onPath(name));

/** The engines beside Chromium, and whether this machine has them. */
export const ENGINES: readonly Engine[] = [
  {
    name: 'Firefox',
    program: path.join(__dirname, 'start/firefox'),
    missing: firefox ? null : 'there is no Firefox: `apt-get install firefox-esr`, or FIREFOX_PATH',
  },
  {
    name: 'WebKit',
    program: path.join(__dirname, 'start/webkit'),
    missing: parts.length
      ? `there is no ${parts.join(' and no ')}: \`apt-get install webkit2gtk-driver xvfb xdotool\` (Linux only)`
      : null,
  },
];

/** A phone's page, without what only Chromium can be told (fingers, the scale of its screen), and a desktop's. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
