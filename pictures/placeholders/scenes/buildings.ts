/** Houses in metres: walls, sheet roofs, doors and windows, tanks, a dish on a roof. Drawn from the far side to the near. */
import type { Camera } from '../kit/camera';
import type { Material, Rig } from '../kit/light';
import { solid, together, type Drawing } from '../kit/paint';
import { throwShadow } from '../kit/shadow';
import { box, face, lathe, rod, type Face } from '../kit/shapes';
import { chain, move, scale, turnX, type Place, type Vec } from '../kit/vector';
import { dishOnHead, standardPanel } from '../objects/dish';

/** Things are built in centimetres; a landscape counts metres. */
export const centimetres: Place = (p) => scale(p, 0.01);

export interface House {
  width: number;
  length: number;
  wall: number;
  rise: number;
  overhang?: number;
  paint: Material;
  roof: Material;
}

export const plaster = {
  cream: { colour: '#d9c9a6' },
  white: { colour: '#e6e3da' },
  ochre: { colour: '#c08d55' },
  stone: { colour: '#b3aca0' },
  mint: { colour: '#b9cdbf' },
} satisfies Record<string, Material>;
export const sheets = {
  red: { colour: '#8f3f37', gloss: 0.08 },
  zinc: { colour: '#a8b0b6', gloss: 0.16 },
  green: { colour: '#56705c', gloss: 0.08 },
  blue: { colour: '#4e6882', gloss: 0.08 },
} satisfies Record<string, Material>;

const dark: Material = { colour: '#2d3640' };
const frame: Material = { colour: '#efece3' };
const wood: Material = { colour: '#6a4c37' };

/** One slope of a sheet roof as strips: every other one a little darker, like waves from afar. */
function slopeOf(from: Vec, along: Vec, up: Vec, strips: number, roof: Material): Face[] {
  const shade: Material = { ...roof, colour: darker(roof.colour) };
  const at = (u: number, v: number): Vec => [
    from[0] + along[0] * u + up[0] * v,
    from[1] + along[1] * u + up[1] * v,
    from[2] + along[2] * u + up[2] * v,
  ];
  return Array.from({ length: strips }, (_, i) =>
    face([at(i / strips, 0), at((i + 1) / strips, 0), at((i + 1) / strips, 1), at(i / strips, 1)], i % 2 ? shade : roof),
  );
}

function darker(colour: string): string {
  const n = Number.parseInt(colour.slice(1), 16);
  const part = (shift: number): string =>
    Math.round(((n >> shift) & 255) * 0.88)
      .toString(16)
      .padStart(2, '0');
  return `#${part(16)}${part(8)}${part(0)}`;
}

/** A gabled house, its ridge along x, its long front towards -y: walls, what is under the roof, the roof's far slope, its near slope, its edges. */
export function house(h: House, place: Place): Face[][] {
  const [w, l, o] = [h.width / 2, h.length / 2, h.overhang ?? 0.45];
  const p = (x: number, y: number, z: number): Vec => place([x, y, z]);
  const top = h.wall + h.rise;
  const walls = [
    face([p(-w, -l, 0), p(w, -l, 0), p(w, -l, h.wall), p(-w, -l, h.wall)], h.paint),
    face([p(w, l, 0), p(-w, l, 0), p(-w, l, h.wall), p(w, l, h.wall)], h.paint),
    face([p(w, -l, 0), p(w, l, 0), p(w, l, h.wall), p(w, 0, top), p(w, -l, h.wall)], h.paint),
    face([p(-w, l, 0), p(-w, -l, 0), p(-w, -l, h.wall), p(-w, 0, top), p(-w, l, h.wall)], h.paint),
  ];
  const drop = (h.rise / l) * o;
  const eave = h.wall - drop;
  const vec = (a: Vec, b: Vec): Vec => [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [fl, fr, tl, tr, bl, br] = [
    p(-w - o, -l - o, eave),
    p(w + o, -l - o, eave),
    p(-w - o, 0, top + 0.02),
    p(w + o, 0, top + 0.02),
    p(-w - o, l + o, eave),
    p(w + o, l + o, eave),
  ];
  const strips = Math.round((2 * w + 2 * o) / 0.16);
  const rim: Material = { colour: darker(darker(h.roof.colour)) };
  const lower = (v: Vec): Vec => [v[0], v[1], v[2] - 0.14];
  const under: Face[] = [face([fl, tl, tr, fr], rim), face([br, tr, tl, bl], rim)];
  return [
    walls,
    under,
    slopeOf(br, vec(br, bl), vec(br, tr), strips, h.roof),
    slopeOf(fl, vec(fl, fr), vec(fl, tl), strips, h.roof),
    [
      face([lower(fl), lower(fr), fr, fl], rim),
      face([lower(fr), lower(tr), tr, fr], rim),
      face([lower(tr), lower(br), br, tr], rim),
      face([tl, lower(tl), lower(fl), fl], rim),
    ],
  ];
}

export type Opening = 'door' | 'window' | 'wide' | 'shutter';

/** Doors and windows evenly over the front of a house, just in front of its wall. */
export function openings(h: House, list: readonly Opening[], place: Place, glass: Material = dark): Face[][] {
  const y = -h.length / 2 - 0.02;
  const pane = (x: number, z: number, w: number, t: number, m: Material, out = 0): Face =>
    face(
      [
        place([x - w / 2, y - out, z]),
        place([x + w / 2, y - out, z]),
        place([x + w / 2, y - out, z + t]),
        place([x - w / 2, y - out, z + t]),
      ],
      m,
    );
  return list.map((kind, i) => {
    const x = -h.width / 2 + (h.width * (i + 0.5)) / list.length;
    if (kind === 'door') return [pane(x, 0, 1.16, 2.16, frame), pane(x, 0, 1, 2.06, wood, 0.01)];
    if (kind === 'shutter')
      return [
        pane(x, 0.05, 2.6, 2.3, frame),
        pane(x, 0.08, 2.44, 2.18, { colour: '#4d5b63' }, 0.01),
        ...[0.5, 0.9, 1.3, 1.7].map((z) => pane(x, z, 2.44, 0.05, { colour: '#3e4a51' }, 0.02)),
      ];
    const w = kind === 'wide' ? 2.2 : 1.25;
    return [
      pane(x, 0.92, w + 0.16, 1.2, frame),
      pane(x, 1, w, 1.04, glass, 0.01),
      pane(x, 1, 0.06, 1.04, frame, 0.02),
      pane(x, 1.5, w, 0.05, frame, 0.02),
    ];
  });
}

/** A water tank of black plastic on a stand of steel. */
export function tank(x: number, y: number, stand: number): Face[][] {
  const body: Material = { colour: '#2a2e33', gloss: 0.12 };
  const at = move(x, y, stand);
  const rings = Array.from({ length: 5 }, (_, i) => 0.2 + i * 0.3);
  const leg = (dx: number, dy: number): Face[] =>
    rod([x + dx, y + dy, 0], [x + dx * 0.8, y + dy * 0.8, stand], 0.06, { colour: '#7d858c' }, 10);
  return [
    leg(0.8, 0.8),
    leg(-0.8, 0.8),
    leg(0.8, -0.8),
    leg(-0.8, -0.8),
    box(2.1, 2.1, 0.12, 0.05, { colour: '#7d858c' }, move(x, y, stand - 0.12), 0.02),
    lathe(
      [
        [0.92, 0],
        ...rings.flatMap((z) => [
          [0.92, z] as const,
          [0.96, z + 0.06] as const,
          [0.96, z + 0.16] as const,
          [0.92, z + 0.22] as const,
        ]),
        [0.92, 1.75],
        [0.5, 2.02],
        [0.3, 2.06],
        [0.3, 2.16],
      ],
      body,
      at,
      36,
    ),
  ];
}

/** A standard dish on a post of so many metres, turned so far; larger than life by `size` so that it reads from afar. */
export function dishPost(x: number, y: number, z: number, post: number, turn: number, size = 1.5): Face[][] {
  const place: Place = (v) => {
    const s = scale(v, 0.01 * size);
    return [s[0] + x, s[1] + y, s[2] + z + post];
  };
  const lifted = dishOnHead(standardPanel, [0, 0, 0], 36, turn).map((faces) =>
    faces.map((f) => ({ ...f, points: f.points.map(place) })),
  );
  return [rod([x, y, z], [x, y, z + post + 0.05], 0.035 * size, { colour: '#8d959c' }, 16), ...lifted];
}

export const paint = (things: readonly Face[][], cam: Camera, rig: Rig): Drawing =>
  together(...things.map((f) => solid(f, cam, rig)));

/** The shadow of houses on the ground, away from the sun. */
export function onGround(things: readonly Face[][], cam: Camera, rig: Rig, opacity = 0.3): Drawing {
  const k = Math.min(2.2, 1 / Math.max(0.25, rig.key[2]));
  const pixel = cam.size.height / 1200;
  return together(
    throwShadow(things, cam, { lean: [-rig.key[0] * k, -rig.key[1] * k, 0], blur: 7 * pixel, opacity, colour: '#1d1a1c' }),
    throwShadow(things, cam, { lean: [0, 0, 0], blur: 5 * pixel, opacity: opacity * 1.1, colour: '#1d1a1c' }),
  );
}

/** A row of solar panels from its lower left corner, tilted up towards the back. */
export function panelField(x: number, y: number, width: number, depth: number, tilt: number, lift: number): Face[][] {
  const place = chain(turnX(tilt), move(x, y, lift));
  const at = (u: number, v: number, z = 0): Vec => place([u, v, z]);
  const quad = (u0: number, u1: number, v0: number, v1: number, z: number, m: Material): Face =>
    face([at(u0, v0, z), at(u1, v0, z), at(u1, v1, z), at(u0, v1, z)], m);
  const cell: Material = { colour: '#1c2c4a', gloss: 0.1, gradient: true };
  const edge: Material = { colour: '#aeb6bd' };
  const columns = Math.round(width / 1.05);
  const w = width / columns;
  const columnsOf = (i: number): Face[] =>
    [0, 0.5].map((v) => quad(i * w + 0.03, (i + 1) * w - 0.03, depth * v + 0.04, depth * (v + 0.5) - 0.04, 0.01, cell));
  return [
    [quad(0, width, 0, depth, 0, edge), face([at(0, 0, -0.06), at(width, 0, -0.06), at(width, 0), at(0, 0)], edge)],
    Array.from({ length: columns }, (_, i) => columnsOf(i)).flat(),
  ];
}
