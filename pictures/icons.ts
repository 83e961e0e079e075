/**
 * The shop's sign, arc and dot, as icons (public/icons, public/favicon.svg) and on the picture of link previews
 * (masters/og-default.jpg, from the render og-earth):
 *
 *     npx tsx pictures/icons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(__dirname, '..', 'public');
const MASTERS = join(__dirname, 'masters');
const SIDE = 64;

/** The sign in a square of 28, as `BrandMark` draws it; its own middle lies at (14, 13.6). */
const ARC = 'M2 24c2-7.5 6.6-11.5 12-11.5S24 16.5 26 24';
const sign = (stroke: number, dot: number) =>
  `<path d="${ARC}" fill="none" stroke="#f5f8ff" stroke-width="${stroke}" stroke-linecap="round"/><circle cx="19.5" cy="6" r="${dot}" fill="#ffc35c"/>`;

/** The Earth below the arc, lit along its edge. */
const EARTH = `${ARC}z`;
const GRADIENTS =
  '<defs><linearGradient id="e" x1="0" y1="12" x2="0" y2="24" gradientUnits="userSpaceOnUse"><stop stop-color="#3b7bff"/><stop offset=".45" stop-color="#2358d0" stop-opacity=".6"/><stop offset="1" stop-color="#1d4ed8" stop-opacity="0"/></linearGradient>' +
  '<radialGradient id="s" cx=".5" cy=".58" r=".6"><stop stop-color="#0e2250"/><stop offset=".6" stop-color="#08112a"/><stop offset="1" stop-color="#05070d"/></radialGradient></defs>';

interface Drawing {
  /** Part of the icon's side that the sign takes. */
  share: number;
  /** Radius of the ground as a part of the side; 0 where the system cuts the shape itself. */
  corner: number;
  stroke: number;
  dot: number;
}

function icon({ share, corner, stroke, dot }: Drawing): string {
  const k = (SIDE * share) / 28;
  const [x, y] = [SIDE / 2 - 14 * k, SIDE / 2 - 13.6 * k];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${GRADIENTS}<clipPath id="c"><rect width="${SIDE}" height="${SIDE}" rx="${SIDE * corner}"/></clipPath>` +
    `<g clip-path="url(#c)"><rect width="${SIDE}" height="${SIDE}" fill="url(#s)"/>` +
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(3)})"><path d="${EARTH}" fill="url(#e)"/>${sign(stroke, dot)}</g></g></svg>`
  );
}

async function writeIcons(): Promise<void> {
  const folder = join(PUBLIC, 'icons');
  await mkdir(folder, { recursive: true });
  // Small in a tab: drawn bolder.
  await writeFile(join(PUBLIC, 'favicon.svg'), `${icon({ share: 0.86, corner: 0.22, stroke: 3, dot: 3.1 })}\n`);
  const bold = { stroke: 2.3, dot: 2.7 };
  const files = [
    ['icon-192.png', 192, { share: 0.72, corner: 0.22, ...bold }],
    ['icon-512.png', 512, { share: 0.72, corner: 0.22, ...bold }],
    ['maskable-512.png', 512, { share: 0.58, corner: 0, ...bold }],
    ['apple-touch-icon.png', 180, { share: 0.7, corner: 0, ...bold }],
  ] as const;
  for (const [name, side, drawing] of files) {
    await sharp(Buffer.from(icon(drawing)), { density: (72 * side) / SIDE })
      .resize(side, side)
      .png({ compressionLevel: 9, palette: true, quality: 100, effort: 10 })
      .toFile(join(folder, name));
  }
}

async function writePreview(): Promise<void> {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="132" viewBox="0 0 28 28">${sign(2, 2.6)}</svg>`;
  await sharp(join(MASTERS, 'og-earth.jpg'))
    .composite([{ input: Buffer.from(mark), left: 72, top: 64 }])
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(join(MASTERS, 'og-default.jpg'));
}

if (require.main === module) void writeIcons().then(writePreview);
