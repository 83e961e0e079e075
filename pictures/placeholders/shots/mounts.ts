/** Mounts, each on what it is made for: sheet roof, wall, pipe, ground, vehicle. */
import type { Material } from '../kit/light';
import { seeded } from '../kit/random';
import { shot, type Draw, type Thing } from '../kit/shot';
import { box, extrude, circle, roundedRect, rod, type Face } from '../kit/shapes';
import { chain, move, turnX, turnZ, type Place, type Vec } from '../kit/vector';
import { dishOnHead, miniPanel, panel, standardPanel } from '../objects/dish';
import { rubber, steel } from '../objects/materials';
import {
  barePole,
  corrugated,
  groundPole,
  magnetRails,
  pipeAdapter,
  pivotMount,
  roofRed,
  roofZinc,
  screw,
  tapeRoll,
  wallArm,
  wallBlock,
} from '../objects/mounts';

const sheet = (size: number, material: Material, place: Place): Thing => [
  corrugated(size, size, Math.round(size / 7.6), 1.8, material, chain(move(0, 0, 2.1), place)),
];
const onSheet = (place: Place): Place => chain(move(0, 0, 2.1), place);

const roof = shot({
  view: { target: [0, 0, 10], around: 20, above: 19, distance: 128 },
  things: [sheet(54, roofRed, turnZ(0)), pivotMount(31, onSheet(turnZ(12)))],
});

const roofZincSheet = shot({
  view: { target: [-1, 0, 5], around: -26, above: 24, distance: 70 },
  things: [sheet(54, roofZinc, turnZ(0)), pivotMount(31, onSheet(turnZ(-10)))],
});

const roofWithDish = shot({
  view: { target: [0, 0, 26], around: 24, above: 9, distance: 190 },
  things: [
    sheet(70, roofRed, turnZ(0)),
    [...pivotMount(26, onSheet(turnZ(0))), ...dishOnHead(standardPanel, [0, 0, 28], 40, -6)],
  ],
});

const wall = shot({
  view: { target: [0, -6, 24], around: 36, above: 10, distance: 150 },
  things: [wallBlock(46, 50, turnZ(0)), wallArm(22, turnZ(0))],
});
const wallNear = shot({
  view: { target: [0, -6, 24], around: -32, above: 20, distance: 92 },
  things: [wallBlock(70, 60, turnZ(0)), wallArm(22, turnZ(0))],
});

const adapter = shot({ view: { target: [0, 0, 9.6], around: 0, above: 14, distance: 58 }, things: [pipeAdapter(turnZ(22))] });
const adapterOnPole = shot({
  view: { target: [0, 0, 57], around: 0, above: 4, distance: 80 },
  things: [[barePole(56, move(0, 0, 0)), ...pipeAdapter(chain(turnZ(30), move(0, 0, 50)))]],
  shadow: 0,
});

const pole = shot({ view: { target: [0, 0, 15], around: 0, above: 18, distance: 104 }, things: [groundPole(90, turnZ(24))] });
const poleWhole = shot({
  view: { target: [0, 0, 70], around: 18, above: 5, distance: 365 },
  things: [[...groundPole(104, turnZ(12)), ...dishOnHead(standardPanel, [0, 0, 103], 38, 8)]],
});

const rails = shot({ view: { target: [0, 0, 1.6], around: 0, above: 24, distance: 78 }, things: [magnetRails(turnZ(26))] });
const railsWithDish = shot({
  view: { target: [0, 0, 5], around: -38, above: 8, distance: 84 },
  things: [[...magnetRails(turnZ(4)), ...panel(miniPanel, chain(move(0, 0, 8), turnZ(4)))]],
});

/** A roof screw lying on its side: head, washer, shank. */
function lyingScrew(x: number, y: number, around: number): Face[][] {
  const place = chain(turnX(90), move(0, 0, 0.95), turnZ(around), move(x, y, 0));
  return [rod(place([0, 0, 0]), place([0, 0, -6.5]), 0.3, steel, 14), screw(place, 1)];
}

function sealing(): Thing {
  const random = seeded(5);
  const screws = Array.from({ length: 6 }, (_, i) =>
    lyingScrew(8.6 + (i % 3) * 3.6, -3.4 - Math.floor(i / 3) * 9.6, 8 - random() * 16),
  );
  const washers = Array.from({ length: 8 }, (_, i) =>
    extrude(circle(1.15, 36), 0.32, 0.1, rubber, move(-13 + (i % 4) * 3.1, -10 - Math.floor(i / 4) * 3.2, 0), 2),
  );
  const tin: Vec = [14, 10, 0];
  return [
    box(15, 9, 5.4, 1, { colour: '#d8d3c8', gradient: true }, chain(turnZ(-10), move(...tin)), 0.3),
    extrude(
      roundedRect(7, 2.4, 0.4, 4),
      0.1,
      0.03,
      { colour: '#ffc35c' },
      chain(turnX(90), move(0, -4.5, 2.8), turnZ(-10), move(...tin)),
      1,
    ),
    ...tapeRoll(-8, 4, 7, 4.4),
    ...screws.flat(),
    ...washers,
  ];
}

export const mountShots = {
  'roof-mount': roof,
  'roof-mount-near': roofZincSheet,
  'roof-mount-with-dish': roofWithDish,
  'wall-mount': wall,
  'wall-mount-near': wallNear,
  'pipe-adapter': adapter,
  'pipe-adapter-on-pole': adapterOnPole,
  'ground-pole': pole,
  'ground-pole-with-dish': poleWhole,
  'vehicle-mount': rails,
  'vehicle-mount-with-dish': railsWithDish,
  'sealing-kit': shot({ view: { target: [1, -1.5, 1], around: 0, above: 33, distance: 74 }, things: [sealing()] }),
} satisfies Record<string, Draw>;
