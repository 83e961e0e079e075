/** Cases and bags. */
import type { Material } from '../kit/light';
import type { Thing } from '../kit/shot';
import { box, extrude, roundedRect, tube, type Face } from '../kit/shapes';
import { chain, move, smooth, turnX, turnZ, type Place, type Vec } from '../kit/vector';
import { emblem, panel, type Panel } from './dish';
import { amber, black, graphite, pale, rubber, steel } from './materials';

export interface CaseSize {
  width: number;
  length: number;
  height: number;
}

const hard: Material = { colour: '#3a4048', gloss: 0.14, gradient: true };
const foam: Material = { colour: '#24282e', gradient: true };
const cloth: Material = { colour: '#4a525c', gradient: true };

function handle(width: number, out: number, high: number, place: Place): Face[] {
  const path = smooth(
    [
      [-width / 2, 0, high],
      [-width / 2, -out * 0.7, high],
      [-width * 0.4, -out, high],
      [width * 0.4, -out, high],
      [width / 2, -out * 0.7, high],
      [width / 2, 0, high],
    ],
    8,
  );
  return tube(path.map(place), 0.95, black, 14);
}

function latch(x: number, high: number, place: Place): Face[][] {
  const at = chain(turnX(90), move(x, 0, high), place);
  return [
    extrude(roundedRect(3.6, 5.2, 0.5, 4), 0.8, 0.2, black, at, 2),
    extrude(roundedRect(2.4, 1, 0.3, 4), 0.3, 0.1, steel, chain(move(0, 1, 0.8), at), 1),
  ];
}

/** A closed hard case lying down, its latches towards the viewer. */
export function closedCase(c: CaseSize, x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const half = c.height * 0.52;
  const f = chain(move(0, -c.length / 2, 0), place);
  const rib = (rx: number): Face[] => box(3.2, c.length * 0.82, 0.7, 0.6, hard, chain(move(rx, 0, c.height - 0.1), place), 0.3);
  return [
    extrude(roundedRect(c.width, c.length, 3.2), half, 1.6, hard, place, 4),
    extrude(roundedRect(c.width + 0.8, c.length + 0.8, 3.5), 1.1, 0.3, black, chain(move(0, 0, half - 0.5), place), 2),
    extrude(roundedRect(c.width, c.length, 3.2), c.height - half, 1.6, hard, chain(move(0, 0, half), place), 4),
    rib(-c.width * 0.3),
    rib(c.width * 0.3),
    emblem(c.width * 0.16, 0.05, chain(move(0, 0, c.height), place), pale, amber),
    ...latch(-c.width * 0.3, half, f),
    ...latch(c.width * 0.3, half, f),
    handle(c.width * 0.24, 3.6, half * 0.8, f),
  ];
}

/** An open hard case with foam; a dish lies in it, a cable's tray and a supply beside it. */
export function openCase(c: CaseSize, p: Panel, x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const half = c.height * 0.52;
  // The lid stands behind, leaning back a little.
  const lid = chain(move(0, c.length / 2, half - c.height), turnX(76), move(0, c.length / 2 + 0.2, half + 0.4), place);
  const bed = (w: number, l: number, bx: number, by: number, material: Material): Face[] =>
    extrude(roundedRect(w, l, 1.6), 0.12, 0.03, material, chain(move(bx, by, half + 0.02), place), 1);
  const lift: Place = (v: Vec) => place([v[0] - c.width * 0.16, v[1], v[2] + half + 1.5]);
  return [
    extrude(roundedRect(c.width, c.length, 3.2), c.height - half, 1.6, hard, lid, 4),
    extrude(roundedRect(c.width - 3.4, c.length - 3.4, 2.2), 0.6, 0.2, foam, chain(move(0, 0, c.height - half), lid), 2),
    extrude(roundedRect(c.width, c.length, 3.2), half, 0.9, hard, place, 4),
    bed(c.width - 3, c.length - 3, 0, 0, foam),
    bed(p.width + 1.6, p.height + 1.6, -c.width * 0.16, 0, rubber),
    ...panel(p, lift),
    bed(c.width * 0.24, c.length * 0.4, c.width * 0.33, c.length * 0.2, rubber),
    bed(c.width * 0.24, c.length * 0.34, c.width * 0.33, -c.length * 0.24, rubber),
    box(c.width * 0.19, c.length * 0.32, 2.4, 1, graphite, chain(move(c.width * 0.33, c.length * 0.2, half - 0.6), place), 0.5),
    ...latch(-c.width * 0.3, half - 3, chain(move(0, -c.length / 2, 0), place)),
    ...latch(c.width * 0.3, half - 3, chain(move(0, -c.length / 2, 0), place)),
    handle(c.width * 0.24, 3.4, half * 0.62, chain(move(0, -c.length / 2, 0), place)),
  ];
}

/** A soft bag standing up, with two handles and a flat pocket in front. */
export function softBag(width: number, depth: number, height: number, x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const loop = (fy: number): Face[] => {
    const path = smooth(
      [
        [-width * 0.2, fy, height * 0.86],
        [-width * 0.19, fy, height + 5],
        [-width * 0.1, fy, height + 10],
        [width * 0.1, fy, height + 10],
        [width * 0.19, fy, height + 5],
        [width * 0.2, fy, height * 0.86],
      ],
      8,
    );
    return tube(path.map(place), 0.9, black, 12);
  };
  const f = chain(turnX(90), move(0, -depth / 2, 0), place);
  return [
    loop(depth * 0.3),
    extrude(roundedRect(width, depth, 3.4), height, 3, cloth, place, 6),
    extrude(roundedRect(width * 0.72, height * 0.5, 2), 1.1, 0.8, cloth, chain(move(0, height * 0.36, 0), f), 4),
    extrude(roundedRect(width * 0.66, 0.6, 0.3, 4), 0.3, 0.1, black, chain(move(0, height * 0.55, 1), f), 1),
    loop(-depth * 0.42),
    emblem(width * 0.13, 1.15, chain(move(0, height * 0.34, 0), f), pale, amber),
  ];
}
