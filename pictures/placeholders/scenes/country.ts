/** Open country: hills at sunrise, rain, a clear night, solar rows, pylons. */
import type { Size } from '../kit/camera';
import { blend } from '../kit/colour';
import { freshId, raw, type Drawing } from '../kit/paint';
import { seeded } from '../kit/random';
import type { Draw } from '../kit/shot';
import { rod, type Face } from '../kit/shapes';
import { svg } from '../kit/stage';
import { dishPost, onGround, paint, panelField, plaster, sheets, type House } from './buildings';
import { backdrop, ground, standing, treeAt } from './ground';
import { grass, ridge } from './land';
import { moods, type Mood } from './moods';
import { band, clouds, glow, stars } from './sky';
import { acacia, roundTree } from './trees';

/** Range behind range in the morning haze, as over the Rift Valley. */
const hills: Draw = (size) => {
  const mood = moods.dawn;
  const tones = ['#c7a99a', '#b08f86', '#93766f', '#725d58', '#4f4541', '#342f2c'];
  return svg(
    size,
    band(size, 0, size.height, [mood.sky[0] ?? '#000', '#c6b6b3', '#f4d2a8', '#f0c79c']),
    glow(size, 0.66, 0.36, 0.036, '#ffe0ac', 0.95),
    clouds(size, 3, 0.06, 0.3, mood.cloud, 8),
    ...tones.map((colour, i) =>
      ridge(size, {
        seed: 20 + i * 7,
        foot: 0.56 + i * 0.1,
        height: 0.13 + i * 0.015,
        rises: 5 - i * 0.5,
        rough: 0.34 - i * 0.03,
        colour,
        haze: blend(colour, '#f2d0ab', 0.7 - i * 0.11),
        solid: true,
      }),
    ),
    acacia(size.width * 0.17, size.height * 0.965, size.height * 0.27, { ...mood, leaf: '#2b2824', cloud: '#4a4038' }, 5),
    acacia(size.width * 0.88, size.height * 0.95, size.height * 0.13, { ...mood, leaf: '#332e29', cloud: '#4a4038' }, 9, 0.05),
  );
};

function rainfall(size: Size): Drawing {
  const random = seeded(19);
  const id = freshId();
  const drops = Array.from({ length: 420 }, () => {
    const [x, y, l] = [random() * size.width * 1.1, random() * size.height, (0.02 + random() * 0.05) * size.height];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)} l${(-l * 0.16).toFixed(1)} ${l.toFixed(1)}" opacity="${(0.08 + random() * 0.22).toFixed(2)}"/>`;
  });
  const veil = [0.16, 0.52, 0.78].map(
    (x, i) =>
      `<polygon points="${[
        [x, 0.2],
        [x + 0.16, 0.2],
        [x + 0.1 - i * 0.01, 0.52],
        [x - 0.08, 0.52],
      ]
        .map(([a, b]) => `${((a ?? 0) * size.width).toFixed(0)},${((b ?? 0) * size.height).toFixed(0)}`)
        .join(' ')}" opacity="0.32"/>`,
  );
  return raw(
    `<g fill="#7c868d" filter="url(#${id})">${veil.join('')}</g><g stroke="#e4ebef" stroke-width="${(size.height * 0.0014).toFixed(1)}" fill="none">${drops.join('')}</g>`,
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${(size.height * 0.03).toFixed(0)}"/></filter>`,
  );
}

const rain: Draw = (size) => {
  const mood = moods.storm;
  const g = ground(size, [1.5, -13, 2.2], [-0.6, 0, 3], 36);
  const home: House = { width: 7.5, length: 5, wall: 2.7, rise: 1.5, paint: plaster.stone, roof: sheets.zinc };
  const things = standing(home, ['window', 'door', 'window'], -4.2, 6, 8, { colour: '#e9bd78', glow: true });
  const post = dishPost(2.6, -1.5, 0, 2.1, -20, 2.3);
  return svg(
    size,
    backdrop(size, g, mood, 103, undefined, 0.15),
    clouds(size, 6, -0.02, 0.2, '#3f4952', 16, 3.4),
    treeAt(roundTree, g, 9, 18, 7.5, mood, 4, 0.2),
    treeAt(roundTree, g, -16, 24, 8, mood, 5, 0.32),
    onGround(things, g.cam, mood.rig, 0.22),
    paint(things, g.cam, mood.rig),
    onGround(post, g.cam, mood.rig, 0.25),
    paint(post, g.cam, mood.rig),
    rainfall(size),
  );
};

const night: Draw = (size) => {
  const mood = moods.night;
  const g = ground(size, [0.5, -12, 1.7], [0, 0, 4.2], 42);
  const home: House = { width: 7, length: 5, wall: 2.7, rise: 1.5, paint: plaster.stone, roof: sheets.zinc };
  const things = standing(home, ['window', 'door', 'window'], 5.4, 7, 12, { colour: '#ffcf86', glow: true });
  const trail = freshId();
  const [x1, y1, x2, y2] = [0.16 * size.width, 0.34 * size.height, 0.72 * size.width, 0.1 * size.height];
  return svg(
    size,
    backdrop(size, g, { ...mood, cloud: '#1b2740' }, 113, undefined, 0.1),
    stars(size, 8, g.horizon - 0.1, 620),
    raw(
      `<path d="M${x1.toFixed(0)} ${y1.toFixed(0)} Q${(0.45 * size.width).toFixed(0)} ${(0.12 * size.height).toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}" fill="none" stroke="url(#${trail})" stroke-width="${(size.height * 0.0026).toFixed(1)}" stroke-linecap="round"/><circle cx="${x2.toFixed(0)}" cy="${y2.toFixed(0)}" r="${(size.height * 0.004).toFixed(1)}" fill="#fff3da"/>`,
      `<linearGradient id="${trail}"><stop offset="0" stop-color="#ffc35c" stop-opacity="0"/><stop offset="1" stop-color="#ffe2ad"/></linearGradient>`,
    ),
    glow(size, x2 / size.width, y2 / size.height, 0.006, '#ffd48a', 0.7, false),
    treeAt(acacia, g, -9, 13, 8, mood, 5, 0.05),
    paint(things, g.cam, mood.rig),
    paint(dishPost(-1.9, -2, 0, 1.9, 16, 2.3), g.cam, { ...mood.rig, keyPower: 0.5, ambient: 0.7 }),
  );
};

const solar: Draw = (size) => {
  const mood = moods.day;
  const g = ground(size, [-3, -13, 3.4], [0.8, 0, 1.6], 38);
  const rack = (x: number, y: number): Face[][] => [
    ...[0.6, 3.6, 6.6].flatMap((dx) => [
      rod([x + dx, y + 1.9, 0], [x + dx, y + 1.9, 1.75], 0.06, { colour: '#828a91' }, 10),
      rod([x + dx, y + 0.4, 0], [x + dx, y + 0.4, 0.85], 0.06, { colour: '#828a91' }, 10),
    ]),
    ...panelField(x, y, 7.35, 2.5, 28, 0.62),
  ];
  const hut: House = { width: 3.6, length: 3, wall: 2.4, rise: 0.9, paint: plaster.cream, roof: sheets.blue };
  const things = standing(hut, ['door'], 8.6, 4.5, -8);
  const rows = [rack(-6, 8.5), rack(-5, 2.6), rack(-4.4, -3.4)];
  return svg(
    size,
    backdrop(size, g, mood, 123, [0.82, 0.17, 0.03, '#fff3d6']),
    treeAt(acacia, g, -15, 24, 7.5, mood, 5, 0.34),
    treeAt(acacia, g, 16, 22, 8, mood, 7, 0.28),
    onGround(things, g.cam, mood.rig),
    paint(things, g.cam, mood.rig),
    paint(dishPost(7.6, 3.6, 2.75, 0.8, -16, 1.7), g.cam, mood.rig),
    ...rows.flatMap((r) => [onGround(r, g.cam, mood.rig, 0.3), paint(r, g.cam, mood.rig)]),
  );
};

/** A lattice mast for power lines, flat against the sky. */
function pylon(x: number, foot: number, height: number, colour: string): string {
  const p = (k: number, t: number): string => `${(x + k * height).toFixed(1)} ${(foot - t * height).toFixed(1)}`;
  const arms = [0.66, 0.8, 0.93].map((t, i) => `M${p(-0.17 + i * 0.03, t)} L${p(0, t + 0.05)} L${p(0.17 - i * 0.03, t)} Z`);
  const lattice = Array.from({ length: 7 }, (_, i) => {
    const [a, b] = [i / 7, (i + 1) / 7];
    const w = (t: number): number => 0.1 * (1 - t) + 0.012;
    return `M${p(-w(a), a)} L${p(w(b), b)} M${p(w(a), a)} L${p(-w(b), b)}`;
  });
  return `<path d="M${p(-0.11, 0)} L${p(-0.012, 1)} L${p(0.012, 1)} L${p(0.11, 0)} ${lattice.join(' ')} ${arms.join(' ')}" fill="none" stroke="${colour}" stroke-width="${(height * 0.009).toFixed(1)}" stroke-linejoin="round"/>`;
}

const energy: Draw = (size) => {
  const mood: Mood = moods.dusk;
  const line = 0.66;
  const masts = [
    [0.92, 0.3, 0.55],
    [0.77, 0.42, 0.4],
    [0.52, 0.6, 0.2],
    [0.12, 0.86, 0],
  ] as const;
  const [w, h] = [size.width, size.height];
  const wires = masts.slice(1).flatMap(([x, t], i) => {
    const [px, pt] = masts[i] ?? [x, t];
    return [0.66, 0.8, 0.93].flatMap((level, k) =>
      [-1, 1].map((side) => {
        const [ax, ay] = [x * w + side * (0.17 - k * 0.03) * t * h, line * h + 0.1 * t * h - level * t * h];
        const [bx, by] = [px * w + side * (0.17 - k * 0.03) * pt * h, line * h + 0.1 * pt * h - level * pt * h];
        return `<path d="M${ax.toFixed(1)} ${ay.toFixed(1)} Q${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2 + 0.05 * t * h).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}" stroke-width="${(h * 0.0008 + t * h * 0.0012).toFixed(2)}"/>`;
      }),
    );
  });
  return svg(
    size,
    band(size, 0, line * h + 2, mood.sky),
    glow(size, 0.7, 0.58, 0.034, '#ffcf9a', 0.9),
    clouds(size, 31, 0.08, 0.5, mood.cloud, 9),
    ridge(size, {
      seed: 71,
      foot: line + 0.005,
      height: 0.15,
      rises: 3,
      rough: 0.4,
      colour: '#84697a',
      haze: mood.haze,
      peak: 0.3,
    }),
    ridge(size, { seed: 76, foot: line + 0.005, height: 0.07, rises: 5, rough: 0.3, colour: '#6d5763', haze: mood.haze }),
    band(size, line * h, h, [mood.far, mood.near, '#352d27']),
    grass(size, 5, line + 0.02, 1.02, '#a38673', '#2b2520', 380),
    raw(`<g fill="none" stroke="#2e2a30">${wires.join('')}</g>`),
    ...masts.map(([x, t, fade]) => raw(pylon(x * w, line * h + 0.1 * t * h, t * h, blend('#2b272c', mood.haze, fade)))),
    acacia(0.36 * w, 0.72 * h, 0.1 * h, mood, 6, 0.2),
    acacia(0.62 * w, 0.7 * h, 0.07 * h, mood, 9, 0.3),
  );
};

export const countryScenes = { hills, rain, night, solar, energy } satisfies Record<string, Draw>;
