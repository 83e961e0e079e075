/** Cables: coils held by straps, plugs, adapters. */
import type { Material } from '../kit/light';
import { seeded } from '../kit/random';
import type { Thing, Wire } from '../kit/shot';
import { box, decal, extrude, face, loft, ribbon, rod, roundedRect, tube, type Face } from '../kit/shapes';
import { chain, move, smooth, turnX, turnZ, type Place, type Vec } from '../kit/vector';
import { black, brass, graphite, pale, shell, steel } from './materials';

export interface Coil {
  /** Radius of the ring, of the bundle, of one strand. */
  ring: number;
  bundle: number;
  strand: number;
  colour?: Material;
  straps?: readonly number[];
}

/** Places of the strands in the bundle's section: rows set in gaps, as wound cable lies. */
function slots(coil: Coil): (readonly [number, number])[] {
  const step = coil.strand * 2.05;
  const out: (readonly [number, number])[] = [];
  for (let row = 0; coil.strand + row * step * 0.87 < coil.bundle * 1.7; row++) {
    const z = coil.strand + row * step * 0.87;
    const half = Math.sqrt(Math.max(0, coil.bundle ** 2 - (z - coil.bundle * 0.72) ** 2));
    const first = -half + (row % 2 ? coil.strand : 0);
    for (let u = first; u <= half; u += step) out.push([u, z]);
  }
  return out;
}

/** A wound coil lying on the floor around (x, y): strands and straps sorted as one body. */
export function coil(c: Coil, x: number, y: number): Face[] {
  const random = seeded(11);
  const material = c.colour ?? shell;
  const steps = 84;
  const faces = slots(c).flatMap(([u, z]) => {
    const [phase, size] = [random() * 6.28, c.strand * 0.3];
    const ring = Array.from({ length: steps + 1 }, (_, i): Vec => {
      const a = (2 * Math.PI * i) / steps;
      const r = c.ring + u + size * Math.sin(a * 2 + phase) * 0.6;
      return [x + r * Math.cos(a), y + r * Math.sin(a), z + size * 0.5 * (1 + Math.sin(a * 3 + phase))];
    });
    return tube(ring, c.strand, material, 9);
  });
  const straps = (c.straps ?? [25, 150, 265]).flatMap((degrees) => strap(c, chain(turnZ(degrees), move(x, y, 0))));
  return [...faces, ...straps];
}

/** A band around the bundle, on the right of the ring before it is turned into place. */
function strap(c: Coil, place: Place): Face[] {
  const [wide, high] = [c.bundle * 1.26, c.bundle * 1.08];
  const section = (y: number): Vec[] =>
    Array.from({ length: 48 }, (_, i) => {
      const a = (2 * Math.PI * i) / 48;
      return place([c.ring + wide * Math.cos(a), y, Math.max(0.05, c.bundle * 0.8 + high * Math.sin(a))]);
    });
  const half = c.bundle * 0.34;
  return loft(
    [1, 0.6, 0.2, -0.2, -0.6, -1].map((k) => section(half * k)),
    graphite,
    false,
  );
}

/** A network plug with its boot; the plug points along -y of its place, the cable leaves towards +y. */
export function networkPlug(place: Place, boot: Material = graphite): Face[][] {
  const gold = Array.from({ length: 6 }, (_, i): Face =>
    ribbon(
      [
        [(i - 2.5) * 0.15, -2.28],
        [(i - 2.5) * 0.15, -1.7],
      ],
      0.08,
      0.92,
      brass,
      place,
    ),
  );
  return [
    extrude(roundedRect(1.5, 3.1, 0.45, 4), 1.25, 0.3, boot, chain(move(0, 1.35, 0), place), 3),
    box(1.17, 2.1, 0.9, 0.06, pale, chain(move(0, -1.25, 0.02), place), 0.04),
    [
      ...gold,
      ...[
        decal(
          [
            [-0.3, -0.7],
            [0.3, -0.7],
            [0.3, -0.1],
            [-0.3, -0.1],
          ],
          0.94,
          steel,
          place,
        ),
      ],
    ],
  ];
}

/** A small power plug: dark grip and a bright tip, along -y. */
export function roundPlug(place: Place, grip = graphite, width = 1.2): Face[][] {
  return [
    rod(place([0, 2.6, width / 2]), place([0, -0.6, width / 2]), width / 2, grip, 18),
    rod(place([0, -0.6, width / 2]), place([0, -2.1, width / 2]), width * 0.27, steel, 16),
  ];
}

/** The flat plug of phones and the small dish. */
export function flatPlug(place: Place): Face[][] {
  return [
    extrude(roundedRect(1.3, 2.8, 0.4, 4), 0.8, 0.25, graphite, chain(move(0, 1, 0), place), 3),
    box(0.9, 0.9, 0.3, 0.12, steel, chain(move(0, -0.8, 0.25), place), 0.08),
  ];
}

/** A weatherproof connector: a ribbed collar on a short, thick body along -y. */
export function sealedConnector(place: Place): Face[][] {
  const at = (y: number): Vec => place([0, y, 1.15]);
  return [
    rod(at(6), at(2.6), 0.75, black, 22),
    rod(at(2.6), at(-1.4), 1.15, graphite, 26),
    ...Array.from({ length: 5 }, (_, i) => rod(at(2.2 - i * 0.7), at(1.9 - i * 0.7), 1.24, black, 26)),
    rod(at(-1.4), at(-2.6), 0.86, pale, 24),
  ];
}

/** A box with a network socket in front and a cable behind. */
export function adapterBox(x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const front = chain(turnX(90), move(0, -4.6, 1.5), place);
  return [
    extrude(roundedRect(5.6, 9.2, 1.3, 8), 3, 0.9, shell, place, 4),
    extrude(roundedRect(2.3, 1.9, 0.3, 3), 0.1, 0.03, pale, front, 1),
    [
      decal(roundedRect(1.5, 1.2, 0.1, 2)(0), 0.13, black, front),
      ribbon(
        [
          [-0.5, 0.42],
          [0.5, 0.42],
        ],
        0.22,
        0.15,
        brass,
        front,
      ),
    ],
    [
      face(
        roundedRect(1.8, 0.2, 0.1, 3)(0).map(([a, b]) => place([a, b - 2.4, 3.01])),
        pale,
      ),
    ],
  ];
}

/** A cable along the points, which leave the floor only where they say so. */
export function trailing(points: readonly Vec[], radius = 0.42): Wire {
  const path = smooth(points, 12);
  return { thing: [tube(path, radius, shell)], path, radius };
}

/** A coil with its ring of shadow. */
export function coilOnFloor(c: Coil, x: number, y: number): Wire {
  const path = Array.from({ length: 49 }, (_, i): Vec => [
    x + c.ring * Math.cos((i * Math.PI) / 24),
    y + c.ring * Math.sin((i * Math.PI) / 24),
    c.strand,
  ]);
  return { thing: [coil(c, x, y)], path, radius: c.bundle };
}
