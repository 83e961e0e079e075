/** How surfaces take the light. One rig for the studio, others for landscapes. */
import type { Camera } from './camera';
import { linear } from './colour';
import { add, dot, scale, sub, unit, type Vec } from './vector';

export interface Material {
  colour: string;
  /** Strength of the highlight, 0 to 1. */
  gloss?: number;
  /** Glows by itself: no light falls on it. */
  glow?: boolean;
  /** Large flat faces take a gradient; small ones are one colour each. */
  gradient?: boolean;
}

export interface Rig {
  /** Towards the light, and its strength and colour. */
  key: Vec;
  keyColour: string;
  keyPower: number;
  /** Light from above and from the ground, as colours; the strength is in `ambient`. */
  sky: string;
  ground: string;
  ambient: number;
  /** Where the key light stands; near lights fall off over large faces. Absent is as far as the sun. */
  near?: Vec;
}

const over = (a: Vec, b: Vec): Vec => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** Light that leaves a surface towards the eye, linear. */
export function shade(material: Material, normal: Vec, at: Vec, eye: Vec, rig: Rig): Vec {
  const albedo = linear(material.colour);
  if (material.glow) return albedo;
  const toKey = rig.near ? unit(sub(rig.near, at)) : unit(rig.key);
  const reach = rig.near ? 1 / (0.4 + 0.6 * (dot(sub(rig.near, at), sub(rig.near, at)) / dot(rig.near, rig.near))) : 1;
  const up = (normal[2] + 1) / 2;
  const hemisphere = add(scale(linear(rig.sky), up * rig.ambient), scale(linear(rig.ground), (1 - up) * rig.ambient));
  const direct = Math.max(0, dot(normal, toKey)) * rig.keyPower * reach;
  const lit = over(albedo, add(hemisphere, scale(linear(rig.keyColour), direct)));
  const half = unit(add(toKey, unit(sub(eye, at))));
  const highlight = (material.gloss ?? 0) * Math.max(0, dot(normal, half)) ** 26 * rig.keyPower * 0.7;
  return add(lit, scale(linear(rig.keyColour), highlight));
}

/** Softbox high on the viewer's left, pale fill from the room: white plastic keeps its form on a pale stage. */
export function studio(cam: Camera): Rig {
  const key = add(add(scale(cam.right, -0.95), scale(cam.ahead, -1.1)), [0, 0, 1.3]);
  return {
    key,
    keyColour: '#fffaf1',
    keyPower: 0.6,
    sky: '#f4f7fb',
    ground: '#b3bbc7',
    ambient: 0.66,
    near: scale(key, 70),
  };
}
