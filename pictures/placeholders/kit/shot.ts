/** A product picture: things on the stage, seen from one place. */
import { orbit, type Camera, type Size } from './camera';
import { studio } from './light';
import { solid, together, type Drawing } from './paint';
import { lyingLine, standing } from './shadow';
import type { Face } from './shapes';
import { stage, svg } from './stage';
import type { Vec } from './vector';

/** Draws a picture of the given size as an SVG document. */
export type Draw = (size: Size) => string;

/** Solids in the order in which they are drawn, the farthest first. */
export type Thing = Face[][];

export interface Seen {
  target: Vec;
  /** Degrees around the target, to the right of the front. */
  around: number;
  /** Degrees above the floor. */
  above: number;
  distance: number;
  fov?: number;
  shift?: readonly [number, number];
}

/** A cable: its shadow follows it along the floor, where a standing thing's is one shape. */
export interface Wire {
  thing: Thing;
  path: readonly Vec[];
  radius: number;
}

export interface Setting {
  view: Seen;
  /** From the back of the stage to the front. */
  things: readonly (Thing | Wire)[];
  /** Strength of the shadows, 1 if absent. */
  shadow?: number;
}

export const look = (size: Size, seen: Seen): Camera =>
  orbit(size, seen.target, seen.around, seen.above, seen.distance, seen.fov ?? 26, seen.shift);

export function paintThings(things: readonly Thing[], cam: Camera): Drawing {
  return together(...things.flat().map((faces) => solid(faces, cam, studio(cam))));
}

/** The usual product shot: shadows first, then everything from back to front. */
export function shot(setting: Setting): Draw {
  return (size) => {
    const cam = look(size, setting.view);
    const strength = setting.shadow ?? 1;
    return svg(
      size,
      stage(size),
      ...setting.things.map((thing) =>
        'path' in thing ? lyingLine(thing.path, thing.radius, cam, strength) : standing(thing, cam, strength),
      ),
      paintThings(
        setting.things.map((thing) => ('path' in thing ? thing.thing : thing)),
        cam,
      ),
    );
  };
}
