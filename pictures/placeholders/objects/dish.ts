/** Flat dishes: a panel of a given size, the stands and mounts that carry it. */
import type { Material } from '../kit/light';
import type { Thing } from '../kit/shot';
import { arc, box, circle, decal, extrude, lathe, ribbon, rod, roundedRect, type Face } from '../kit/shapes';
import { chain, move, turnX, turnZ, type Place, type Vec } from '../kit/vector';
import { black, graphite, mark, pale, rubber, shell, white } from './materials';

export interface Panel {
  width: number;
  height: number;
  depth: number;
  radius: number;
}

export const standardPanel: Panel = { width: 38.3, height: 59.4, depth: 3.9, radius: 3.4 };
export const miniPanel: Panel = { width: 26, height: 30, depth: 3.6, radius: 3 };
export const largePanel: Panel = { width: 51, height: 57.5, depth: 4.2, radius: 3.6 };
export const olderPanel: Panel = { width: 30.3, height: 51.3, depth: 4.2, radius: 5 };

/** The company's arc and dot, laid on a surface around the middle; `size` is its width. */
export function emblem(size: number, height: number, place: Place, line: Material = mark, dot: Material = line): Face[] {
  return [
    ribbon(arc(size * 0.46, 24, 156, 0, -size * 0.3, 28), size * 0.055, height, line, place),
    decal(
      circle(size * 0.075, 20)(0).map(([x, y]) => [x + size * 0.2, y + size * 0.36] as const),
      height,
      dot,
      place,
    ),
  ];
}

/**
 * The panel alone, in its own space: middle at the origin, front towards +z, top towards +y.
 * Three bodies with a dark seam between the front and the shell.
 */
export function panel(p: Panel, place: Place): Face[][] {
  const back = move(0, 0, -p.depth);
  const outline = roundedRect(p.width, p.height, p.radius);
  const inner = roundedRect(p.width - 0.9, p.height - 0.9, p.radius - 0.4);
  return [
    extrude(roundedRect(p.width - 0.3, p.height - 0.3, p.radius), p.depth * 0.56, 1.3, shell, chain(back, place), 5),
    extrude(inner, 0.5, 0.05, graphite, chain(move(0, 0, -p.depth * 0.46), place), 1),
    extrude(outline, p.depth * 0.4, 0.7, white, chain(move(0, 0, -p.depth * 0.4), place), 4),
    emblem(p.width * 0.11, 0.02, chain(move(0, -p.height * 0.42, 0), place)),
  ];
}

/** What the back shows: ribs, the socket of the mount, the port of the cable. */
function panelBack(p: Panel, place: Place): Face[][] {
  const onBack = (x: number, y: number): Place => chain(turnX(180), move(x, y, -p.depth), place);
  return [
    extrude(roundedRect(p.width * 0.62, p.height * 0.5, 2.2), 0.5, 0.3, shell, onBack(0, 0), 2),
    extrude(roundedRect(p.width * 0.26, p.width * 0.2, 1.4), 1.6, 0.5, pale, onBack(0, p.height * 0.04), 3),
    extrude(roundedRect(4.2, 2.6, 0.8, 5), 0.9, 0.3, black, onBack(0, -p.height * 0.34), 2),
  ];
}

/** The panel with the farthest body first when the camera is behind it. */
export const panelFromBehind = (p: Panel, place: Place): Face[][] => [...panel(p, place).reverse(), ...panelBack(p, place)];

/** The pose of a panel that stands on its lower edge and leans back by so many degrees; z = 0 is the floor. */
export function leaning(p: Panel, degrees: number, spot: Place, lift = 1): Place {
  return chain(move(0, p.height / 2, p.depth), turnX(90 - degrees), move(0, 0, lift), spot);
}

/** Rubber feet under the lower edge, and a folding stand behind. */
function kickstand(p: Panel, pose: Place, degrees: number, spot: Place): { feet: Face[][]; stand: Face[][] } {
  const foot = (x: number): Face[] => box(4.6, 3, 1.9, 0.8, rubber, chain(move(x, 0.4, 0), spot), 0.5);
  const reach = p.height * (0.4 + degrees / 120);
  const hinge = (x: number): Vec => pose([x, p.height * 0.16, -p.depth]);
  const ground = (x: number): Vec => spot([x, reach, 0.9]);
  const x = p.width * 0.2;
  return {
    feet: [foot(-p.width * 0.3), foot(p.width * 0.3)],
    stand: [
      rod(hinge(-x), ground(-x), 0.75, shell),
      rod(hinge(x), ground(x), 0.75, shell),
      box(p.width * 0.56, 2.6, 1.5, 0.7, shell, chain(move(0, reach, 0), spot), 0.4),
      box(p.width * 0.4, 2, 0.5, 0.4, rubber, chain(move(0, reach, 0), spot), 0.1),
    ],
  };
}

/** A dish on its folding stand, seen from the front or from behind. */
export function dishOnStand(p: Panel, degrees: number, spot: Place, fromBehind = false): Thing {
  const pose = leaning(p, degrees, spot);
  const { feet, stand } = kickstand(p, pose, degrees, spot);
  return fromBehind ? [...feet, ...panelFromBehind(p, pose), ...stand] : [...stand, ...panel(p, pose), ...feet];
}

/** A dish on a head above `top`, tilted so many degrees from lying flat and turned to a side. */
export function dishOnHead(p: Panel, top: Vec, tilt: number, around: number, fromBehind = false): Thing {
  const pose = chain(turnX(tilt), move(0, 0, 4.4), turnZ(around), move(...top));
  const socket: Face[][] = [
    lathe(
      [
        [2.4, 0],
        [2.6, 0.3],
        [2.6, 3.4],
        [3.4, 4.2],
      ],
      pale,
      move(...top),
    ),
  ];
  return fromBehind ? [...panelFromBehind(p, pose), ...socket] : [...socket, ...panel(p, pose)];
}
