/** The standard kit: the dish on its stand from four sides, and what is in the box. */
import { shot, type Draw } from '../kit/shot';
import { chain, move, turnZ } from '../kit/vector';
import { coilOnFloor, trailing } from '../objects/cable';
import { dishOnStand, miniPanel, standardPanel } from '../objects/dish';
import { routerTower, tower } from '../objects/router';

const front = shot({
  view: { target: [3, 4, 28], around: 0, above: 12, distance: 168 },
  things: [
    trailing([
      [6, 10, 5],
      [12, 15, 1],
      [26, 14, 0.42],
      [44, 6, 0.42],
      [66, 9, 0.42],
      [100, 0, 0.42],
    ]),
    dishOnStand(standardPanel, 24, turnZ(28)),
  ],
});

const back = shot({
  view: { target: [0, 10, 28], around: 206, above: 13, distance: 174 },
  things: [
    dishOnStand(standardPanel, 24, turnZ(6), true),
    trailing([
      [-3, 6, 14],
      [-2, 10, 4],
      [-10, 24, 0.42],
      [-30, 26, 0.42],
      [-60, 36, 0.42],
      [-100, 22, 0.42],
    ]),
  ],
});

/** Near the lower edge, where the front, the seam and the foot meet. */
const edge = shot({
  view: { target: [-8, 6, 12], around: -66, above: 10, distance: 78 },
  things: [dishOnStand(standardPanel, 24, turnZ(10))],
});

const contents = shot({
  view: { target: [3, 2, 24], around: 0, above: 15, distance: 186 },
  things: [
    dishOnStand(standardPanel, 24, chain(turnZ(22), move(-23, 8, 0))),
    tower(routerTower, 21, 16, 6),
    coilOnFloor({ ring: 11.5, bundle: 2.7, strand: 0.5 }, 30, -14),
  ],
});

/** Beside the mini dish, for the size. */
const sizes = shot({
  view: { target: [0, 6, 27], around: 0, above: 12, distance: 172 },
  things: [
    dishOnStand(standardPanel, 24, chain(turnZ(16), move(18, 14, 0))),
    dishOnStand(miniPanel, 28, chain(turnZ(16), move(-23, -4, 0))),
  ],
});

export const standardKitShots = {
  'standard-dish-front': front,
  'standard-dish-back': back,
  'standard-dish-edge': edge,
  'standard-kit-contents': contents,
  'mini-and-standard-dish': sizes,
} satisfies Record<string, Draw>;
