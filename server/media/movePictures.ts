import { Semaphore } from '../semaphore';
import { renditionOf, type PictureFiles } from './pictureFiles';
import type { Rendition } from './renditions';

/** Pictures that are carried at a time. */
const AT_ONCE = 8;

/** How many pictures were carried, and how many were there already. */
export interface Moved {
  carried: number;
  there: number;
}

/**
 * Carries all pictures from one place to another. Each is read back and compared; one that is there already and the same
 * is not written again, so what broke off is begun again. Link previews are made anew when they are asked for.
 * @param remove takes each away from the former place once the other has it
 * @throws Error where a picture does not arrive as it was
 */
export async function movePictures(from: PictureFiles, to: PictureFiles, remove: boolean): Promise<Moved> {
  const moved: Moved = { carried: 0, there: 0 };
  const move = async (key: string) => {
    const files = await readAll(from, key);
    // Deleted meanwhile.
    if (files.length === 0) return;
    if (await holds(to, key, files)) moved.there += 1;
    else {
      await to.remove(key);
      await to.put(key, files);
      if (!(await holds(to, key, files))) throw new Error(`The picture ${key} did not arrive as it was.`);
      moved.carried += 1;
    }
    if (remove) await from.remove(key);
  };
  const turns = new Semaphore(AT_ONCE);
  await Promise.all((await from.keys(0)).map((key) => turns.run(() => move(key))));
  return moved;
}

async function readAll(place: PictureFiles, key: string): Promise<Rendition[]> {
  const files: Rendition[] = [];
  for (const name of await place.names(key)) {
    const rendition = renditionOf(name);
    const bytes = rendition && (await place.read(key, name));
    if (bytes) files.push({ ...rendition, bytes });
  }
  return files;
}

async function holds(place: PictureFiles, key: string, files: readonly Rendition[]): Promise<boolean> {
  const found = await readAll(place, key);
  const isThere = ({ width, format, bytes }: Rendition) =>
    found.some((one) => one.width === width && one.format === format && one.bytes.equals(bytes));
  return found.length === files.length && files.every(isThere);
}
