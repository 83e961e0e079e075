import { createHash } from 'node:crypto';

/** The hash of a text (UTF-8) or of bytes, in hexadecimal digits. */
export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
