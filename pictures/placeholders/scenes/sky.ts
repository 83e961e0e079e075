/** Sky, sun, clouds and stars. */
import type { Size } from '../kit/camera';
import { blend } from '../kit/colour';
import { freshId, raw, type Drawing } from '../kit/paint';
import { seeded } from '../kit/random';

/** Evenly spaced stops of a gradient. */
export const stops = (colours: readonly string[]): string =>
  colours.map((c, i) => `<stop offset="${(i / (colours.length - 1)).toFixed(2)}" stop-color="${c}"/>`).join('');

/** A sun or moon: its place and radius as parts of the picture, its colour. */
export type Light = readonly [x: number, y: number, radius: number, colour: string];

/** A rectangle over the whole width with a gradient from top to bottom. */
export function band(size: Size, top: number, bottom: number, colours: readonly string[]): Drawing {
  const id = freshId();
  return raw(
    `<rect x="0" y="${top.toFixed(1)}" width="${size.width}" height="${(bottom - top).toFixed(1)}" fill="url(#${id})"/>`,
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`,
  );
}

/** A disc of light with a wide glow; x and y as parts of the picture. */
export function glow(size: Size, x: number, y: number, radius: number, colour: string, strength = 0.8, disc = true): Drawing {
  const id = freshId();
  const [cx, cy, r] = [x * size.width, y * size.height, radius * size.height];
  const halo = `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(r * 9).toFixed(1)}" fill="url(#${id})"/>`;
  const body = disc
    ? `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}" fill="${blend(colour, '#ffffff', 0.55)}"/>`
    : '';
  return raw(
    halo + body,
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="0.3" stop-color="${colour}" stop-opacity="${(strength * 0.35).toFixed(2)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
}

/** Long thin clouds near the horizon, or heavy ones that fill the sky. */
export function clouds(
  size: Size,
  seed: number,
  top: number,
  bottom: number,
  colour: string,
  count: number,
  weight = 1,
): Drawing {
  const random = seeded(seed);
  const id = freshId();
  const puffs = Array.from({ length: count }, () => {
    const [cx, cy] = [random() * size.width * 1.2 - size.width * 0.1, (top + random() * (bottom - top)) * size.height];
    const w = (0.06 + random() * 0.16) * size.width * (0.6 + weight * 0.4);
    const parts = Array.from({ length: 5 }, () => {
      const [dx, dy] = [(random() - 0.5) * w * 1.5, (random() - 0.5) * w * 0.1 * weight];
      return `<ellipse cx="${(cx + dx).toFixed(0)}" cy="${(cy + dy).toFixed(0)}" rx="${(w * (0.4 + random() * 0.5)).toFixed(0)}" ry="${(w * (0.035 + random() * 0.05) * weight).toFixed(1)}"/>`;
    });
    return `<g opacity="${(0.25 + random() * 0.4).toFixed(2)}">${parts.join('')}</g>`;
  });
  return raw(
    `<g filter="url(#${id})" fill="${colour}">${puffs.join('')}</g>`,
    `<filter id="${id}" x="-20%" y="-50%" width="140%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${(size.height * 0.011 * weight).toFixed(1)}"/></filter>`,
  );
}

/** Stars: many faint, few bright. */
export function stars(size: Size, seed: number, bottom: number, count: number): Drawing {
  const random = seeded(seed);
  return raw(
    Array.from({ length: count }, () => {
      const bright = random() ** 7;
      return `<circle cx="${(random() * size.width).toFixed(1)}" cy="${(random() * bottom * size.height).toFixed(1)}" r="${(size.height * (0.0005 + 0.0012 * bright)).toFixed(2)}" fill="#dfe8ff" opacity="${(0.25 + 0.7 * bright).toFixed(2)}"/>`;
    }).join(''),
  );
}
