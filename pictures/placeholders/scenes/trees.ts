/** Trees as crowns of many small tufts, so that they read from afar. */
import { blend } from '../kit/colour';
import { raw, type Drawing } from '../kit/paint';
import { seeded } from '../kit/random';
import type { Mood } from './moods';

interface Crown {
  x: number;
  y: number;
  r: number;
}

const puff = (c: Crown, fill: string, flat: number): string =>
  `<ellipse cx="${c.x.toFixed(1)}" cy="${c.y.toFixed(1)}" rx="${c.r.toFixed(1)}" ry="${(c.r * flat).toFixed(1)}" fill="${fill}"/>`;

/** A flat-topped acacia; x and foot in pixels, height in pixels. */
export function acacia(x: number, foot: number, height: number, mood: Mood, seed: number, fade = 0): Drawing {
  const random = seeded(seed);
  const leaf = blend(mood.leaf, mood.haze, fade);
  const [light, bark] = [blend(leaf, mood.cloud, 0.2), blend(blend(mood.leaf, '#2b2118', 0.55), mood.haze, fade)];
  const fork = foot - height * 0.34;
  const branches = [-0.62, -0.3, 0.06, 0.34, 0.66].map((k) => {
    const [ex, ey] = [x + k * height * 0.62, foot - height * (0.76 - Math.abs(k) * 0.06)];
    return `<path d="M${x.toFixed(1)} ${fork.toFixed(1)} Q${(x + k * height * 0.18).toFixed(1)} ${(foot - height * 0.62).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}" stroke-width="${(height * 0.018).toFixed(1)}"/>`;
  });
  const trunk = `<path d="M${x.toFixed(1)} ${foot.toFixed(1)} Q${(x - height * 0.03).toFixed(1)} ${(foot - height * 0.2).toFixed(1)} ${x.toFixed(1)} ${fork.toFixed(1)}" stroke-width="${(height * 0.036).toFixed(1)}"/>`;
  const crown = (dy: number, fill: string, count: number, reach: number): string =>
    Array.from({ length: count }, (_, i) => {
      const k = (i / (count - 1)) * 2 - 1 + (random() - 0.5) * 0.1;
      return puff(
        {
          x: x + k * height * reach,
          y: foot - height * (0.83 + dy - Math.abs(k) ** 2 * 0.055 + (random() - 0.5) * 0.07),
          r: height * (0.045 + random() * 0.06),
        },
        fill,
        0.46,
      );
    }).join('');
  return raw(
    `<g fill="none" stroke="${bark}" stroke-linecap="round">${trunk}${branches.join('')}</g>${crown(-0.03, leaf, 46, 0.68)}${crown(0.025, light, 30, 0.56)}`,
  );
}

/** A round tree of the highlands or a row of bushes. */
export function roundTree(x: number, foot: number, height: number, mood: Mood, seed: number, fade = 0): Drawing {
  const random = seeded(seed);
  const leaf = blend(mood.leaf, mood.haze, fade);
  const light = blend(leaf, mood.cloud, 0.18);
  const trunk = `<rect x="${(x - height * 0.025).toFixed(1)}" y="${(foot - height * 0.5).toFixed(1)}" width="${(height * 0.05).toFixed(1)}" height="${(height * 0.5).toFixed(1)}" fill="${blend(blend(mood.leaf, '#2b2118', 0.6), mood.haze, fade)}"/>`;
  const crown = (fill: string, dx: number, dy: number, spread: number): string =>
    Array.from({ length: 44 }, () => {
      const [a, d] = [random() * 6.28, Math.sqrt(random()) * height * spread];
      return puff(
        {
          x: x + dx * height + d * Math.cos(a),
          y: foot - height * (0.64 + dy) + d * Math.sin(a) * 0.8,
          r: height * (0.035 + random() * 0.055),
        },
        fill,
        0.9,
      );
    }).join('');
  return raw(trunk + crown(leaf, 0, 0, 0.27) + crown(light, -0.05, 0.06, 0.19));
}
