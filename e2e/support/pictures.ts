import sharp from 'sharp';

/** A file as Playwright's picker takes it. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** For how long a save of pictures is waited for: all are encoded before it is answered, beside whatever else runs, ms. */
export const PICTURES_MS = 90_000;

/** A photo in one colour; so small that it is kept in one width (server/media/renditions.ts), where none is named. */
export async function photo(
  name: string,
  { width = 100, height = 75, background = '#2a6f97', orientation = 1 } = {},
): Promise<PickedFile> {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/**
 * A phone's photo, of more than 5 MB: held upright, so the camera wrote it lying with a note to turn it. It is narrow, and
 * most of its bytes follow the picture's end, where nobody reads them: what is large is encoded for seconds.
 */
export async function phonePhoto(name: string): Promise<PickedFile> {
  const { buffer, ...file } = await photo(name, { width: 4032, height: 504, orientation: 6 });
  return { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(6_000_000)]) };
}

export const document = (name: string): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 nothing'),
});
