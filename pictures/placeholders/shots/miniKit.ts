/** The mini kit: a dish the size of a tray, on its stand, with its cable, in the case and on a vehicle's rails. */
import { shot, type Draw } from '../kit/shot';
import { chain, move, turnZ } from '../kit/vector';
import { coilOnFloor, trailing } from '../objects/cable';
import { openCase } from '../objects/cases';
import { dishOnStand, miniPanel, panel } from '../objects/dish';
import { magnetRails } from '../objects/mounts';
import { smallSupply } from '../objects/power';

const front = shot({
  view: { target: [-1, 3, 14], around: 0, above: 13, distance: 102 },
  things: [
    trailing(
      [
        [-4, 8, 3],
        [-10, 12, 0.4],
        [-24, 9, 0.36],
        [-40, 12, 0.36],
        [-70, 2, 0.36],
      ],
      0.36,
    ),
    dishOnStand(miniPanel, 28, turnZ(-24)),
  ],
});

const back = shot({
  view: { target: [0, 5, 14], around: 158, above: 14, distance: 106 },
  things: [
    dishOnStand(miniPanel, 28, turnZ(-4), true),
    trailing(
      [
        [2, 3.6, 7],
        [3, 8, 2],
        [9, 15, 0.36],
        [24, 18, 0.36],
        [60, 14, 0.36],
      ],
      0.36,
    ),
  ],
});

const edge = shot({
  view: { target: [6, 3, 8], around: 62, above: 12, distance: 52 },
  things: [dishOnStand(miniPanel, 28, turnZ(-12))],
});

const contents = shot({
  view: { target: [4.5, 2, 12.5], around: 0, above: 18, distance: 106 },
  things: [
    dishOnStand(miniPanel, 28, chain(turnZ(20), move(-11, 6, 0))),
    smallSupply(22, 15, -12),
    coilOnFloor({ ring: 7.6, bundle: 1.5, strand: 0.34 }, 20, -4),
  ],
});

const onRails = shot({
  view: { target: [0, 0, 4], around: 0, above: 22, distance: 100 },
  things: [[...magnetRails(turnZ(28)), ...panel(miniPanel, chain(move(0, 0, 8), turnZ(28)))]],
});

const inCase = shot({
  view: { target: [0, 8, 17], around: 0, above: 27, distance: 165 },
  things: [openCase({ width: 46, length: 38, height: 15 }, miniPanel, 0, 0, 20)],
});

export const miniKitShots = {
  'mini-dish-front': front,
  'mini-dish-back': back,
  'mini-dish-edge': edge,
  'mini-kit-contents': contents,
  'mini-dish-on-rails': onRails,
  'mini-dish-in-case': inCase,
} satisfies Record<string, Draw>;
