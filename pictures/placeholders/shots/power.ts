/** Power: battery boxes, panels, converters, small supplies. */
import { shot, type Draw } from '../kit/shot';
import { chain, move, turnZ } from '../kit/vector';
import { trailing } from '../objects/cable';
import { batteryBox, converter, smallSupply, solarPanel } from '../objects/power';
import { nodeTower, tower } from '../objects/router';

export const powerShots = {
  'battery-box': shot({ view: { target: [0, 0, 12.5], around: 0, above: 14, distance: 108 }, things: [batteryBox(0, 0, 24)] }),
  'battery-box-near': shot({
    view: { target: [-3, -4, 13], around: -10, above: 10, distance: 62 },
    things: [batteryBox(0, 0, 8)],
  }),
  'solar-set': shot({
    view: { target: [2, 6, 30], around: 0, above: 12, distance: 215 },
    things: [
      solarPanel(54, 74, 30, chain(turnZ(20), move(-16, 12, 0))),
      trailing(
        [
          [4, 20, 3],
          [14, 14, 0.5],
          [24, 16, 0.5],
          [30, 8, 0.5],
        ],
        0.5,
      ),
      batteryBox(34, 0, -10),
    ],
  }),
  'solar-panel': shot({
    view: { target: [0, 10, 32], around: 0, above: 10, distance: 196 },
    things: [solarPanel(54, 74, 30, turnZ(-26))],
  }),
  'solar-panel-near': shot({
    view: { target: [-6, 4, 18], around: -38, above: 14, distance: 80 },
    things: [solarPanel(54, 74, 30, turnZ(-8))],
  }),
  converter: shot({
    view: { target: [1, 0, 1.5], around: 0, above: 24, distance: 52 },
    things: [
      trailing(
        [
          [-3, 9, 0.6],
          [-8, 15, 0.5],
          [-24, 16, 0.5],
          [-50, 6, 0.5],
        ],
        0.45,
      ),
      converter(0, 0, 24),
      trailing(
        [
          [4, -9.6, 0.8],
          [8, -12, 0.5],
          [22, -10, 0.5],
          [46, -14, 0.5],
        ],
        0.45,
      ),
    ],
  }),
  'router-supply': shot({
    view: { target: [0, 0, 1.5], around: 0, above: 24, distance: 58 },
    things: [
      trailing(
        [
          [4, 5, 1.6],
          [9, 10, 0.4],
          [24, 8, 0.36],
          [60, 12, 0.36],
        ],
        0.36,
      ),
      smallSupply(0, 0, 22),
    ],
  }),
  'router-supply-in-use': shot({
    view: { target: [0, 0, 6.4], around: 0, above: 14, distance: 74 },
    things: [tower(nodeTower, 11, 7, -8), smallSupply(-8, -2, 16)],
  }),
} satisfies Record<string, Draw>;
