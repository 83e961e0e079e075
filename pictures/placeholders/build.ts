/**
 * Draws every picture of the manifest and writes its files, the indexes and the icons.
 * With words on the command line only the pictures whose names contain one of them are drawn anew.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SEED_FOLDER, SITE_FOLDER, writeIndex, writeSeedPicture, writeSitePicture, type Indexed } from '../files';
import { articlePictures, productPictures, sitePictures, type PictureEntry } from '../manifest';
import { articleDrawings, productDrawings, siteDrawings } from './drawings';
import { writeIcons } from './icons';
import type { Draw } from './kit/shot';

const raster = ({ width, height }: PictureEntry, draw: Draw): Promise<Buffer> =>
  sharp(Buffer.from(draw({ width, height })), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();

async function earlier(folder: string): Promise<Record<string, Indexed>> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, Indexed>;
}

async function build<Entry extends PictureEntry>(
  folder: string,
  entries: Readonly<Record<string, Entry>>,
  drawings: Readonly<Record<string, Draw>>,
  write: (name: string, entry: Entry, png: Buffer) => Promise<Indexed>,
  words: readonly string[],
): Promise<void> {
  const before = await earlier(folder);
  const index: Record<string, Indexed> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const draw = drawings[name];
    if (!draw) throw new Error(`No drawing for the picture "${name}".`);
    const kept = before[name];
    const wanted = words.length === 0 || words.some((word) => name.includes(word));
    index[name] = kept && !wanted ? { ...kept, alt: entry.alt } : await write(name, entry, await raster(entry, draw));
  }
  await writeIndex(folder, index);
}

async function main(words: readonly string[]): Promise<void> {
  await build<PictureEntry>(
    SEED_FOLDER,
    { ...productPictures, ...articlePictures },
    { ...productDrawings, ...articleDrawings },
    writeSeedPicture,
    words,
  );
  await build(SITE_FOLDER, sitePictures, siteDrawings, writeSitePicture, words);
  await writeIcons();
}

void main(process.argv.slice(2));
