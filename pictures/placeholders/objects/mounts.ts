/** What carries a dish: plates, arms, poles, and the pieces of roof and wall they are shown on. */
import type { Material } from '../kit/light';
import type { Thing } from '../kit/shot';
import { box, circle, extrude, face, lathe, loft, rod, roundedRect, tube, type Face } from '../kit/shapes';
import { chain, move, smooth, turnX, turnZ, type Place, type Vec } from '../kit/vector';
import { graphite, pale, rubber, steel, white, zinc } from './materials';

export const roofRed: Material = { colour: '#8f3b34', gloss: 0.12 };
const plaster: Material = { colour: '#dcd9d2', gradient: true };
export const roofZinc: Material = { colour: '#aab2ba', gloss: 0.3 };

/** A hexagon-headed screw with its washer, standing out along +z of its place. */
export function screw(place: Place, size = 1): Face[] {
  return [
    ...extrude(circle(0.95 * size, 18), 0.22 * size, 0.05, rubber, place, 1),
    ...extrude(circle(0.62 * size, 6), 0.75 * size, 0.1, steel, chain(move(0, 0, 0.2 * size), place), 1),
  ];
}

/** A piece of corrugated sheet: waves run along y, so many of them over the width; z = 0 is the crest. */
export function corrugated(width: number, length: number, waves: number, deep: number, material: Material, place: Place): Face[] {
  const per = 12;
  const n = waves * per;
  const at = (i: number): readonly [number, number] => [
    -width / 2 + (width * i) / n,
    (deep / 2) * (Math.cos((2 * Math.PI * i) / per) - 1),
  ];
  const faces: Face[] = [];
  for (let i = 0; i < n; i++) {
    const [[x0, z0], [x1, z1]] = [at(i), at(i + 1)];
    const quad = (a: number, b: number): Vec[] => [
      place([x0, a, z0]),
      place([x1, a, z1]),
      place([x1, b, z1]),
      place([x0, b, z0]),
    ];
    faces.push(face(quad(-length / 2, length / 2), material));
    // The cut edge in front shows the sheet's thickness.
    faces.push(
      face(
        [
          place([x0, -length / 2, z0 - 0.35]),
          place([x1, -length / 2, z1 - 0.35]),
          place([x1, -length / 2, z1]),
          place([x0, -length / 2, z0]),
        ],
        material,
      ),
    );
  }
  return faces;
}

const plateOf = (size: number, material: Material, place: Place, at: number): Face[][] => [
  extrude(roundedRect(size, size, 1.4), 0.6, 0.15, material, place, 2),
  ...[
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ].map(([x, y]) => screw(chain(move((x ?? 0) * at, (y ?? 0) * at, 0.6), place))),
];

/** The pivot mount for sheet roofs: plate, two cheeks, a pin, and a mast. */
export function pivotMount(mast: number, place: Place): Thing {
  const cheek = (x: number): Face[] =>
    extrude(roundedRect(5.6, 7, 2.2), 0.6, 0.1, steel, chain(turnX(90), turnZ(90), move(x, 0, 3.8), place), 2);
  return [
    ...plateOf(17, zinc, place, 6.4),
    rod(place([0, 0, 1.8]), place([0, 0, mast]), 1.9, steel),
    cheek(-2.9),
    cheek(2.3),
    rod(place([-3.9, 0, 4.6]), place([3.9, 0, 4.6]), 0.7, zinc, 16),
    rod(place([0, 0, mast - 0.2]), place([0, 0, mast + 0.6]), 2.05, rubber),
  ];
}

/** A block of plastered wall, its face towards the viewer at y = 0. */
export const wallBlock = (width: number, height: number, place: Place): Thing => [
  box(width, 9, height, 0.5, plaster, chain(move(0, 4.5, 0), place), 0.4),
];

/** The long arm for walls: a plate on y = 0 at the given height, a bent tube out and up. */
export function wallArm(height: number, place: Place): Thing {
  const plate = chain(turnX(90), move(0, 0, height), place);
  const reach = 22;
  const path = smooth(
    [
      [0, -0.6, height - 3],
      [0, -reach * 0.55, height - 3],
      [0, -reach * 0.86, height - 1.6],
      [0, -reach, height + 4],
      [0, -reach, height + 22],
    ],
    8,
  ).map(place);
  return [
    extrude(roundedRect(11, 22, 1.2, 5), 0.7, 0.15, zinc, plate, 2),
    ...[-8, 8].flatMap((y) => [-3.4, 3.4].map((x) => screw(chain(move(x, y, 0.7), plate)))),
    rod(place([0, -0.5, height + 7]), place([0, -reach * 0.62, height - 2.2]), 0.7, zinc, 14),
    tube(path, 1.75, steel, 26),
    rod(place([0, -reach, height + 21.8]), place([0, -reach, height + 22.6]), 1.9, rubber),
  ];
}

/** The sleeve that puts a dish on a pipe: a collar with two bolts and a socket above. */
export function pipeAdapter(place: Place): Thing {
  const bolt = (z: number): Face[][] => [
    rod(place([0, -2.5, z]), place([0, -4.6, z]), 0.5, steel, 14),
    extrude(circle(1, 6), 0.8, 0.1, steel, chain(turnX(90), move(0, -4.2, z), place), 1),
  ];
  return [
    lathe(
      [
        [2.7, 0],
        [2.9, 0.3],
        [2.9, 10.6],
        [2.6, 11.2],
      ],
      graphite,
      place,
    ),
    lathe(
      [
        [2.2, 11.2],
        [3.6, 11.9],
        [3.6, 13.6],
        [3.2, 14],
      ],
      pale,
      place,
    ),
    lathe(
      [
        [2, 14],
        [2, 19.4],
        [1.7, 20],
      ],
      white,
      place,
    ),
    ...bolt(3.2),
    ...bolt(8),
  ];
}

/** The pole alone. */
export const barePole = (height: number, place: Place): Face[] => rod(place([0, 0, 0.6]), place([0, 0, height]), 2.4, steel);

/** A ground pole: base plate with anchors, ribs, and the pole up to the given height. */
export function groundPole(height: number, place: Place): Thing {
  const rib = (turn: number): Face[] => {
    const p = chain(turnZ(turn), place);
    const flat = (y: number): Vec[] => [p([2.2, y, 0.9]), p([9, y, 0.9]), p([2.2, y, 11])];
    return [
      face(flat(-0.3), steel),
      face([...flat(0.3)].reverse(), steel),
      face([p([9, -0.3, 0.9]), p([9, 0.3, 0.9]), p([2.2, 0.3, 11]), p([2.2, -0.3, 11])], steel),
    ];
  };
  return [...plateOf(26, zinc, place, 10), rib(135), rib(45), barePole(height, place), rib(225), rib(315)];
}

/** Two rails on four magnets for a vehicle's roof; the rails carry a small dish at z = `top`. */
export function magnetRails(place: Place): Thing {
  const puck = (x: number, y: number): Face[][] => [
    lathe(
      [
        [3.3, 0],
        [3.5, 0.2],
        [3.5, 1.5],
        [3.1, 1.9],
      ],
      rubber,
      chain(move(x, y, 0), place),
    ),
    lathe(
      [
        [1.5, 1.9],
        [1.5, 3],
        [1.1, 3.2],
      ],
      steel,
      chain(move(x, y, 0), place),
      24,
    ),
  ];
  const rail = (x: number): Face[] => box(2.6, 27, 1.3, 0.5, graphite, chain(move(x, 0, 2.9), place), 0.3);
  return [
    ...puck(-9, 10.5),
    ...puck(9, 10.5),
    ...puck(-9, -10.5),
    ...puck(9, -10.5),
    rail(-9),
    rail(9),
    box(16, 3, 1, 0.5, graphite, chain(move(0, 6, 3.2), place), 0.2),
    box(16, 3, 1, 0.5, graphite, chain(move(0, -6, 3.2), place), 0.2),
  ];
}

/** A roll of butyl tape lying flat, its paper core showing. */
export function tapeRoll(x: number, y: number, radius: number, high: number): Thing {
  const ring = (r: number, z: number): Vec[] => circle(r)(0).map(([a, b]) => [a + x, b + y, z]);
  const core: Material = { colour: '#c9b79a' };
  const band = (low: Vec[], top: Vec[], material: Material): Face[] => loft([low, top], material, false);
  return [
    [
      ...band(ring(radius * 0.42, high), ring(radius * 0.42, 0), core),
      ...band(ring(radius * 0.48, high), ring(radius * 0.42, high), core),
      ...band(ring(radius, high), ring(radius * 0.48, high), graphite),
      ...band(ring(radius, 0), ring(radius, high), graphite),
    ],
  ];
}
