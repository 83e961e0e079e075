/** The high performance kit on its wedge, and the business kit on its pole. */
import { shot, type Draw, type Thing } from '../kit/shot';
import { rod } from '../kit/shapes';
import { chain, move, turnZ, type Place, type Vec } from '../kit/vector';
import { coilOnFloor, trailing } from '../objects/cable';
import { dishOnHead, dishOnStand, largePanel, leaning, panel, panelFromBehind, standardPanel } from '../objects/dish';
import { rubber, steel } from '../objects/materials';
import { barePole, groundPole } from '../objects/mounts';
import { smallSupply, surgeBox } from '../objects/power';
import { nodeTower, routerTower, tower } from '../objects/router';

/** Two low rails with uprights, which hold the large dish at its working angle. */
function wedge(spot: Place): Thing {
  const at = (x: number, y: number, z: number): Vec => spot([x, y, z]);
  return [
    rod(at(-14, 36, 1.2), at(14, 36, 1.2), 1.1, steel),
    ...[-14, 14].flatMap((x) => [
      rod(at(x, 36, 1.2), at(x, 34, 27), 1.1, steel),
      rod(at(x, 0, 1.2), at(x, 40, 1.2), 1.1, steel),
      rod(at(x - 1.4, 1, 1.2), at(x + 1.4, 1, 1.2), 1.6, rubber),
    ]),
  ];
}

function dishOnWedge(spot: Place, fromBehind = false): Thing {
  const pose = leaning(largePanel, 42, spot, 2.6);
  return fromBehind ? [...panelFromBehind(largePanel, pose), ...wedge(spot)] : [...wedge(spot), ...panel(largePanel, pose)];
}

const front = shot({
  view: { target: [2, 14, 22], around: 0, above: 15, distance: 172 },
  things: [
    trailing(
      [
        [10, 16, 4],
        [20, 24, 0.5],
        [38, 18, 0.5],
        [62, 22, 0.5],
        [110, 8, 0.5],
      ],
      0.5,
    ),
    dishOnWedge(turnZ(26)),
  ],
});

const back = shot({
  view: { target: [0, 18, 21], around: 150, above: 16, distance: 170 },
  things: [dishOnWedge(turnZ(0), true)],
});

const edge = shot({ view: { target: [8, 4, 9], around: 58, above: 12, distance: 90 }, things: [dishOnWedge(turnZ(0))] });

const contents = shot({
  view: { target: [6, 8, 20], around: 0, above: 17, distance: 212 },
  things: [
    dishOnWedge(chain(turnZ(20), move(-24, 0, 0))),
    tower(routerTower, 32, 24, 4),
    smallSupply(8, -22, -16),
    coilOnFloor({ ring: 11.5, bundle: 3.1, strand: 0.56 }, 38, -12),
  ],
});

const headOnPole = (height: number, fromBehind = false): Thing => {
  const dish = dishOnHead(standardPanel, [0, 0, height - 1], 38, fromBehind ? 0 : 10, fromBehind);
  const pole = [barePole(height, move(0, 0, 0))];
  return fromBehind ? [...dish, ...pole] : [...pole, ...dish];
};

const pole = shot({
  view: { target: [0, 0, 52], around: 24, above: 7, distance: 270 },
  things: [[...groundPole(66, turnZ(10)), ...dishOnHead(standardPanel, [0, 0, 65], 38, 10)], surgeBox(26, -8, 30)],
});

const poleNear = shot({
  view: { target: [0, 0, 132], around: 30, above: 10, distance: 158 },
  things: [headOnPole(130)],
  shadow: 0,
});
const poleHead = shot({
  view: { target: [0, 0, 128], around: 198, above: -8, distance: 138 },
  things: [headOnPole(130, true)],
  shadow: 0,
});

const businessContents = shot({
  view: { target: [-4, 4, 24], around: 0, above: 16, distance: 196 },
  things: [
    dishOnStand(standardPanel, 24, chain(turnZ(-20), move(22, 12, 0))),
    tower(routerTower, -22, 20, -6),
    tower(nodeTower, -44, 12, 16),
    surgeBox(-2, -18, 50),
    surgeBox(12, -22, 30),
    coilOnFloor({ ring: 11, bundle: 3, strand: 0.56 }, -32, -14),
  ],
});

export const largeKitShots = {
  'large-dish-front': front,
  'large-dish-back': back,
  'large-dish-edge': edge,
  'large-kit-contents': contents,
  'pole-dish-front': pole,
  'pole-dish-near': poleNear,
  'pole-dish-head': poleHead,
  'business-kit-contents': businessContents,
} satisfies Record<string, Draw>;
