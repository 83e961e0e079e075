import { withEach } from '../semaphore';
import { beginsAs } from './encoder/signatures';
import type { KeptPicture } from './mediaStore';
import { fileName, filesOf, type PictureFiles } from './pictureFiles';
import type { Rendition } from './renditions';

/** Pictures that are carried at a time. */
const AT_ONCE = 4;

export interface Moved {
  /** How many pictures were carried, and how many were there already. */
  carried: number;
  there: number;
  /** Files that rows name and that are whole in neither place. */
  missing: string[];
}

/**
 * Carries pictures from one place to another. Each is read back and compared; one that is there already and the same is
 * not written again, so what broke off is begun again. Link previews are made anew when they are asked for.
 * @param pictures that rows name: a store's own list may lag behind
 * @param remove takes each away from the former place once the other has it, with all its files
 * @throws Error where a picture does not arrive as it was
 */
export async function movePictures(
  pictures: readonly Pick<KeptPicture, 'key' | 'width'>[],
  from: PictureFiles,
  to: PictureFiles,
  remove: boolean,
): Promise<Moved> {
  const moved: Moved = { carried: 0, there: 0, missing: [] };
  const move = async ({ key, width }: Pick<KeptPicture, 'key' | 'width'>) => {
    const files: Rendition[] = [];
    const named = filesOf(width);
    let isThere = true;
    for (const file of named) {
      const [here, there] = [await from.read(key, fileName(file)), await to.read(key, fileName(file))];
      // What broke off may have removed some of them already. What is no picture is damaged, or somebody else's answer.
      const bytes = [here, there].find((found) => found && beginsAs(`image/${file.format}`, found));
      if (bytes) files.push({ ...file, bytes });
      else moved.missing.push(`${key}-${fileName(file)}`);
      isThere &&= !bytes || (there?.equals(bytes) ?? false);
    }
    if (isThere) moved.there += 1;
    else {
      await replace(to, key, files);
      moved.carried += 1;
    }
    // What is missing may only not have been shown now: as long as it is, nothing is taken away for good.
    if (remove && files.length === named.length) await from.remove(key);
  };
  await withEach(pictures, AT_ONCE, move);
  return moved;
}

async function replace(place: PictureFiles, key: string, files: readonly Rendition[]): Promise<void> {
  await place.put(key, files);
  for (const file of files)
    if (!(await place.read(key, fileName(file)))?.equals(file.bytes))
      throw new Error(`The picture ${key} did not arrive as it was.`);
}
