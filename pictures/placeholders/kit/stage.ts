/** The studio: one pale stage for every product picture, and the SVG document around a drawing. */
import type { Size } from './camera';
import { freshId, raw, together, type Drawing } from './paint';

export function svg(size: Size, ...parts: readonly Drawing[]): string {
  const all = together(...parts);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
    `<defs>${all.defs}</defs>${all.body}</svg>`
  );
}

const rect = (size: Size, fill: string): string => `<rect width="${size.width}" height="${size.height}" fill="${fill}"/>`;

/** A seamless backdrop: wall and floor meet in a wide, soft change of light. */
export function stage(size: Size): Drawing {
  const [wall, pool] = [freshId(), freshId()];
  return together(
    raw(
      rect(size, `url(#${wall})`),
      `<linearGradient id="${wall}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfd3d9"/><stop offset="0.5" stop-color="#dde0e5"/>` +
        `<stop offset="0.68" stop-color="#e2e5e9"/><stop offset="1" stop-color="#d6dae0"/></linearGradient>`,
    ),
    raw(
      rect(size, `url(#${pool})`),
      `<radialGradient id="${pool}" cx="0.46" cy="0.56" r="0.62"><stop offset="0" stop-color="#f3f5f8" stop-opacity="0.95"/>` +
        `<stop offset="0.55" stop-color="#e9ecf1" stop-opacity="0.5"/><stop offset="1" stop-color="#d9dde2" stop-opacity="0"/></radialGradient>`,
    ),
  );
}
