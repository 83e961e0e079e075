/** The refurbished kit of the generation before: a dish on a mast with four legs, and its tall router. */
import { shot, type Draw, type Thing } from '../kit/shot';
import { rod } from '../kit/shapes';
import { chain, move, turnX, turnZ, type Place } from '../kit/vector';
import { olderPanel, panel, panelFromBehind } from '../objects/dish';
import { rubber, shell } from '../objects/materials';
import { olderRouter } from '../objects/router';

function dishOnLegs(spot: Place, fromBehind = false): Thing {
  const leg = (x: number, y: number): Thing => [
    rod(spot([0, 0, 13]), spot([x, y, 1]), 0.95, shell),
    rod(spot([x, y, 0]), spot([x, y, 1.6]), 1.4, rubber),
  ];
  const mast = rod(spot([0, 0, 10]), spot([0, 0, 38]), 1.9, shell);
  const pose = chain(turnX(52), move(0, -2.2, 40), spot);
  const [rear, fore] = [
    [...leg(14, 14), ...leg(-14, 14)],
    [...leg(14, -12), ...leg(-14, -12)],
  ];
  return fromBehind
    ? [...fore, ...panelFromBehind(olderPanel, pose), mast, ...rear]
    : [...rear, mast, ...fore, ...panel(olderPanel, pose)];
}

export const olderKitShots = {
  'older-dish-front': shot({
    view: { target: [0, 0, 29], around: 0, above: 11, distance: 164 },
    things: [dishOnLegs(turnZ(26))],
  }),
  'older-dish-back': shot({
    view: { target: [0, 0, 31], around: 155, above: 12, distance: 166 },
    things: [dishOnLegs(turnZ(0), true)],
  }),
  'older-dish-edge': shot({ view: { target: [2, 0, 34], around: 70, above: 6, distance: 120 }, things: [dishOnLegs(turnZ(10))] }),
  'older-kit-contents': shot({
    view: { target: [8, 0, 29], around: 0, above: 14, distance: 182 },
    things: [dishOnLegs(chain(turnZ(24), move(-14, 4, 0))), olderRouter(34, 6, -10)],
  }),
  'older-router': shot({ view: { target: [0, 0, 12], around: 0, above: 12, distance: 80 }, things: [olderRouter(0, 0, 22)] }),
} satisfies Record<string, Draw>;
