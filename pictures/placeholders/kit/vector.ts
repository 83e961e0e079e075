/** Plain 3D vectors. One unit is one centimetre in the studio and one metre in a landscape; z is up. */
export type Vec = readonly [x: number, y: number, z: number];

/** Puts a point of an object's own space into the scene. */
export type Place = (point: Vec) => Vec;

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const length = (a: Vec): number => Math.sqrt(dot(a, a));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mixVec = (a: Vec, b: Vec, t: number): Vec => add(scale(a, 1 - t), scale(b, t));

export function unit(a: Vec): Vec {
  const l = length(a);
  return l === 0 ? [0, 0, 1] : scale(a, 1 / l);
}

export function centre(points: readonly Vec[]): Vec {
  const sum = points.reduce<Vec>(add, [0, 0, 0]);
  return scale(sum, 1 / points.length);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function turn(axis: 0 | 1 | 2, degrees: number): Place {
  const c = Math.cos(radians(degrees));
  const s = Math.sin(radians(degrees));
  return ([x, y, z]) => {
    if (axis === 0) return [x, y * c - z * s, y * s + z * c];
    if (axis === 1) return [x * c + z * s, y, -x * s + z * c];
    return [x * c - y * s, x * s + y * c, z];
  };
}

export const turnX = (degrees: number): Place => turn(0, degrees);
export const turnY = (degrees: number): Place => turn(1, degrees);
export const turnZ = (degrees: number): Place => turn(2, degrees);
export const move =
  (x: number, y: number, z: number): Place =>
  (p) =>
    add(p, [x, y, z]);

/** Applies the places from the first to the last. */
export const chain =
  (...places: Place[]): Place =>
  (point) =>
    places.reduce((p, place) => place(p), point);

/** A smooth curve through the points (Catmull-Rom), `steps` pieces between each two. */
export function smooth(points: readonly Vec[], steps = 10): Vec[] {
  const at = (i: number): Vec => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0, 0];
  const out: Vec[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const blend = (k: 0 | 1 | 2): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      out.push([blend(0), blend(1), blend(2)]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}
