/** Sheet roofs with a dish, seen from just above the eaves, the country behind. */
import { camera, type Camera, type Size } from '../kit/camera';
import { blend } from '../kit/colour';
import type { Material } from '../kit/light';
import { solid, together, type Drawing } from '../kit/paint';
import { throwShadow } from '../kit/shadow';
import type { Draw } from '../kit/shot';
import { tube, type Face } from '../kit/shapes';
import { svg } from '../kit/stage';
import { chain, move, scale, smooth, turnX, type Place, type Vec } from '../kit/vector';
import { dishOnHead, standardPanel, type Panel } from '../objects/dish';
import { shell } from '../objects/materials';
import { corrugated, pivotMount, screw } from '../objects/mounts';
import { centimetres } from './buildings';
import { open, ranges } from './land';
import { moods, type Mood } from './moods';
import { clouds, type Light } from './sky';
import { acacia, roundTree } from './trees';
import { vehicleRoof } from './vehicle';

interface RoofScene {
  mood: Mood;
  /** Where the horizon lies on the picture, as a part of its height. */
  horizon: number;
  eye: Vec;
  target: Vec;
  fov: number;
  sheet: Material;
  ridgeAt: number;
  /** Where the mount stands on the roof, how the dish turns and tilts. */
  mount: readonly [number, number];
  turn: number;
  tilt: number;
  dish?: Panel;
  seed: number;
  trees?: 'acacia' | 'round';
  light?: Light;
}

/** The roof is the plane z = 0; what stands upright on it leans by the roof's slope. */
const slope = 14;

function country(size: Size, s: RoofScene): Drawing {
  const line = s.horizon * size.height;
  const tree = s.trees === 'round' ? roundTree : acacia;
  const spots = [
    [0.06, 0.1, 0.26],
    [0.2, 0.05, 0.5],
    [0.36, 0.06, 0.45],
    [0.86, 0.075, 0.4],
    [0.7, 0.045, 0.55],
    [0.96, 0.13, 0.16],
  ] as const;
  return together(
    open(size, s.mood, s.horizon, s.seed, s.light),
    clouds(size, s.seed + 1, 0.08, s.horizon - 0.14, s.mood.cloud, 7),
    ranges(size, s.mood, s.horizon, s.seed),
    ...spots.map(([x, h, fade], i) =>
      tree(x * size.width, line + (0.012 + h * 0.35) * size.height, h * size.height, s.mood, s.seed + 20 + i, fade),
    ),
  );
}

function sheetRows(s: RoofScene, cam: Camera): Drawing {
  const width = 16;
  const [front, back] = [s.eye[1] + 0.35, s.ridgeAt];
  const roof: Face[] = corrugated(width, back - front, Math.round(width / 0.09), 0.026, s.sheet, move(0, (front + back) / 2, 0));
  const rows = [0.14, 0.42, 0.7, 0.97].map((k) => front + (back - front) * k);
  const screws = rows.flatMap((y) =>
    Array.from({ length: 29 }, (_, i) => screw(chain(centimetres, move((i - 14) * 0.54 + 0.045, y, 0.0)), 1.5)),
  );
  const cap = tube(
    [
      [-width / 2, back, -0.02],
      [width / 2, back, -0.02],
    ],
    0.075,
    { ...s.sheet, colour: blend(s.sheet.colour, '#ffffff', 0.08) },
    20,
  );
  return together(solid(roof, cam, s.mood.rig), ...screws.map((f) => solid(f, cam, s.mood.rig)), solid(cap, cam, s.mood.rig));
}

function roofScene(s: RoofScene): Draw {
  return (size) => {
    const cam = camera(size, { eye: s.eye, target: s.target, fov: s.fov });
    const [x, y] = s.mount;
    const spot = chain(centimetres, move(x, y, 0.004));
    const upright: Place = chain(centimetres, turnX(-slope), move(x, y, 0.03));
    const post = pivotMount(36, move(0, 0, 0)).map((faces) => faces.map((f) => lift(f, spot)));
    const dish = dishOnHead(s.dish ?? standardPanel, [0, 0, 36], s.tilt + slope, s.turn).map((faces) =>
      faces.map((f) => lift(f, upright)),
    );
    const cable = smooth(
      [
        [x + 0.03, y + 0.05, 0.3],
        [x + 0.1, y - 0.05, 0.06],
        [x + 0.35, y - 0.3, 0.02],
        [x + 0.7, y - 1, 0.02],
        [x + 1.6, y - 1.9, 0.02],
        [x + 2.2, y - 3.4, 0.02],
      ],
      14,
    );
    const pixel = size.height / 1200;
    const lean: Vec = [-s.mood.rig.key[0] * 0.9, -s.mood.rig.key[1] * 0.9, 0];
    return svg(
      size,
      country(size, s),
      sheetRows(s, cam),
      throwShadow(dish, cam, { lean, blur: 9 * pixel, opacity: 0.42, colour: '#1a1214' }),
      throwShadow(post, cam, { lean, blur: 4 * pixel, opacity: 0.4, colour: '#1a1214' }),
      ...post.map((f) => solid(f, cam, s.mood.rig)),
      solid(tube(cable, 0.012, shell, 12), cam, s.mood.rig),
      ...dish.map((f) => solid(f, cam, s.mood.rig)),
    );
  };
}

/** Turns a finished face together with its normal; the place must not mirror. */
function lift(f: Face, place: Place): Face {
  const [o, n] = [place([0, 0, 0]), place(f.normal)];
  return { ...f, points: f.points.map(place), normal: scale([n[0] - o[0], n[1] - o[1], n[2] - o[2]], 100) };
}

const wide = { eye: [0.1, -2.75, 1.3], target: [0.15, 1.4, 0.36], fov: 42, ridgeAt: 2.6, horizon: 0.43 } as const;

const red: Material = { colour: '#8d3a33', gloss: 0.1 };
const zinc: Material = { colour: '#a3acb4', gloss: 0.25 };
const green: Material = { colour: '#4f6a57', gloss: 0.1 };
const blue: Material = { colour: '#4b647f', gloss: 0.12 };

export const roofScenes = {
  'roof-red': roofScene({
    ...wide,
    eye: [-0.6, -2.2, 1.22],
    target: [0.4, 1.4, 0.34],
    mood: moods.day,
    sheet: red,
    mount: [0.55, 0.3],
    turn: 14,
    tilt: 34,
    seed: 4,
  }),
  'roof-red-near': roofScene({
    ...wide,
    mood: moods.day,
    eye: [-0.6, -1.5, 0.95],
    target: [0.05, 0.5, 0.34],
    fov: 40,
    horizon: 0.36,
    sheet: red,
    mount: [0.12, 0.3],
    turn: -16,
    tilt: 36,
    seed: 14,
  }),
  'roof-zinc-dawn': roofScene({
    ...wide,
    eye: [0.5, -2.4, 1.25],
    target: [-0.3, 1.4, 0.36],
    mood: moods.dawn,
    sheet: zinc,
    mount: [-0.6, 0.2],
    turn: -18,
    tilt: 34,
    seed: 9,
    trees: 'round',
    light: [0.82, 0.4, 0.028, '#ffdfae'],
  }),
  'roof-green-dusk': roofScene({
    ...wide,
    mood: moods.dusk,
    sheet: green,
    mount: [0.5, 0.4],
    turn: 20,
    tilt: 34,
    seed: 23,
    light: [0.16, 0.42, 0.026, '#ffc898'],
  }),
  'roof-blue': roofScene({
    ...wide,
    eye: [0.7, -2.2, 1.2],
    target: [-0.35, 1.4, 0.34],
    mood: moods.day,
    sheet: blue,
    mount: [-0.5, 0.5],
    turn: -14,
    tilt: 32,
    seed: 31,
    trees: 'round',
  }),
  'vehicle-roof': vehicleRoof,
} satisfies Record<string, Draw>;
