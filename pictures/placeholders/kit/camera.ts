/** A perspective camera over a picture of a given size in pixels. */
import { cross, dot, sub, unit, type Vec } from './vector';

export interface Size {
  width: number;
  height: number;
}

export interface View {
  eye: Vec;
  target: Vec;
  /** Vertical field of view in degrees. */
  fov: number;
  /** Moves the picture, as a part of its height; positive is right and down. */
  shift?: readonly [number, number];
}

export interface Camera {
  eye: Vec;
  size: Size;
  /** What is right and what is ahead of the viewer, level with the ground. */
  right: Vec;
  ahead: Vec;
  /** Pixels right, pixels down, distance along the line of sight. */
  project: (point: Vec) => Vec;
  /** Pixels that one unit takes at this point. */
  pixelsAt: (point: Vec) => number;
}

export function camera(size: Size, view: View): Camera {
  const forward = unit(sub(view.target, view.eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const focal = size.height / 2 / Math.tan((view.fov * Math.PI) / 360);
  const [sx, sy] = view.shift ?? [0, 0];
  const centreX = size.width / 2 + sx * size.height;
  const centreY = size.height / 2 + sy * size.height;
  const depth = (point: Vec): number => Math.max(dot(sub(point, view.eye), forward), 0.01);
  return {
    eye: view.eye,
    size,
    right,
    ahead: unit([forward[0], forward[1], 0]),
    project: (point) => {
      const d = depth(point);
      const from = sub(point, view.eye);
      return [centreX + (focal * dot(from, right)) / d, centreY - (focal * dot(from, up)) / d, d];
    },
    pixelsAt: (point) => focal / depth(point),
  };
}

/** A camera that circles the target: `around` degrees from the front (to the right), `above` degrees up. */
export function orbit(
  size: Size,
  target: Vec,
  around: number,
  above: number,
  distance: number,
  fov: number,
  shift?: readonly [number, number],
): Camera {
  const [a, b] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  const eye: Vec = [
    target[0] + distance * Math.sin(a) * Math.cos(b),
    target[1] - distance * Math.cos(a) * Math.cos(b),
    target[2] + distance * Math.sin(b),
  ];
  return camera(size, shift ? { eye, target, fov, shift } : { eye, target, fov });
}
