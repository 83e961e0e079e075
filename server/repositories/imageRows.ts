import { type SQL, sql } from 'drizzle-orm';
import type { KeptPicture } from '../media/mediaStore';

/** What is known of a picture beside its files. */
export interface PictureWords {
  alt: string | null;
  caption: string | null;
  credit: string | null;
}

/** A picture of a product or article as its row keeps it; services.media.describe makes the rest. */
export interface ImageRow extends KeptPicture, PictureWords {
  id: string;
}

/**
 * A JSON array of ImageRow, the primary one first. As everywhere, `json` and not `jsonb`, which would be sorted and packed
 * only to be written as text.
 * @param images a subquery or table with the columns of an image table
 */
export function imageList(images: SQL, condition: SQL): SQL {
  return sql`(
    SELECT coalesce(json_agg(
      json_build_object('id', i.id::text, 'key', i.media_key, 'width', i.width, 'height', i.height,
        'color', i.color, 'alt', i.alt, 'caption', i.caption, 'credit', i.credit)
      ORDER BY i.position), '[]')
    FROM ${images} i WHERE ${condition})`;
}
