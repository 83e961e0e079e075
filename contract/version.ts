import { readFileSync } from 'node:fs';
import { fileOf } from './files';

/** Of the kit's package. */
export const VERSION = (JSON.parse(readFileSync(fileOf('package.json'), 'utf8')) as { version: string }).version;
