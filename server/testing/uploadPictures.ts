import sharp from 'sharp';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** How the files begin that a place of pictures keeps. */
export const BEGINNINGS = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  webp: Buffer.from('RIFF....WEBP'),
  avif: Buffer.from('....ftypavif'),
} as const;

/** A plain picture with an EXIF entry, so that tests can see metadata go. */
export function pictureOf(format: PictureFormat, width = 400, height = 300): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toFormat(format)
    .toBuffer();
}

/** A decodable PNG of an exact size in bytes: what follows the end of a PNG is ignored by readers. */
export async function pictureOfBytes(bytes: number): Promise<Buffer> {
  const start = await pictureOf('png');
  return Buffer.concat([start, Buffer.alloc(bytes - start.length)]);
}

/** A PNG of coloured noise, which no encoder makes small. */
export function noisePicture(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
