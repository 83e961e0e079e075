import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const own = path.join(__dirname, 'package.json');

/** Of the kit's package. */
export const VERSION = existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')) as { version: string }).version : '0';
