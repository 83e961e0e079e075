import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** In the package beside the program; here where the package is made. */
const own = [__dirname, path.join(__dirname, 'package')]
  .map((folder) => path.join(folder, 'package.json'))
  .find((file) => existsSync(file));

/** Of the kit's package. */
export const VERSION = own !== undefined ? (JSON.parse(readFileSync(own, 'utf8')) as { version: string }).version : '0';
