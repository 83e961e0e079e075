/** Cables and connectors: coils whole and near, plugs, the adapter. */
import type { Material } from '../kit/light';
import { shot, type Draw, type Thing, type Wire } from '../kit/shot';
import { chain, move, turnZ, type Vec } from '../kit/vector';
import {
  adapterBox,
  coilOnFloor,
  flatPlug,
  networkPlug,
  roundPlug,
  sealedConnector,
  trailing,
  type Coil,
} from '../objects/cable';
import { graphite, pale } from '../objects/materials';

interface Wound {
  coil: Coil;
  ends: readonly (readonly Vec[])[];
  plugs: readonly Thing[];
}

/** A coil with its two ends running out to their plugs. */
const laid = ({ coil, ends, plugs }: Wound): (Thing | Wire)[] => [
  coilOnFloor(coil, 0, 0),
  ...ends.map((points) => trailing(points, coil.strand)),
  ...plugs,
];

const at = (x: number, y: number, around: number) => chain(turnZ(around), move(x, y, 0));

const dishCable = (bundle: number): Wound => ({
  coil: { ring: 14, bundle, strand: 0.5 },
  ends: [
    [
      [12, -11, 1.6],
      [17, -12, 0.5],
      [15.5, -19, 0.5],
      [4, -20.4, 0.55],
      [-3.2, -20.6, 0.75],
    ],
    [
      [-15, 7, 1.4],
      [-20, 3, 0.5],
      [-22, -5, 0.5],
      [-23.1, -10, 0.75],
    ],
  ],
  plugs: [sealedConnector(at(-9, -20.6, -90)), sealedConnector(at(-23.6, -16, -4))],
});

const ethernet: Wound = {
  coil: { ring: 15, bundle: 4, strand: 0.42, straps: [60, 180, 300] },
  ends: [
    [
      [13, -12, 1.6],
      [19, -13, 0.45],
      [19, -20, 0.45],
      [9, -22.4, 0.45],
      [3.9, -22.2, 0.62],
    ],
    [
      [15, 8, 2],
      [22, 6, 0.45],
      [24, -2, 0.45],
      [23.4, -6.9, 0.62],
    ],
  ],
  plugs: [networkPlug(at(1, -22, -93)), networkPlug(at(23, -10, 4))],
};

const thin: Wound = {
  coil: { ring: 8.6, bundle: 1.7, strand: 0.34, straps: [30, 200] },
  ends: [
    [
      [7, -7, 1],
      [11, -7, 0.35],
      [11.5, -11, 0.35],
      [5, -12.6, 0.35],
      [1.7, -12.4, 0.45],
    ],
    [
      [-9, 4, 1],
      [-13, 2, 0.35],
      [-14.4, -4, 0.45],
      [-14.6, -6.4, 0.6],
    ],
  ],
  plugs: [flatPlug(at(-0.6, -12.3, -95)), roundPlug(at(-14.8, -9, -4))],
};

function tenPlugs(): Thing[] {
  const colours: Material[] = [graphite, pale];
  return Array.from({ length: 10 }, (_, i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)];
    return networkPlug(at(-7.6 + column * 3.8 + row * 0.6, 4.2 - row * 7.6, -12 + column * 3), colours[row] ?? graphite);
  });
}

export const cableShots = {
  'dish-cable-23': shot({ view: { target: [-3, -3, 1], around: 0, above: 30, distance: 106 }, things: laid(dishCable(2.6)) }),
  'dish-cable-45': shot({ view: { target: [-3, -3, 1.5], around: -24, above: 24, distance: 106 }, things: laid(dishCable(4)) }),
  'dish-cable-connector': shot({
    view: { target: [0.4, 1, 0.8], around: 0, above: 26, distance: 40 },
    things: [
      trailing(
        [
          [3.2, 6.2, 1.15],
          [5, 10, 0.6],
          [2, 17, 0.5],
          [-20, 20, 0.5],
          [-50, 10, 0.5],
        ],
        0.5,
      ),
      sealedConnector(at(0.4, 1, -28)),
    ],
  }),
  'ethernet-cable': shot({ view: { target: [2, -3, 1.5], around: 0, above: 28, distance: 112 }, things: laid(ethernet) }),
  'ethernet-cable-near': shot({ view: { target: [12, -14, 1], around: 30, above: 22, distance: 52 }, things: laid(ethernet) }),
  'mini-power-cable': shot({ view: { target: [-2.4, -2, 0.5], around: 0, above: 30, distance: 66 }, things: laid(thin) }),
  'mini-power-cable-near': shot({ view: { target: [-5, -7.5, 0.4], around: -14, above: 28, distance: 42 }, things: laid(thin) }),
  'network-plugs': shot({ view: { target: [0.3, 0, 0], around: 0, above: 36, distance: 46 }, things: tenPlugs() }),
  'network-plug-near': shot({
    view: { target: [0, 0, 0.4], around: 0, above: 26, distance: 18 },
    things: [networkPlug(at(0, 0, 32))],
  }),
  'ethernet-adapter': shot({
    view: { target: [5, 2, 0.6], around: 0, above: 24, distance: 46 },
    things: [
      trailing(
        [
          [-2, 4.4, 1.4],
          [-3.6, 8.4, 0.6],
          [2, 13, 0.4],
          [13, 11, 0.4],
          [15.3, 4.4, 0.5],
        ],
        0.36,
      ),
      adapterBox(0, 0, 24),
      roundPlug(at(15.3, 1.6, 0), graphite, 1),
    ],
  }),
  'ethernet-adapter-near': shot({
    view: { target: [0, -2, 1], around: 18, above: 16, distance: 23 },
    things: [adapterBox(0, 0, 10)],
  }),
} satisfies Record<string, Draw>;
