/**
 * Contact sheets of the masters, a family each, for looking at all of it at once: `npm run pictures:sheets`. With
 * `-- --before COMMIT` instead a sheet in drafts/ of each master that is no longer that commit's, before and after.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { MASTERS } from './make';
import { articlePictures, productPictures, sitePictures, type PictureEntry } from './manifest';

const FOLDER = join(__dirname, '..', 'docs', 'pictures');
const DRAFTS = join(__dirname, 'drafts');
/** Of a master of any commit, bytes. */
const MOST_BYTES = 32_000_000;
const CELL = 300;
const GAP = 8;
const LABEL = 22;

/** Masters of a family, each once, in the manifest's order. */
function mastersOf(entries: Readonly<Record<string, PictureEntry>>): string[] {
  return [...new Set(Object.entries(entries).map(([name, { master = name }]) => master))];
}

interface Cell {
  label: string;
  /** Its file, or what is in it. */
  picture: string | Buffer;
}

const masterOf = (name: string): Cell => ({ label: name, picture: join(MASTERS, `${name}.jpg`) });

async function writeSheet(path: string, shown: readonly Cell[], columns: number): Promise<void> {
  const cells = await Promise.all(
    shown.map(({ picture }) => sharp(picture).resize({ width: CELL }).toBuffer({ resolveWithObject: true })),
  );
  const cellHeight = Math.max(...cells.map(({ info }) => info.height)) + LABEL;
  const layers = cells.flatMap(({ data, info }, index) => {
    const left = (index % columns) * (CELL + GAP) + GAP;
    const top = Math.floor(index / columns) * (cellHeight + GAP) + GAP;
    const label = Buffer.from(
      `<svg width="${CELL}" height="${LABEL}"><text x="1" y="15" font-family="sans-serif" font-size="13" fill="#3a4254">${shown[index]?.label}</text></svg>`,
    );
    return [
      { input: data, left, top },
      { input: label, left, top: top + info.height },
    ];
  });
  const width = columns * (CELL + GAP) + GAP;
  const height = Math.ceil(shown.length / columns) * (cellHeight + GAP) + GAP;
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path);
}

const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: MASTERS, maxBuffer: MOST_BYTES });

/** Each master that is another one than in a commit, as it was then and as it is; one that is new or gone has a blank beside it. */
async function changedSince(commit: string): Promise<Cell[]> {
  const blank = await sharp({ create: { width: CELL, height: (CELL * 3) / 4, channels: 3, background: '#eef2f7' } })
    .jpeg()
    .toBuffer();
  const names = (...args: string[]) =>
    new Set(
      git(...args)
        .toString()
        .split('\n')
        .filter(Boolean),
    );
  const then = names('ls-tree', '--name-only', commit, './');
  const changed = names('diff', '--name-only', '--relative', commit, '--', '.');
  return [...changed].flatMap((file) => [
    { label: `${file}, before`, picture: then.has(file) ? git('show', `${commit}:./${file}`) : blank },
    { label: `${file}, after`, picture: existsSync(join(MASTERS, file)) ? join(MASTERS, file) : blank },
  ]);
}

async function main(): Promise<void> {
  const { before } = parseArgs({ options: { before: { type: 'string' } } }).values;
  if (before !== undefined) {
    const cells = await changedSince(before);
    if (cells.length === 0) return console.log(`No master has changed since ${before}.`);
    await mkdir(DRAFTS, { recursive: true });
    await writeSheet(join(DRAFTS, 'changed.jpg'), cells, 4);
    return console.log(`${cells.length / 2} pictures: ${join(DRAFTS, 'changed.jpg')}`);
  }
  await mkdir(FOLDER, { recursive: true });
  const products = mastersOf(productPictures);
  const places = mastersOf({ ...sitePictures, ...articlePictures }).filter((name) => !products.includes(name));
  const inUse = products.filter((name) => !(name in productPictures));
  const ofProducts = products.filter((name) => name in productPictures);
  await writeSheet(join(FOLDER, 'products.jpg'), ofProducts.map(masterOf), 6);
  await writeSheet(join(FOLDER, 'places.jpg'), [...new Set([...places, ...inUse])].map(masterOf), 5);
}

void main();
