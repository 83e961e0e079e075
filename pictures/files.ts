/** Writes pictures as the files the shop serves; the same for drawings and for rendered pictures. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FORMATS, makeRenditions } from '../server/media/renditions';
import type { PictureEntry, SiteEntry } from './manifest';

const ROOT = join(__dirname, '..');
export const SEED_FOLDER = join(ROOT, 'server', 'seed', 'pictures');
export const SITE_FOLDER = join(ROOT, 'public', 'pictures');

/** What an index beside the files says of a picture. */
export interface Indexed {
  width: number;
  height: number;
  widths: number[];
  formats: readonly string[];
  alt: string;
}

/** A product's or article's picture, in the widths and formats an upload gets: `<name>/<width>.<format>`. */
export async function writeSeedPicture(name: string, entry: PictureEntry, png: Buffer): Promise<Indexed> {
  const folder = join(SEED_FOLDER, name);
  const { width, height, files } = await makeRenditions(png);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of files) await writeFile(join(folder, `${file.width}.${file.format}`), file.bytes);
  const widths = [...new Set(files.map((file) => file.width))];
  return { width, height, widths, formats: FORMATS, alt: entry.alt };
}

/** A picture of the site: `<name>-<width>.<format>`. */
export async function writeSitePicture(name: string, entry: SiteEntry, png: Buffer): Promise<Indexed> {
  await mkdir(SITE_FOLDER, { recursive: true });
  for (const width of entry.widths) {
    const sized = sharp(png).resize({ width });
    await sized
      .clone()
      .avif({ quality: 55, effort: 6 })
      .toFile(join(SITE_FOLDER, `${name}-${width}.avif`));
    await sized
      .clone()
      .webp({ quality: 78, effort: 6 })
      .toFile(join(SITE_FOLDER, `${name}-${width}.webp`));
  }
  return { width: entry.width, height: entry.height, widths: [...entry.widths], formats: FORMATS, alt: entry.alt };
}

/** Writes the index of a folder and removes the files of pictures that are no longer in it. */
export async function writeIndex(folder: string, index: Readonly<Record<string, Indexed>>): Promise<void> {
  for (const file of await readdir(folder)) {
    const name = file.replace(/-[0-9]+\.(avif|webp)$/, '');
    if (file !== 'index.json' && !(name in index)) await rm(join(folder, file), { recursive: true });
  }
  const lines = Object.entries(index).map(([name, about]) => `  ${JSON.stringify(name)}: ${JSON.stringify(about)}`);
  await writeFile(join(folder, 'index.json'), `{\n${lines.join(',\n')}\n}\n`);
}
