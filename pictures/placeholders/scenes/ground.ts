/** The ground in front of the viewer, and what is set on it. */
import { camera, type Camera, type Size } from '../kit/camera';
import type { Material } from '../kit/light';
import { raw, together, type Drawing } from '../kit/paint';
import type { Face } from '../kit/shapes';
import { chain, move, turnZ, type Vec } from '../kit/vector';
import { house, openings, type House, type Opening } from './buildings';
import { open, ranges } from './land';
import type { Mood } from './moods';
import { clouds, type Light } from './sky';
import type { acacia } from './trees';

export interface Ground {
  cam: Camera;
  /** The horizon as a part of the picture's height. */
  horizon: number;
}

/** A level camera over the ground; the horizon follows from where it looks. */
export function ground(size: Size, eye: Vec, target: Vec, fov: number): Ground {
  const cam = camera(size, { eye, target, fov });
  const far: Vec = [eye[0] + (target[0] - eye[0]) * 1e5, eye[1] + (target[1] - eye[1]) * 1e5, eye[2]];
  return { cam, horizon: cam.project(far)[1] / size.height };
}

export function backdrop(size: Size, g: Ground, mood: Mood, seed: number, light?: Light, tall = 0.12): Drawing {
  return together(
    open(size, mood, g.horizon, seed, light),
    clouds(size, seed + 1, 0.05, Math.max(0.12, g.horizon - 0.14), mood.cloud, 7),
    ranges(size, mood, g.horizon, seed, tall),
  );
}

/** A tree at a place on the ground, its height in metres. */
export function treeAt(
  kind: typeof acacia,
  g: Ground,
  x: number,
  y: number,
  height: number,
  mood: Mood,
  seed: number,
  fade: number,
): Drawing {
  const foot = g.cam.project([x, y, 0]);
  return kind(foot[0], foot[1], height * g.cam.pixelsAt([x, y, 0]), mood, seed, fade);
}

/** A house with its openings, ready to be painted, at a place on the ground. */
export function standing(h: House, list: readonly Opening[], x: number, y: number, around: number, glass?: Material): Face[][] {
  const place = chain(turnZ(around), move(x, y, 0));
  const [walls = [], under = [], far = [], ...rest] = house(h, place);
  return [under, far, walls, ...openings(h, list, place, glass), ...rest];
}

/** A path of beaten earth from the viewer to a door. */
export function path(g: Ground, points: readonly (readonly [x: number, y: number, width: number])[], colour: string): Drawing {
  const side = (k: 1 | -1): string[] =>
    points.map(([x, y, w]) => g.cam.project([x + (k * w) / 2, y, 0])).map((p) => `${p[0].toFixed(1)},${p[1].toFixed(1)}`);
  return raw(`<polygon points="${[...side(-1), ...side(1).reverse()].join(' ')}" fill="${colour}" opacity="0.75"/>`);
}
