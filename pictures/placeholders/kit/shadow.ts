/** Soft shadows on the floor: what stands on it, thrown along the light, blurred. */
import type { Camera } from './camera';
import { freshId, pointList, raw, together, type Drawing } from './paint';
import type { Face } from './shapes';
import { add, scale, type Vec } from './vector';

type Flat = readonly [number, number];

/** The convex hull of points in the plane (monotone chain). */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Flat[]): Flat[] => {
    const out: Flat[] = [];
    for (const p of list) {
      while (out.length >= 2) {
        const [a, b] = [out[out.length - 2], out[out.length - 1]];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

export interface Throw {
  /** How far the shadow of one unit of height reaches on the floor. */
  lean: Vec;
  blur: number;
  opacity: number;
  colour?: string;
  /** Only what is lower than this throws it. */
  below?: number;
  floor?: number;
}

function blurred(shape: string, blur: number, opacity: number): Drawing {
  const id = freshId();
  return raw(
    `<g opacity="${opacity}"><g filter="url(#${id})">${shape}</g></g>`,
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${blur.toFixed(1)}"/></filter>`,
  );
}

/** One blurred shape made of the hull of each solid: convex parts keep the gaps between them. */
export function throwShadow(solids: readonly (readonly Face[])[], cam: Camera, t: Throw): Drawing {
  const floor = t.floor ?? 0;
  const colour = t.colour ?? '#1b222c';
  const shapes = solids.map((faces) => {
    const flat = faces
      .flatMap((f) => f.points)
      .filter((p) => t.below === undefined || p[2] - floor < t.below)
      .map((p): Flat => [p[0] + (p[2] - floor) * t.lean[0], p[1] + (p[2] - floor) * t.lean[1]]);
    if (flat.length < 3) return '';
    return `<polygon points="${pointList(hull(flat).map(([x, y]) => cam.project([x, y, floor])))}" fill="${colour}"/>`;
  });
  return blurred(shapes.join(''), t.blur, t.opacity);
}

/** Three shadows that make a thing stand: wide and pale away from the softbox, nearer, and narrow where it touches. */
export function standing(solids: readonly (readonly Face[])[], cam: Camera, strength = 1): Drawing {
  const pixel = cam.size.height / 1200;
  const lean = (k: number): Vec => add(scale(cam.right, 0.6 * k), scale(cam.ahead, 0.38 * k));
  return together(
    throwShadow(solids, cam, { lean: lean(1), blur: 38 * pixel, opacity: 0.24 * strength }),
    throwShadow(solids, cam, { lean: lean(0.4), blur: 20 * pixel, opacity: 0.24 * strength, below: 14 }),
    throwShadow(solids, cam, { lean: lean(0.1), blur: 6 * pixel, opacity: 0.5 * strength, below: 2.2 }),
  );
}

/** The shadow of a cable that lies on the floor. */
export function lyingLine(path: readonly Vec[], radius: number, cam: Camera, strength = 1): Drawing {
  const seen = path.map((p) =>
    cam.project(add([p[0], p[1], 0], add(scale(cam.right, radius * 0.9 + p[2] * 0.5), scale(cam.ahead, p[2] * 0.3)))),
  );
  const width = 2.3 * radius * cam.pixelsAt(path[Math.floor(path.length / 2)] ?? [0, 0, 0]);
  const pixel = cam.size.height / 1200;
  return blurred(
    `<polyline points="${pointList(seen)}" fill="none" stroke="#1b222c" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`,
    5 * pixel,
    0.45 * strength,
  );
}
