/** The shop's sign as icons: a white arc and an amber dot on near-black. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(__dirname, '..', '..', 'public');
const SIGN =
  '<path d="M2 24c2-7.5 6.6-11.5 12-11.5S24 16.5 26 24" fill="none" stroke="#f5f8ff" stroke-width="2.4" stroke-linecap="round"/><circle cx="19.5" cy="6" r="2.6" fill="#ffc35c"/>';

/**
 * @param share part of the icon's side that the sign takes
 * @param corner radius of the ground as a part of the side; 0 where the system cuts the shape itself
 */
function icon(share: number, corner: number): string {
  const side = 64;
  const k = (side * share) / 28;
  // The sign's own middle lies at (14, 14.3).
  const [x, y] = [side / 2 - 14 * k, side / 2 - 14.3 * k];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="#05070d"/>` +
    `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${k.toFixed(4)})">${SIGN}</g></svg>`
  );
}

export async function writeIcons(): Promise<void> {
  const folder = join(PUBLIC, 'icons');
  await mkdir(folder, { recursive: true });
  await writeFile(join(PUBLIC, 'favicon.svg'), `${icon(0.78, 0.22)}\n`);
  const files = [
    ['icon-192.png', 192, icon(0.66, 0.22)],
    ['icon-512.png', 512, icon(0.66, 0.22)],
    ['maskable-512.png', 512, icon(0.52, 0)],
    ['apple-touch-icon.png', 180, icon(0.64, 0)],
  ] as const;
  for (const [name, side, drawn] of files) {
    await sharp(Buffer.from(drawn), { density: (72 * side) / 64 })
      .resize(side, side)
      .png({ compressionLevel: 9, palette: true, quality: 100 })
      .toFile(join(folder, name));
  }
}
