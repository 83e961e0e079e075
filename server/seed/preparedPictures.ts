import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FORMATS, type Rendition, type Renditions } from '../media/renditions';
import { PROJECT_ROOT } from '../projectRoot';

/**
 * The demo pictures in every width and format, `<name>/<width>.<format>`, encoded when they are made. Encoding them
 * at a first start would keep the newcomer waiting for minutes.
 */
export const PREPARED = join(PROJECT_ROOT, 'server', 'seed', 'pictures');

const FILE = new RegExp(`^([0-9]+)\\.(${FORMATS.join('|')})$`);

/** @returns null for a picture that has not been prepared */
export async function readPrepared(name: string, folder = PREPARED): Promise<Renditions | null> {
  const names = await readdir(join(folder, name)).catch(() => []);
  const files = await Promise.all(names.filter((file) => FILE.test(file)).map((file) => readOne(folder, name, file)));
  const [largest] = files.toSorted((a, b) => b.width - a.width);
  if (!largest) return null;
  const { width, height } = await sharp(largest.bytes).metadata();
  return { width, height, files };
}

async function readOne(folder: string, name: string, file: string): Promise<Rendition> {
  const [, width = '', format] = FILE.exec(file) ?? [];
  return {
    width: Number(width),
    format: FORMATS.find((known) => known === format) ?? FORMATS[0],
    bytes: await readFile(join(folder, name, file)),
  };
}
