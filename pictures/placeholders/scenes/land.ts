/** The land under the sky: ridges in the haze and plains, drawn from back to front. */
import type { Size } from '../kit/camera';
import { blend } from '../kit/colour';
import { freshId, nothing, raw, together, type Drawing } from '../kit/paint';
import { ridgeNoise, seeded } from '../kit/random';
import type { Mood } from './moods';
import { band, glow, stops, type Light } from './sky';

export interface Ridge {
  seed: number;
  /** Foot of the ridge and its greatest height, as parts of the picture's height. */
  foot: number;
  height: number;
  /** How many rises over the width. */
  rises: number;
  /** 0 is round hills, 1 is rock. */
  rough: number;
  colour: string;
  /** What it fades into at its foot. */
  haze: string;
  /** Where the highest part is, as a part of the width; absent is everywhere. */
  peak?: number;
  /** Filled down to the picture's lower edge instead of its foot. */
  solid?: boolean;
}

export function ridge(size: Size, r: Ridge): Drawing {
  const [large, middle, fine] = [ridgeNoise(r.seed), ridgeNoise(r.seed + 31), ridgeNoise(r.seed + 67)];
  const step = 4;
  const points: string[] = [];
  let top = size.height;
  for (let px = -step; px <= size.width + step; px += step) {
    const x = px / size.width;
    const shape = 0.5 + 0.5 * large(x * r.rises) + r.rough * (0.2 * middle(x * r.rises * 3.7) + 0.09 * fine(x * r.rises * 11));
    const lift = r.peak === undefined ? 1 : Math.exp(-(((x - r.peak) / 0.24) ** 2));
    const y = (r.foot - r.height * Math.max(0.02, shape) * lift) * size.height;
    top = Math.min(top, y);
    points.push(`${px.toFixed(0)},${y.toFixed(1)}`);
  }
  const id = freshId();
  const foot = (r.foot * size.height).toFixed(1);
  const base = r.solid ? size.height + 2 : foot;
  return raw(
    `<polygon points="-9,${base} ${points.join(' ')} ${size.width + 9},${base}" fill="url(#${id})"/>`,
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top.toFixed(1)}" x2="0" y2="${foot}">${stops([r.colour, blend(r.colour, r.haze, 0.25), blend(r.colour, r.haze, 0.75)])}</linearGradient>`,
  );
}

/** Two pale ranges and a near one, for most horizons. */
export function ranges(size: Size, mood: Mood, horizon: number, seed: number, tall = 0.12): Drawing {
  const tone = (t: number): string => blend(blend(mood.leaf, '#7d7f95', 0.62), mood.haze, t);
  return together(
    ridge(size, {
      seed,
      foot: horizon + 0.004,
      height: tall,
      rises: 3,
      rough: 0.5,
      colour: tone(0.58),
      haze: mood.haze,
      peak: 0.28,
    }),
    ridge(size, {
      seed: seed + 5,
      foot: horizon + 0.004,
      height: tall * 0.5,
      rises: 4,
      rough: 0.3,
      colour: tone(0.4),
      haze: mood.haze,
    }),
    ridge(size, {
      seed: seed + 9,
      foot: horizon + 0.006,
      height: tall * 0.22,
      rises: 6,
      rough: 0.2,
      colour: blend(mood.leaf, mood.haze, 0.5),
      haze: mood.far,
    }),
  );
}

/** Short strokes of light and dark that lie flat on a plain and grow towards the viewer. */
export function grass(
  size: Size,
  seed: number,
  top: number,
  bottom: number,
  light: string,
  dark: string,
  count: number,
): Drawing {
  const random = seeded(seed);
  const tufts = Array.from({ length: count }, () => {
    const t = random() ** 1.7;
    const y = (top + (bottom - top) * t) * size.height;
    const w = (0.004 + 0.034 * t) * size.width * (0.5 + random());
    const fill = random() < 0.5 ? light : dark;
    return `<ellipse cx="${(random() * size.width).toFixed(0)}" cy="${y.toFixed(1)}" rx="${w.toFixed(1)}" ry="${(w * 0.06 + 0.4).toFixed(1)}" fill="${fill}" opacity="${((0.1 + random() * 0.2) * (1 - t * 0.5)).toFixed(2)}"/>`;
  });
  return raw(tufts.join(''));
}

/** Sky down to the horizon, the light in it, the plain below. */
export function open(size: Size, mood: Mood, horizon: number, seed: number, light?: Light): Drawing {
  const line = horizon * size.height;
  return together(
    band(size, 0, line + 2, mood.sky),
    light ? glow(size, ...light) : nothing,
    band(size, line, size.height, [mood.far, blend(mood.far, mood.near, 0.6), mood.near]),
    grass(size, seed, horizon + 0.01, 1.02, blend(mood.far, '#ffffff', 0.16), blend(mood.near, '#1d1a12', 0.3), 420),
  );
}
