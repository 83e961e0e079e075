/** Power: battery boxes, solar panels, converters and small supplies. */
import type { Thing } from '../kit/shot';
import { box, circle, decal, extrude, face, ribbon, rod, roundedRect, tube, type Face } from '../kit/shapes';
import { chain, move, smooth, turnX, turnZ, type Place, type Vec } from '../kit/vector';
import { emblem } from './dish';
import { amber, black, cell, graphite, lamp, pale, rubber, shell, steel, white } from './materials';

const front = (length: number, place: Place): Place => chain(turnX(90), move(0, -length / 2, 0), place);

/** A battery in a carrying box: handle, display with the charge, three sockets. */
export function batteryBox(x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const [w, l, h] = [34, 20, 21];
  const f = front(l, place);
  const handle = smooth(
    [
      [-9, 0, h - 1],
      [-9, 0, h + 4],
      [-7, 0, h + 6.4],
      [7, 0, h + 6.4],
      [9, 0, h + 4],
      [9, 0, h - 1],
    ],
    8,
  ).map(place);
  const socket = (sx: number): Face[][] => [
    extrude(circle(1.7, 28), 0.35, 0.1, rubber, chain(move(sx, 5.4, 0), f), 2),
    [
      decal(
        circle(0.95, 24)(0).map(([a, b]) => [a + sx, b + 5.4] as const),
        0.37,
        steel,
        f,
      ),
    ],
  ];
  const bars = Array.from({ length: 5 }, (_, i): Face =>
    decal(
      roundedRect(1, 2, 0.2, 3)(0).map(([a, b]) => [a - 12.2 + i * 1.45, b + 12.6] as const),
      0.14,
      i < 4 ? amber : graphite,
      f,
    ),
  );
  return [
    extrude(roundedRect(w, l, 2.6), h * 0.72, 1.1, graphite, place, 3),
    tube(handle, 1, black, 16),
    extrude(roundedRect(w + 0.7, l + 0.7, 2.9), h * 0.28, 1.2, shell, chain(move(0, 0, h * 0.72), place), 4),
    extrude(roundedRect(11, 4.6, 0.7, 4), 0.1, 0.04, black, chain(move(-9.3, 12.6, 0), f), 1),
    bars,
    ...[-1, 5.5, 12].flatMap(socket),
    [
      ribbon(
        [
          [1, 12.6],
          [12, 12.6],
        ],
        0.28,
        0.05,
        rubber,
        f,
      ),
      ribbon(
        [
          [1, 11.4],
          [9, 11.4],
        ],
        0.28,
        0.05,
        rubber,
        f,
      ),
    ],
  ];
}

/** A solar panel standing on its lower edge and leaning back, with its folding legs. */
export function solarPanel(width: number, height: number, degrees: number, place: Place): Thing {
  const lean = chain(turnX(90 - degrees), move(0, 0, 0.6), place);
  const up = (x: number, y: number, z = 0): Vec => lean([x, y, z]);
  const [columns, rows] = [Math.max(3, Math.round(width / 9)), Math.max(4, Math.round(height / 9))];
  const [cw, ch] = [(width - 4) / columns, (height - 4) / rows];
  const cells: Face[] = [];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [x, y] = [-width / 2 + 2 + (i + 0.5) * cw, 2 + (j + 0.5) * ch];
      cells.push(
        decal(
          roundedRect(cw - 0.5, ch - 0.5, 1, 3)(0).map(([a, b]) => [a + x, b + y] as const),
          0.32,
          cell,
          lean,
        ),
      );
      for (const k of [-0.25, 0.25])
        cells.push(
          ribbon(
            [
              [x + cw * k, y - ch / 2],
              [x + cw * k, y + ch / 2],
            ],
            0.1,
            0.34,
            { colour: '#3a4a68' },
            lean,
          ),
        );
    }
  const reach = height * Math.sin((degrees * Math.PI) / 180) + height * 0.22;
  const leg = (x: number): Face[] => rod(up(x, height * 0.72, -1.5), place([x, reach, 0.6]), 0.55, steel, 12);
  return [
    leg(-width * 0.36),
    leg(width * 0.36),
    box(width, height, 2, 0.6, steel, chain(move(0, height / 2, -1.8), lean), 0.2),
    [
      decal(
        [
          [-width / 2 + 1, 1],
          [width / 2 - 1, 1],
          [width / 2 - 1, height - 1],
          [-width / 2 + 1, height - 1],
        ],
        0.24,
        { colour: '#0d1626', gradient: true, gloss: 0.08 },
        lean,
      ),
    ],
    cells,
  ];
}

/** A finned metal box with terminals at both ends. */
export function converter(x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const fins = Array.from({ length: 9 }, (_, i) =>
    box(0.55, 15, 1.7, 0.1, graphite, chain(move(-5.4 + i * 1.35, 0, 4), place), 0.08),
  );
  const tab = (side: 1 | -1): Face[] => box(3, 3.4, 0.6, 0.8, steel, chain(move(0, side * 9.2, 0), place), 0.1);
  return [
    tab(1),
    extrude(roundedRect(13, 17, 1, 5), 4.2, 0.4, graphite, place, 3),
    ...fins,
    tab(-1),
    emblem(3.4, 0.03, chain(move(0, 1.9, 0), front(17, place)), pale, amber),
  ];
}

/** A small supply that keeps a router on through a power cut: white, four lamps, two leads. */
export function smallSupply(x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  const f = front(11, place);
  const lamps = [0, 1, 2, 3].map((i): Face =>
    decal(
      circle(0.26, 14)(0).map(([a, b]) => [a - 6 + i * 1.2, b + 2] as const),
      0.04,
      i < 3 ? lamp : pale,
      f,
    ),
  );
  return [
    box(16, 9, 0.6, 1.4, rubber, place, 0.1),
    extrude(roundedRect(18, 11, 2), 3.6, 1.1, white, chain(move(0, 0, 0.5), place), 4),
    lamps,
    [
      face(
        roundedRect(3.4, 1.3, 0.3, 4)(0).map(([a, b]) => f([a + 5, b + 2.1, 0.03])),
        black,
      ),
    ],
    emblem(3.6, 0.02, chain(move(0, 0, 4.1), place)),
  ];
}

/** The surge protector: a sealed block with a short lead at each end. */
export function surgeBox(x: number, y: number, around: number): Thing {
  const place = chain(turnZ(around), move(x, y, 0));
  return [
    rod(place([0, 5, 1.6]), place([0, 7.4, 1.6]), 1, black),
    extrude(roundedRect(5.2, 10.4, 1), 3.2, 0.6, shell, place, 3),
    rod(place([0, -5, 1.6]), place([0, -7.4, 1.6]), 1, black),
    emblem(2.6, 0.02, chain(move(0, 0.6, 3.2), place)),
  ];
}
