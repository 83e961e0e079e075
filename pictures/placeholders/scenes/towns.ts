/** Town: a building site with its crane, a city at the end of the day. */
import { blend } from '../kit/colour';
import type { Material } from '../kit/light';
import { raw, together, type Drawing } from '../kit/paint';
import { seeded } from '../kit/random';
import type { Draw } from '../kit/shot';
import { box, rod, type Face } from '../kit/shapes';
import { svg } from '../kit/stage';
import { move } from '../kit/vector';
import { dishPost, onGround, paint, plaster, sheets, type House } from './buildings';
import { backdrop, ground, standing, treeAt } from './ground';
import { ridge } from './land';
import { moods } from './moods';
import { band, clouds, glow } from './sky';
import { roundTree } from './trees';

/** Three floors of slabs and columns. */
function frame(x: number, y: number): Face[][] {
  const concrete: Material = { colour: '#b9b4aa' };
  const bare: Material = { colour: '#9c978e' };
  const floors = [0, 1, 2];
  return floors.flatMap((f) => [
    ...[3.6, 0, -3.6].flatMap((dy) =>
      [-5.4, -1.8, 1.8, 5.4].map((dx): Face[] =>
        box(0.42, 0.42, f === 2 ? 2.2 : 2.9, 0.03, bare, move(x + dx, y + dy, f * 3.2 + 0.3), 0.02),
      ),
    ),
    box(11.8, 8.2, 0.3, 0.04, concrete, move(x, y, f * 3.2 + (f === 2 ? -0.001 : 2.9 + 0.3)), 0.02),
  ]);
}

/** A tower crane as lines in perspective: mast, jib, counterweight, rope. */
function crane(x: number, y: number, height: number): Face[][] {
  const m: Material = { colour: '#c8963e' };
  const bars: Face[][] = [];
  for (let z = 0; z < height; z += 1.5) {
    for (const s of [-0.5, 0.5]) bars.push(rod([x + s, y, z], [x - s, y, z + 1.5], 0.05, m, 6));
  }
  const jib = Array.from({ length: 11 }, (_, i): Face[] =>
    rod([x - 4 + i * 1.6, y, height + (i % 2 ? 1 : 0)], [x - 2.4 + i * 1.6, y, height + (i % 2 ? 0 : 1)], 0.05, m, 6),
  );
  return [
    rod([x - 0.5, y, 0], [x - 0.5, y, height], 0.09, m, 8),
    rod([x + 0.5, y, 0], [x + 0.5, y, height], 0.09, m, 8),
    ...bars,
    rod([x - 5, y, height], [x + 14, y, height], 0.09, m, 8),
    rod([x - 3, y, height + 1], [x + 12.6, y, height + 1], 0.07, m, 8),
    ...jib,
    rod([x, y, height + 3], [x + 9, y, height + 1], 0.05, m, 6),
    rod([x, y, height + 3], [x - 4.6, y, height], 0.05, m, 6),
    rod([x, y, height], [x, y, height + 3], 0.09, m, 8),
    box(1.8, 0.8, 1.4, 0.05, { colour: '#8b8d8f' }, move(x - 4.4, y, height - 1.2), 0.03),
    rod([x + 9.6, y, height - 5], [x + 9.6, y, height], 0.03, { colour: '#3a3a3a' }, 6),
  ];
}

const construction: Draw = (size) => {
  const mood = { ...moods.day, near: '#a57f58', far: '#c4a984' };
  const g = ground(size, [-6, -22, 3.4], [0.5, 0, 4.7], 38);
  const cabin: House = {
    width: 6,
    length: 2.8,
    wall: 2.5,
    rise: 0.35,
    overhang: 0.2,
    paint: { colour: '#d6d9da' },
    roof: sheets.zinc,
  };
  const things = standing(cabin, ['window', 'door', 'window'], -6.4, -3, 6);
  const site = frame(6, 8);
  return svg(
    size,
    backdrop(size, g, mood, 133, undefined, 0.07),
    treeAt(roundTree, g, -24, 30, 8, mood, 3, 0.4),
    paint(crane(-1.5, 22, 15.5), g.cam, mood.rig),
    onGround(site, g.cam, mood.rig, 0.3),
    paint(site, g.cam, mood.rig),
    onGround(things, g.cam, mood.rig, 0.32),
    paint(things, g.cam, mood.rig),
    paint(dishPost(-5, -3, 2.6, 0.8, 14, 1.8), g.cam, mood.rig),
  );
};

/** One row of towers against the sky; near rows have windows, some of them lit. */
function skyline(width: number, height: number, foot: number, tall: number, colour: string, seed: number, lit: boolean): Drawing {
  const random = seeded(seed);
  const parts: string[] = [];
  for (let x = -20; x < width;) {
    const w = width * (0.028 + random() * 0.05);
    const h = height * tall * (0.35 + random() ** 1.6 * 0.65);
    const y = foot - h;
    parts.push(
      `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${(h + 4).toFixed(1)}" fill="${colour}"/>`,
    );
    if (random() < 0.3)
      parts.push(
        `<rect x="${(x + w * 0.46).toFixed(1)}" y="${(y - h * 0.16).toFixed(1)}" width="${(w * 0.05).toFixed(1)}" height="${(h * 0.17).toFixed(1)}" fill="${colour}"/>`,
      );
    if (lit) {
      const [cw, ch] = [w / 6, height * 0.017];
      for (let cx = x + cw * 0.7; cx < x + w - cw; cx += cw) {
        for (let cy = y + ch; cy < foot - ch; cy += ch * 1.5) {
          if (random() < 0.42)
            parts.push(
              `<rect x="${cx.toFixed(1)}" y="${cy.toFixed(1)}" width="${(cw * 0.56).toFixed(1)}" height="${(ch * 0.66).toFixed(1)}" fill="#ffd79a" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`,
            );
        }
      }
    }
    x += w * (0.95 + random() * 0.3);
  }
  return raw(parts.join(''));
}

const city: Draw = (size) => {
  const mood = moods.dusk;
  const [w, h] = [size.width, size.height];
  const g = ground(size, [0, -6, 1.5], [0, 0, 1.9], 40);
  const roof: Face[][] = [
    box(60, 9, 0.3, 0.02, plaster.stone, move(0, 1.6, -0.3), 0.01),
    box(60, 0.35, 0.5, 0.03, plaster.cream, move(0, 5.9, 0), 0.02),
  ];
  const post = dishPost(1.7, 1.2, 0, 1.05, -18, 2.2);
  return svg(
    size,
    band(size, 0, h, [...mood.sky, '#c98f78']),
    glow(size, 0.24, 0.5, 0.034, '#ffc898', 0.9),
    clouds(size, 41, 0.06, 0.42, mood.cloud, 9),
    ridge(size, { seed: 90, foot: 0.72, height: 0.12, rises: 3, rough: 0.3, colour: '#7b6273', haze: mood.haze }),
    together(
      skyline(w, h, h * 0.76, 0.3, blend('#4a4054', mood.haze, 0.5), 3, false),
      skyline(w, h, h * 0.79, 0.36, blend('#3d374b', mood.haze, 0.22), 8, true),
      skyline(w, h, h * 0.84, 0.24, '#2d2a38', 13, true),
    ),
    paint(roof, g.cam, { ...mood.rig, ambient: 0.4 }),
    onGround(post, g.cam, mood.rig, 0.35),
    paint(post, g.cam, mood.rig),
  );
};

export const townScenes = { construction, city } satisfies Record<string, Draw>;
