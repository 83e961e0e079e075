import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Of the kit's package, whose package.json stands beside the program. */
export const VERSION = (JSON.parse(readFileSync(path.join(__dirname, 'package.json'), 'utf8')) as { version: string })
  .version;
