/** Routers and mesh nodes: rounded towers with a dark band, the arc and dot, and a lamp. */
import type { Thing } from '../kit/shot';
import { box, circle, decal, extrude, lathe, ribbon, rod, roundedRect, type Face } from '../kit/shapes';
import { chain, move, turnX, turnZ, type Place } from '../kit/vector';
import { emblem } from './dish';
import { black, brass, graphite, lamp, pale, rubber, shell, steel, white } from './materials';

export interface Tower {
  width: number;
  length: number;
  height: number;
  radius: number;
}

export const routerTower: Tower = { width: 21, length: 9.6, height: 25, radius: 4.6 };
export const nodeTower: Tower = { width: 12.4, length: 9.6, height: 14.5, radius: 4.6 };

/** A place on the front of a tower: x right, y up, out of the front by z. */
const onFront = (t: Tower, place: Place): Place => chain(turnX(90), move(0, -t.length / 2, 0), place);
const onBack = (t: Tower, place: Place): Place => chain(turnX(90), turnZ(180), move(0, t.length / 2, 0), place);

function shellOf(t: Tower, place: Place): Face[][] {
  const split = t.height * 0.36;
  const outline = roundedRect(t.width, t.length, t.radius);
  return [
    extrude(roundedRect(t.width - 2, t.length - 2, t.radius - 1), 1.2, 0.2, rubber, place, 2),
    extrude(outline, split - 1, 0.9, shell, chain(move(0, 0, 0.9), place), 4),
    extrude(
      roundedRect(t.width - 0.5, t.length - 0.5, t.radius - 0.25),
      1.3,
      0.1,
      black,
      chain(move(0, 0, split - 0.2), place),
      2,
    ),
    extrude(outline, t.height - split - 1, 2.1, white, chain(move(0, 0, split + 1), place), 6),
  ];
}

export function tower(t: Tower, x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const front = onFront(t, place);
  const bar = roundedRect(2.6, 0.62, 0.3)(0).map(([a, b]) => [a, b + t.height * 0.46] as const);
  return [
    ...shellOf(t, place),
    emblem(t.width * 0.25, 0.03, chain(move(0, t.height * 0.76, 0), front)),
    [decal(bar, 0.03, lamp, front)],
  ];
}

/** A network socket, drawn as a dark opening with its contacts. */
function socket(x: number, y: number, place: Place): Face[][] {
  const at = chain(move(x, y, 0), place);
  return [
    extrude(roundedRect(1.9, 1.7, 0.25, 3), 0.12, 0.03, pale, at, 1),
    [
      decal(roundedRect(1.4, 1.15, 0.1, 2)(0), 0.14, black, at),
      ribbon(
        [
          [-0.45, 0.4],
          [0.45, 0.4],
        ],
        0.22,
        0.15,
        brass,
        at,
      ),
    ],
  ];
}

/** The back of a tower: a dark field with sockets. Call for a tower turned away from the camera. */
export function towerBack(t: Tower, x: number, y: number, around: number, sockets: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const back = onBack(t, place);
  const mid = t.height * 0.19 + 0.4;
  return [
    ...shellOf(t, place),
    [
      decal(
        roundedRect(t.width * 0.62, 3.4, 0.8)(0).map(([a, b]) => [a, b + mid] as const),
        0.02,
        pale,
        back,
      ),
    ],
    ...Array.from({ length: sockets }, (_, i) => socket((i - (sockets - 1) / 2) * 2.8, mid, back)).flat(),
    [
      ribbon(
        [
          [-t.width * 0.22, t.height * 0.6],
          [t.width * 0.22, t.height * 0.6],
        ],
        0.24,
        0.02,
        pale,
        back,
      ),
    ],
    [
      ribbon(
        [
          [-t.width * 0.22, t.height * 0.64],
          [t.width * 0.22, t.height * 0.64],
        ],
        0.24,
        0.02,
        pale,
        back,
      ),
    ],
    [
      ribbon(
        [
          [-t.width * 0.22, t.height * 0.68],
          [t.width * 0.22, t.height * 0.68],
        ],
        0.24,
        0.02,
        pale,
        back,
      ),
    ],
  ];
}

/** The older router: one tall pale slab on a dark foot. */
export function olderRouter(x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const t: Tower = { width: 18, length: 5.4, height: 24, radius: 2.5 };
  return [
    box(15, 8, 1.1, 2.4, rubber, place, 0.3),
    extrude(roundedRect(t.width, t.length, t.radius), t.height, 1.6, white, chain(move(0, 0, 0.9), place), 5),
    emblem(4.4, 0.03, chain(move(0, 13.5, 0), onFront(t, place))),
    [
      decal(
        circle(0.32, 16)(0).map(([a, b]) => [a, b + 4] as const),
        0.03,
        lamp,
        onFront(t, place),
      ),
    ],
  ];
}

/** An access point for outdoors: a sealed box with two aerials, on a bracket. */
export function accessPoint(x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const lift = 6.5;
  const body: Tower = { width: 17, length: 5.6, height: 23, radius: 2.3 };
  const up = chain(move(0, 0, lift), place);
  const aerial = (side: number): Face[][] => [
    rod(place([side, 0.4, lift - 0.4]), place([side, 0.4, lift - 2]), 0.9, steel, 18),
    lathe(
      [
        [0.62, 0],
        [0.62, 0.4],
        [0.56, 20],
        [0.3, 20.6],
      ],
      shell,
      chain(move(side, 0.4, lift + body.height + 1.2), place),
      20,
    ),
    rod(place([side, 0.4, lift + body.height - 0.3]), place([side, 0.4, lift + body.height + 1.5]), 0.82, graphite),
  ];
  return [
    box(13, 9, 0.7, 0.8, steel, place, 0.2),
    box(6, 0.8, lift + 9, 0.3, steel, chain(move(0, 3.4, 0), place), 0.2),
    ...aerial(-5.4),
    ...aerial(5.4),
    extrude(roundedRect(body.width, body.length, body.radius), body.height, 1.3, white, up, 5),
    emblem(4.6, 0.03, chain(move(0, 15.5, 0), onFront(body, up))),
    [
      decal(
        circle(0.3, 16)(0).map(([a, b]) => [a - 1, b + 4] as const),
        0.03,
        lamp,
        onFront(body, up),
      ),
    ],
    [
      decal(
        circle(0.3, 16)(0).map(([a, b]) => [a + 1, b + 4] as const),
        0.03,
        lamp,
        onFront(body, up),
      ),
    ],
  ];
}
