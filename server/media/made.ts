import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../projectRoot';

/** Where the build puts the pictures it makes from their masters (pictures/make.ts). */
export const MADE = join(PROJECT_ROOT, 'dist', 'pictures');
/** The demo's, `<name>/<width>.<format>`. */
export const DEMO_PICTURES = join(MADE, 'demo');
/** The site's own, served from the root: `pictures/<name>-<width>.<format>`. */
export const SITE_FILES = join(MADE, 'site');

/** What is known of a picture that was made. */
export interface MadePicture {
  /** Of its master and of how it is made: another one and it is made again. */
  hash: string;
  width: number;
  height: number;
  /** Of its files, ascending. */
  widths: number[];
  /** Its mean colour, `#rrggbb`. */
  color: string;
  alt: string;
  caption: string | null;
  credit: string;
}

export interface MadePictures {
  demo: Record<string, MadePicture>;
  site: Record<string, MadePicture>;
}

/** The index of what was made; empty before the first build. */
export function readMade(): MadePictures {
  const file = join(MADE, 'index.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadePictures) : { demo: {}, site: {} };
}
