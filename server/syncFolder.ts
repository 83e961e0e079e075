import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** The names in a folder are safe on disk only when the folder itself is; Windows has no such call and no need. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
