/** Solids as lists of flat faces, built in their own space and put in place as they are made. */
import { add, cross, mix, scale, sub, unit, type Place, type Vec } from './vector';
import type { Material } from './light';

export interface Face {
  points: Vec[];
  normal: Vec;
  material: Material;
}

/** An outline in the plane, by how far it is drawn inwards; always with the same number of points. */
export type Outline = (inset: number) => (readonly [number, number])[];

export function roundedRect(width: number, height: number, radius: number, segments = 24): Outline {
  return (inset) => {
    const [w, h] = [width / 2 - inset, height / 2 - inset];
    const r = Math.max(Math.min(radius - inset, w, h), 0.001);
    const corners = [
      [w - r, h - r, 0],
      [r - w, h - r, 90],
      [r - w, r - h, 180],
      [w - r, r - h, 270],
    ] as const;
    return corners.flatMap(([x, y, from]) =>
      Array.from({ length: segments + 1 }, (_, i) => {
        const a = ((from + (90 * i) / segments) * Math.PI) / 180;
        return [x + r * Math.cos(a), y + r * Math.sin(a)] as const;
      }),
    );
  };
}

export function circle(radius: number, segments = 96): Outline {
  return (inset) =>
    Array.from({ length: segments }, (_, i) => {
      const a = (2 * Math.PI * i) / segments;
      const r = Math.max(radius - inset, 0.001);
      return [r * Math.cos(a), r * Math.sin(a)] as const;
    });
}

/** A face's normal by Newell's method: it holds for polygons that are not quite flat, too. */
function normalOf(points: readonly Vec[]): Vec {
  let sum: Vec = [0, 0, 0];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    sum = add(sum, [(p[1] - q[1]) * (p[2] + q[2]), (p[2] - q[2]) * (p[0] + q[0]), (p[0] - q[0]) * (p[1] + q[1])]);
  });
  return unit(sum);
}

export const face = (points: Vec[], material: Material): Face => ({ points, normal: normalOf(points), material });

/** Joins rings of equally many points, counter-clockwise seen from where the rings go; caps both ends if asked. */
export function loft(rings: readonly (readonly Vec[])[], material: Material, caps = true): Face[] {
  const faces: Face[] = [];
  rings.slice(1).forEach((ring, k) => {
    const below = rings[k] ?? ring;
    ring.forEach((p, i) => {
      const j = (i + 1) % ring.length;
      const [a, b, c] = [below[i], below[j], ring[j]];
      if (a && b && c) faces.push(face([a, b, c, p], material));
    });
  });
  const [first, last] = [rings[0], rings[rings.length - 1]];
  if (caps && first && last) faces.push(face([...first].reverse(), material), face([...last], material));
  return faces;
}

/** An outline raised from z = 0 to `depth`, its edges rounded by `bevel`. */
export function extrude(outline: Outline, depth: number, bevel: number, material: Material, place: Place, steps = 7): Face[] {
  const rings: Vec[][] = [];
  const ring = (inset: number, z: number): void => {
    rings.push(outline(inset).map(([x, y]) => place([x, y, z])));
  };
  for (let i = 0; i <= steps; i++) {
    const a = (Math.PI / 2) * (i / steps);
    ring(bevel * (1 - Math.sin(a)), bevel * (1 - Math.cos(a)));
  }
  for (let i = steps; i >= 0; i--) {
    const a = (Math.PI / 2) * (i / steps);
    ring(bevel * (1 - Math.sin(a)), depth - bevel * (1 - Math.cos(a)));
  }
  return loft(rings, material);
}

/** A box with rounded edges, standing on z = 0 around the middle of its floor. */
export function box(
  width: number,
  length: number,
  height: number,
  radius: number,
  material: Material,
  place: Place,
  bevel = Math.min(radius, height / 3) * 0.6,
): Face[] {
  return extrude(roundedRect(width, length, radius, 12), height, bevel, material, place, 5);
}

/** A body of revolution around z: pairs of radius and height, from the bottom up. */
export function lathe(
  profile: readonly (readonly [radius: number, z: number])[],
  material: Material,
  place: Place,
  segments = 96,
): Face[] {
  return loft(
    profile.map(([r, z]) => circle(r, segments)(0).map(([x, y]) => place([x, y, z]))),
    material,
  );
}

/** A cylinder between two points. */
export function rod(from: Vec, to: Vec, radius: number, material: Material, segments = 48): Face[] {
  return tube([from, to], radius, material, segments);
}

/** A round tube along a path. */
export function tube(path: readonly Vec[], radius: number, material: Material, segments = 20): Face[] {
  let side: Vec | undefined;
  const rings = path.map((p, i) => {
    const ahead = unit(sub(path[Math.min(i + 1, path.length - 1)] ?? p, path[Math.max(i - 1, 0)] ?? p));
    // The frame is carried along the path, so that the tube does not twist.
    const hint: Vec = side ?? (Math.abs(ahead[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]);
    const normal = unit(cross(ahead, hint));
    const other = cross(ahead, normal);
    side = scale(other, -1);
    return Array.from({ length: segments }, (_, k): Vec => {
      const a = (2 * Math.PI * k) / segments;
      return add(p, add(scale(normal, radius * Math.cos(a)), scale(other, radius * Math.sin(a))));
    });
  });
  return loft(rings, material);
}

/** A flat shape laid on a surface: an outline in the plane z = `height`. */
export function decal(outline: readonly (readonly [number, number])[], height: number, material: Material, place: Place): Face {
  return face(
    outline.map(([x, y]) => place([x, y, height])),
    material,
  );
}

/** A ribbon of a given width along points in the plane, for arcs and lines laid on a surface. */
export function ribbon(
  points: readonly (readonly [number, number])[],
  width: number,
  height: number,
  material: Material,
  place: Place,
): Face {
  const offset = (side: 1 | -1): (readonly [number, number])[] =>
    points.map(([x, y], i) => {
      const [ax, ay] = points[Math.max(i - 1, 0)] ?? [x, y];
      const [bx, by] = points[Math.min(i + 1, points.length - 1)] ?? [x, y];
      const l = Math.hypot(bx - ax, by - ay) || 1;
      return [x - (side * width * (by - ay)) / (2 * l), y + (side * width * (bx - ax)) / (2 * l)] as const;
    });
  return decal([...offset(-1), ...offset(1).reverse()], height, material, place);
}

/** Points of an arc of a circle, in degrees. */
export function arc(radius: number, from: number, to: number, x = 0, y = 0, segments = 24): (readonly [number, number])[] {
  return Array.from({ length: segments + 1 }, (_, i) => {
    const a = (mix(from, to, i / segments) * Math.PI) / 180;
    return [x + radius * Math.cos(a), y + radius * Math.sin(a)] as const;
  });
}
