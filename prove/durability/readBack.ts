import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { OWNER } from '../../server/media/pictureFiles';
import { FORMATS, renditionWidths } from '../../server/media/renditions';
import { MARK, kindNames } from './kindOfWrite';
import { KINDS, nameOf } from './kinds';
import type { Holding } from './ledger';

/** What is in a shop's database and in its folder of pictures. */
export interface Found extends Holding {
  /** What contradicts itself: a record twice, a count that is not that of its rows, a row without whole files. */
  torn: string[];
  /** Folders of pictures without a row. */
  orphans: string[];
}

/** Pixels. The writers' pictures are decoded; of the demo's, which are large and never written again, the files count. */
const SMALL = 64;

interface PictureRow {
  media_key: string;
  width: number;
}

/** Reads everything back, past the server. @param whole keys of pictures that were decoded before */
export async function readBack(dataDir: string, whole: Set<string>): Promise<Found> {
  const url = findRunning(dataDir);
  if (!url) throw new Error('The database does not run.');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const torn: string[] = [];
    const records = new Map<string, string>();
    for (const kind of kindNames) {
      const { rows } = await client.query<{ mark: string; state: string }>(KINDS[kind].all);
      for (const { mark, state } of rows.filter((row) => MARK.test(row.mark))) {
        if (records.has(nameOf(kind, mark))) torn.push(`${nameOf(kind, mark)} is there twice`);
        records.set(nameOf(kind, mark), state);
      }
    }
    const counted = await client.query<{ id: string; likes: number }>(
      `select id, likes_count likes from articles where title like 'Ground %'`,
    );
    const counts = new Map(counted.rows.map(({ id, likes }) => [`likes of ${id}`, likes]));
    const wrong = await client.query<{ name: string }>(
      `select product_name as name from products where product_name like 'Ground %' and (rating_count, rating_sum) <>
        (select count(*), coalesce(sum(rating), 0) from product_ratings where product_id = products.id)`,
    );
    torn.push(...wrong.rows.map((row) => `the ratings of ${row.name} do not add up`));
    const halfSent = await client.query<{ id: string }>(
      `select id from proposals where version > 0 and (number is null or share_key is null or not exists
        (select from proposal_versions kept where proposal_id = proposals.id and kept.version = proposals.version))
        or accepted_at is not null and (opened_at is null or accepted_by is null or draft <> sent)`,
    );
    torn.push(...halfSent.rows.map(({ id }) => `quotation ${id} was sent or accepted by half`));
    const pictures = await client.query<PictureRow>(
      'select media_key, width from product_images union all select media_key, width from article_images',
    );
    const media = path.join(dataDir, 'media');
    for (const picture of pictures.rows) torn.push(...(await faultsOf(media, picture, whole)));
    const kept = new Set(pictures.rows.map(({ media_key }) => media_key));
    const orphans = readdirSync(media).filter((name) => !['incoming', OWNER].includes(name) && !kept.has(name));
    return { records, counts, torn, orphans };
  } finally {
    await client.end();
  }
}

/** Every file that a row promises is there, and decodes. */
async function faultsOf(media: string, { media_key, width }: PictureRow, whole: Set<string>): Promise<string[]> {
  const files = renditionWidths(width).flatMap((size) => FORMATS.map((format) => `${size}.${format}`));
  const faults: string[] = [];
  for (const name of files) {
    const file = path.join(media, media_key, name);
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) faults.push(`${media_key}/${name} is missing`);
    else if (width <= SMALL && !whole.has(media_key) && !(await decodes(file)))
      faults.push(`${media_key}/${name} is damaged`);
  }
  whole.add(media_key);
  return faults;
}

const decodes = (file: string) =>
  sharp(readFileSync(file))
    .stats()
    .then(
      () => true,
      () => false,
    );
