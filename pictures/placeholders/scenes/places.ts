/** Places where a dish serves people: school, clinic, farm, shops. People themselves are left out. */
import { blend } from '../kit/colour';
import type { Material } from '../kit/light';
import { raw, solid, type Drawing } from '../kit/paint';
import { seeded } from '../kit/random';
import type { Draw } from '../kit/shot';
import { box, face, rod, type Face } from '../kit/shapes';
import { svg } from '../kit/stage';
import { chain, move, turnZ } from '../kit/vector';
import { dishPost, onGround, paint, plaster, sheets, tank, type House } from './buildings';
import { camp } from './camp';
import { backdrop, ground, path, standing, treeAt, type Ground } from './ground';
import { moods, type Mood } from './moods';
import { acacia, roundTree } from './trees';

const school: Draw = (size) => {
  const mood = moods.day;
  const g = ground(size, [-3.5, -19, 3.2], [0.5, 0, 3.1], 34);
  const block: House = { width: 17, length: 6.4, wall: 3, rise: 1.7, paint: plaster.cream, roof: sheets.red };
  const things = standing(block, ['window', 'door', 'window', 'window', 'door', 'window', 'window'], 3.2, 5, -17);
  const second = standing({ ...block, width: 9, length: 5.6 }, ['window', 'door', 'window'], -13.5, 15, 12);
  const pole: Face[][] = [rod([-5.4, -2, 0], [-5.4, -2, 6.6], 0.05, { colour: '#e8e6e0' }, 12)];
  return svg(
    size,
    backdrop(size, g, mood, 51),
    treeAt(roundTree, g, -22, 34, 8, mood, 1, 0.42),
    treeAt(roundTree, g, 21, 26, 9, mood, 2, 0.32),
    onGround(second, g.cam, mood.rig, 0.2),
    paint(second, g.cam, mood.rig),
    treeAt(acacia, g, 15.5, 13, 8, mood, 7, 0.12),
    path(
      g,
      [
        [-3, -19, 2.2],
        [-1.6, -8, 2],
        [0.2, 0.2, 1.6],
      ],
      blend(mood.near, '#b98a63', 0.5),
    ),
    onGround(things, g.cam, mood.rig),
    paint(things, g.cam, mood.rig),
    paint(dishPost(4.6, 3, 3.9, 0.9, -20, 1.9), g.cam, mood.rig),
    onGround(pole, g.cam, mood.rig, 0.25),
    paint(pole, g.cam, mood.rig),
  );
};

const clinic: Draw = (size) => {
  const mood = moods.day;
  const g = ground(size, [4, -15, 2.4], [-0.4, 0, 2.6], 36);
  const block: House = { width: 10.5, length: 6, wall: 3, rise: 1.5, paint: plaster.white, roof: sheets.green };
  const place = chain(turnZ(19), move(-0.6, 3, 0));
  const things = standing(block, ['window', 'door', 'wide'], -0.6, 3, 19);
  // A band of colour along the foot of the wall, and a plain green sign with a white cross beside the door.
  const band = face([place([-5.25, -3.01, 0]), place([5.25, -3.01, 0]), place([5.25, -3.01, 0.6]), place([-5.25, -3.01, 0.6])], {
    colour: '#7fa596',
  });
  const bar = (w: number, h: number, x: number, z: number, material: Material, out: number): Face =>
    face(
      [
        place([x - w / 2, -3.02 - out, z - h / 2]),
        place([x + w / 2, -3.02 - out, z - h / 2]),
        place([x + w / 2, -3.02 - out, z + h / 2]),
        place([x - w / 2, -3.02 - out, z + h / 2]),
      ],
      material,
    );
  const sign: Face[] = [
    bar(0.9, 0.9, 1.55, 2.2, { colour: '#3f7d68' }, 0.01),
    bar(0.56, 0.16, 1.55, 2.2, { colour: '#f2f2ee' }, 0.02),
    bar(0.16, 0.56, 1.55, 2.2, { colour: '#f2f2ee' }, 0.02),
  ];
  const [under = [], far = [], walls = [], ...rest] = things;
  const tower = tank(7.2, 6.5, 2.6);
  return svg(
    size,
    backdrop(size, g, mood, 63, undefined, 0.16),
    treeAt(roundTree, g, -13, 15, 8.5, mood, 4, 0.22),
    treeAt(roundTree, g, 14, 30, 9, mood, 9, 0.4),
    onGround(tower, g.cam, mood.rig, 0.25),
    paint(tower, g.cam, mood.rig),
    path(
      g,
      [
        [2.6, -15, 2.4],
        [1, -6, 2],
        [-0.2, -0.1, 1.5],
      ],
      blend(mood.near, '#c9ab84', 0.5),
    ),
    onGround(things, g.cam, mood.rig),
    paint([under, far, walls, [band], ...rest.slice(0, 3), sign, ...rest.slice(3)], g.cam, mood.rig),
    paint(dishPost(-2.2, 2, 3.8, 0.8, 24, 1.7), g.cam, mood.rig),
  );
};

/** Rows of a crop on the ground as pairs of ribbons, light and dark. */
function rows(
  g: Ground,
  from: number,
  to: number,
  step: number,
  near: number,
  far: number,
  light: string,
  dark: string,
): Drawing {
  const random = seeded(77);
  const out: string[] = [];
  for (let x = from; x < to; x += step) {
    const w = step * (0.34 + random() * 0.1);
    const line = (a: number, b: number, fill: string): string =>
      `<polygon points="${[
        [a, near],
        [b, near],
        [b, far],
        [a, far],
      ]
        .map(([px, py]) => g.cam.project([px ?? 0, py ?? 0, 0]))
        .map((p) => `${p[0].toFixed(1)},${p[1].toFixed(1)}`)
        .join(' ')}" fill="${fill}"/>`;
    out.push(line(x, x + w, dark), line(x + w * 0.25, x + w * 0.8, light));
  }
  return raw(out.join(''));
}

const farm: Draw = (size) => {
  const mood: Mood = { ...moods.dawn, far: '#a8a878', near: '#6c6a42', leaf: '#4b5b39' };
  const g = ground(size, [0, -13, 3.1], [1.4, 0, 1.9], 38);
  const store: House = { width: 7.4, length: 5, wall: 2.7, rise: 1.4, paint: plaster.ochre, roof: sheets.zinc };
  const things = standing(store, ['window', 'door', 'window'], 6.6, 9, -14);
  const tower = tank(12.6, 12, 3.2);
  return svg(
    size,
    backdrop(size, g, mood, 71, [0.2, g.horizon - 0.07, 0.03, '#ffdfae'], 0.14),
    treeAt(roundTree, g, -15, 28, 7, mood, 3, 0.4),
    treeAt(roundTree, g, 1, 34, 8, mood, 5, 0.46),
    treeAt(roundTree, g, 17, 24, 8.5, mood, 6, 0.3),
    rows(g, -17, 17, 0.95, -12, 14, '#75854c', '#454f2f'),
    onGround(tower, g.cam, mood.rig, 0.2),
    paint(tower, g.cam, mood.rig),
    onGround(things, g.cam, mood.rig, 0.3),
    paint(things, g.cam, mood.rig),
    paint(dishPost(4.9, 8, 3.4, 0.9, 12, 1.7), g.cam, mood.rig),
  );
};

const shops: Draw = (size) => {
  const mood = moods.dusk;
  const g = ground(size, [-4.4, -11, 2], [0.6, 0, 2.2], 40);
  const row: House = { width: 15, length: 5, wall: 3.1, rise: 1.1, paint: plaster.mint, roof: sheets.blue };
  const lit: Material = { colour: '#f3c27a', glow: true };
  const place = chain(turnZ(-13), move(3.2, 3.6, 0));
  const things = standing(row, ['wide', 'door', 'shutter', 'door', 'wide'], 3.2, 3.6, -13, lit);
  const awning = Array.from({ length: 12 }, (_, i): Face => {
    const [a, b] = [-7.2 + i * 0.46, -7.2 + (i + 1) * 0.46];
    return face([place([a, -4.1, 2.15]), place([b, -4.1, 2.15]), place([b, -2.52, 2.6]), place([a, -2.52, 2.6])], {
      colour: i % 2 ? '#e7e0d0' : '#a8493d',
    });
  });
  const lamp: Face[][] = [rod([-7.5, -1, 0], [-7.5, -1, 4.6], 0.05, { colour: '#3a3f46' }, 12)];
  const [under = [], far = [], walls = [], ...rest] = things;
  return svg(
    size,
    backdrop(size, g, mood, 95, [0.12, g.horizon - 0.05, 0.025, '#ffc898'], 0.1),
    treeAt(roundTree, g, -13, 17, 7.5, mood, 3, 0.25),
    treeAt(roundTree, g, 15, 15, 8, mood, 8, 0.12),
    onGround(things, g.cam, mood.rig, 0.35),
    paint([under, far, walls, ...rest.slice(0, 5), awning, ...rest.slice(5)], g.cam, mood.rig),
    paint(dishPost(4.6, 2, 3.6, 0.9, -24, 1.5), g.cam, mood.rig),
    paint(lamp, g.cam, mood.rig),
    solid(box(0.5, 0.2, 0.12, 0.05, { colour: '#ffe2b0', glow: true }, move(-7.3, -1, 4.5)), g.cam, mood.rig),
  );
};

export const placeScenes = { school, clinic, farm, camp, shops } satisfies Record<string, Draw>;
