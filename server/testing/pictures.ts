import sharp from 'sharp';

/** A small PNG of one colour. */
export function picture(background = 'red'): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
}
