/** Contact sheets of the masters, a family each, for looking at all of it at once: `npm run pictures:sheets`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MASTERS } from './make';
import { articlePictures, productPictures, sitePictures, type PictureEntry } from './manifest';

const FOLDER = join(__dirname, '..', 'docs', 'pictures');
const CELL = 300;
const GAP = 8;
const LABEL = 22;

/** Masters of a family, each once, in the manifest's order. */
function mastersOf(entries: Readonly<Record<string, PictureEntry>>): string[] {
  return [...new Set(Object.entries(entries).map(([name, { master = name }]) => master))];
}

async function writeSheet(file: string, names: readonly string[], columns: number): Promise<void> {
  const cells = await Promise.all(
    names.map((name) =>
      sharp(join(MASTERS, `${name}.jpg`))
        .resize({ width: CELL })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const cellHeight = Math.max(...cells.map(({ info }) => info.height)) + LABEL;
  const layers = cells.flatMap(({ data, info }, index) => {
    const left = (index % columns) * (CELL + GAP) + GAP;
    const top = Math.floor(index / columns) * (cellHeight + GAP) + GAP;
    const label = Buffer.from(
      `<svg width="${CELL}" height="${LABEL}"><text x="1" y="15" font-family="sans-serif" font-size="13" fill="#3a4254">${names[index]}</text></svg>`,
    );
    return [
      { input: data, left, top },
      { input: label, left, top: top + info.height },
    ];
  });
  const width = columns * (CELL + GAP) + GAP;
  const height = Math.ceil(names.length / columns) * (cellHeight + GAP) + GAP;
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(FOLDER, file));
}

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const products = mastersOf(productPictures);
  const places = mastersOf({ ...sitePictures, ...articlePictures }).filter((name) => !products.includes(name));
  const inUse = products.filter((name) => !(name in productPictures));
  await writeSheet(
    'products.jpg',
    products.filter((name) => name in productPictures),
    6,
  );
  await writeSheet('places.jpg', [...new Set([...places, ...inUse])], 5);
}

void main();
