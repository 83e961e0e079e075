/**
 * Makes the pictures that are served from their masters: AVIF and WebP in every width, and an index that says what is
 * known of each. Part of the build; what was made from the same master in the same way is kept.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEMO_PICTURES, MADE, SITE_FILES, readMade, type MadePicture, type MadePictures } from '../server/media/made';
import {
  encode,
  encodeAvif,
  makeRenditions,
  meanColor,
  QUALITY,
  type Quality,
} from '../server/media/encoder/renditions';
import { encodePreview } from '../server/media/encoder/preview';
import { PREVIEW_ENDING, previewSize } from '../server/media/preview';
import { Semaphore } from '../server/semaphore';
import { CREDIT, articlePictures, productPictures, sitePictures, type PictureEntry, type SiteEntry } from './manifest';

export const MASTERS = join(__dirname, 'masters');
const SITE_PICTURES = join(SITE_FILES, 'pictures');
const SITE_FILE = /^(.*)-(?:([0-9]+)\.(?:avif|webp)|preview\.jpg)$/;

/** Counted up when pictures are made in another way. */
const RECIPE = 2;
/** Few edges before a plain ground, or the thin limb of the Earth before black. */
const CALM = QUALITY;
/** Leaves and grass hide what is lost, and would weigh too much otherwise. */
const DETAILED: Quality = { avif: 38, webp: 66 };
/** One that weighs more bytes than its limit at this width is a detailed picture. */
const PROBE_WIDTH = 480;
const PLACE_LIMIT = 7000;

interface Kind {
  /** Width by height. */
  ratio: number;
  limit: number;
}

/** A product has less to show than a place. */
const PRODUCT: Kind = { ratio: 4 / 3, limit: 6000 };
const ARTICLE: Kind = { ratio: 3 / 2, limit: PLACE_LIMIT };

type Files = Pick<MadePicture, 'width' | 'height' | 'widths' | 'color'>;

interface Task {
  index: 'demo' | 'site';
  name: string;
  entry: PictureEntry;
  /** What the files depend on beside the master. */
  shape: unknown;
  make: (master: Buffer) => Promise<Files>;
}

/**
 * Makes what is missing or made from another master, and removes what no longer has an entry.
 * @param tell hears after each picture that was made how many of all are ready
 * @returns names of the pictures that were made
 * @throws when a picture of the manifest has no master
 */
export async function makePictures(tell?: (ready: number, of: number) => void): Promise<string[]> {
  const before = readMade();
  const workers = new Semaphore(availableParallelism());
  const made: string[] = [];
  const index: MadePictures = { demo: {}, site: {} };
  const all = tasks();
  let ready = 0;
  await Promise.all(
    all.map((task) =>
      workers.run(async () => {
        const { alt, caption = null } = task.entry;
        const master = await readFile(join(MASTERS, `${task.entry.master ?? task.name}.jpg`));
        const hash = createHash('sha256')
          .update(JSON.stringify([RECIPE, task.shape]))
          .update(master)
          .digest('hex')
          .slice(0, 16);
        const kept = before[task.index][task.name];
        const files = kept?.hash === hash ? kept : await task.make(master);
        ready += 1;
        if (files !== kept) {
          made.push(task.name);
          tell?.(ready, all.length);
        }
        index[task.index][task.name] = { ...files, hash, alt, caption, credit: CREDIT };
      }),
    ),
  );
  await removeOthers(DEMO_PICTURES, (file) => file in index.demo);
  await removeOthers(SITE_PICTURES, (file) => {
    const [, name = '', width] = SITE_FILE.exec(file) ?? [];
    const picture = index.site[name];
    return picture !== undefined && (width === undefined || picture.widths.includes(Number(width)));
  });
  await mkdir(MADE, { recursive: true });
  // A server that is just started reads the former one or this, and no half of it.
  const next = join(MADE, 'index.json.part');
  await writeFile(next, `${JSON.stringify(index)}\n`);
  await rename(next, join(MADE, 'index.json'));
  return made;
}

function tasks(): Task[] {
  const demo =
    (kind: Kind) =>
    ([name, entry]: [string, PictureEntry]): Task => {
      return { index: 'demo', name, entry, shape: kind.ratio, make: (master) => makeDemo(name, kind, master) };
    };
  return [
    ...Object.entries<PictureEntry>(productPictures).map(demo(PRODUCT)),
    ...Object.entries<PictureEntry>(articlePictures).map(demo(ARTICLE)),
    ...Object.entries(sitePictures).map(([name, entry]): Task => {
      const { width, height, widths } = entry;
      return {
        index: 'site',
        name,
        entry,
        shape: [width, height, widths, previewSize(entry)],
        make: (master) => makeSite(name, entry, master),
      };
    }),
  ];
}

/** A product's or article's picture, in the widths and formats an upload gets: `<name>/<width>.<format>`. */
async function makeDemo(name: string, { ratio, limit }: Kind, master: Buffer): Promise<Files> {
  const { width, height } = await sharp(master).metadata();
  const shape = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const cut = await sharp(master).resize(shape).png({ compressionLevel: 0 }).toBuffer();
  const { files, ...whole } = await makeRenditions(cut, await qualityFor(master, limit));
  const folder = join(DEMO_PICTURES, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of files) await writeFile(join(folder, `${file.width}.${file.format}`), file.bytes);
  return { ...whole, widths: [...new Set(files.map((file) => file.width))] };
}

/** A picture of the site: `<name>-<width>.<format>`, and its link preview. */
async function makeSite(name: string, { width, height, widths }: SiteEntry, master: Buffer): Promise<Files> {
  await mkdir(SITE_PICTURES, { recursive: true });
  const cut = await sharp(master).resize({ width, height }).png({ compressionLevel: 0 }).toBuffer();
  const preview = await encodePreview(cut);
  if (preview) await writeFile(join(SITE_PICTURES, `${name}${PREVIEW_ENDING}`), preview);
  const whole = sharp(cut);
  const quality = await qualityFor(master, PLACE_LIMIT);
  for (const size of widths) {
    for (const { format, bytes } of await encode(whole, size, quality))
      await writeFile(join(SITE_PICTURES, `${name}-${size}.${format}`), bytes);
  }
  return { width, height, widths: [...widths], color: await meanColor(whole) };
}

async function qualityFor(master: Buffer, limit: number): Promise<Quality> {
  const { length } = await encodeAvif(sharp(master), PROBE_WIDTH, CALM);
  return length > limit ? DETAILED : CALM;
}

async function removeOthers(folder: string, isWanted: (file: string) => boolean): Promise<void> {
  for (const file of await readdir(folder).catch(() => [])) {
    if (!isWanted(file)) await rm(join(folder, file), { recursive: true });
  }
}

/** A line for every so many pictures. */
const TOLD_EVERY = 20;

if (require.main === module)
  void makePictures((ready, of) => {
    if (ready % TOLD_EVERY === 0) console.log(`Pictures: ${ready} of ${of}.`);
  }).then((made) => console.log(`Pictures: ${made.length} made.`));
