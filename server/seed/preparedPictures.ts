import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PICTURES, type MadePicture } from '../media/made';
import { FORMATS, type Renditions } from '../media/renditions';
import type { PictureWords } from '../repositories/imageRows';

/** A demo picture as the build made it: encoding them at a first start would keep the newcomer waiting. */
export interface PreparedPicture {
  renditions: Renditions;
  words: PictureWords;
}

/** @param made what the index says of the picture */
export async function readPrepared(name: string, made: MadePicture): Promise<PreparedPicture> {
  const { width, height, widths, color, alt, caption, credit } = made;
  const wanted = widths.flatMap((size) => FORMATS.map((format) => ({ width: size, format })));
  const files = await Promise.all(
    wanted.map(async (file) => ({
      ...file,
      bytes: await readFile(join(DEMO_PICTURES, name, `${file.width}.${file.format}`)),
    })),
  );
  return { renditions: { width, height, color, files }, words: { alt, caption, credit } };
}
