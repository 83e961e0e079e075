import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.join(__dirname, '..');
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789_-`;

/** The sheets by the beginning that their classes share, each with its classes in the order in which they were met. */
const sheets = new Map<string, { file: string; classes: string[] }>();

/**
 * The name of a class in the build: three signs of its file's path, then its number in the file. Both programs come to the
 * same, another file never changes it, and classes that stand together begin alike, so that a document with its sheets in it
 * compresses to less than it does with a hash for each.
 */
export function className({ resourcePath }: { resourcePath: string }, _pattern: string, local: string): string {
  const file = path.relative(root, resourcePath).replaceAll(path.sep, '/');
  const beginning = beginningOf(file);
  const sheet = sheets.get(beginning) ?? { file, classes: [] };
  sheets.set(beginning, sheet);
  if (sheet.file !== file)
    throw new Error(
      `The classes of ${file} and of ${sheet.file} would be called the same: give one of them another name.`,
    );
  if (!sheet.classes.includes(local)) sheet.classes.push(local);
  return beginning + written(sheet.classes.indexOf(local));
}

function beginningOf(file: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(file).digest();
  return [LETTERS[a % LETTERS.length], SIGNS[b % SIGNS.length], SIGNS[c % SIGNS.length]].join('');
}

/** A number in as few signs as it takes. */
const written = (n: number): string =>
  (n >= LETTERS.length ? written(Math.floor(n / LETTERS.length) - 1) : '') + (LETTERS[n % LETTERS.length] ?? '');
