/** Faces to SVG: back faces dropped, far ones first, each in the colour the light gives it. */
import type { Camera } from './camera';
import { hex } from './colour';
import { shade, type Rig } from './light';
import type { Face } from './shapes';
import { centre, dot, mixVec, sub, type Vec } from './vector';

/** A piece of SVG and the definitions it refers to. */
export interface Drawing {
  defs: string;
  body: string;
}

export const nothing: Drawing = { defs: '', body: '' };

export const raw = (body: string, defs = ''): Drawing => ({ defs, body });

export function together(...parts: readonly Drawing[]): Drawing {
  return { defs: parts.map((p) => p.defs).join(''), body: parts.map((p) => p.body).join('') };
}

let serial = 0;
/** A name for a gradient, filter or clip that nothing else in the picture has. */
export const freshId = (): string => `d${(serial++).toString(36)}`;

const number = (n: number): string => n.toFixed(1);
export const pointList = (points: readonly Vec[]): string => points.map((p) => `${number(p[0])},${number(p[1])}`).join(' ');

/** The two places of a face where the light differs most, as a gradient across it. */
function gradientFill(face: Face, seen: readonly Vec[], cam: Camera, rig: Rig): { defs: string; fill: string } {
  const samples = face.points.map((p, i) => {
    const light = shade(face.material, face.normal, p, cam.eye, rig);
    return { light, power: light[0] + light[1] + light[2], screen: seen[i] ?? p };
  });
  const sorted = [...samples].sort((a, b) => a.power - b.power);
  const [dark, bright] = [sorted[0], sorted[sorted.length - 1]];
  if (!dark || !bright) return { defs: '', fill: '#000' };
  const id = freshId();
  const [a, b] = [dark.screen, bright.screen];
  const stop = (offset: number, colour: Vec): string => `<stop offset="${offset}" stop-color="${hex(colour)}"/>`;
  const middle = shade(face.material, face.normal, centre(face.points), cam.eye, rig);
  const defs =
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${number(a[0])}" y1="${number(a[1])}" x2="${number(b[0])}" y2="${number(b[1])}">` +
    `${stop(0, dark.light)}${stop(0.5, mixVec(middle, mixVec(dark.light, bright.light, 0.5), 0.5))}${stop(1, bright.light)}</linearGradient>`;
  return { defs, fill: `url(#${id})` };
}

/** The smaller side of the box around a face on the picture, in pixels. */
function spread(seen: readonly Vec[]): number {
  const side = (k: 0 | 1): number => Math.max(...seen.map((p) => p[k])) - Math.min(...seen.map((p) => p[k]));
  return Math.min(side(0), side(1));
}

/** Draws one solid. Faces of one solid are sorted among themselves; solids are drawn in the order given. */
export function solid(faces: readonly Face[], cam: Camera, rig: Rig): Drawing {
  const drawn = faces
    .filter((f) => dot(f.normal, sub(cam.eye, centre(f.points))) > 0)
    .map((f) => ({ face: f, seen: f.points.map(cam.project) }))
    .map((f) => ({ ...f, depth: f.seen.reduce((sum, p) => sum + p[2], 0) / f.seen.length }))
    .sort((a, b) => b.depth - a.depth);
  let defs = '';
  const body = drawn.map(({ face, seen }) => {
    let fill: string;
    if (face.material.gradient && spread(seen) > 60) {
      const g = gradientFill(face, seen, cam, rig);
      defs += g.defs;
      fill = g.fill;
    } else {
      fill = hex(shade(face.material, face.normal, centre(face.points), cam.eye, rig));
    }
    // The stroke in the same colour closes the hairlines between neighbours.
    return `<polygon points="${pointList(seen)}" fill="${fill}" stroke="${fill}"/>`;
  });
  return { defs, body: `<g stroke-width="1.5" stroke-linejoin="round">${body.join('')}</g>` };
}
