/** Routers, mesh nodes, the outdoor access point. */
import { shot, type Draw } from '../kit/shot';
import { trailing } from '../objects/cable';
import { accessPoint, nodeTower, routerTower, tower, towerBack } from '../objects/router';

export const networkShots = {
  router: shot({
    view: { target: [0, 0, 12], around: 0, above: 12, distance: 88 },
    things: [
      trailing(
        [
          [4, 5, 2],
          [10, 9, 0.4],
          [22, 8, 0.36],
          [40, 10, 0.36],
          [70, 4, 0.36],
        ],
        0.36,
      ),
      tower(routerTower, 0, 0, 18),
    ],
  }),
  'router-back': shot({
    view: { target: [0, 0, 11.5], around: 0, above: 12, distance: 84 },
    things: [towerBack(routerTower, 0, 0, 158, 3)],
  }),
  'router-top': shot({
    view: { target: [0, 0, 19], around: -22, above: 30, distance: 52 },
    things: [tower(routerTower, 0, 0, 0)],
  }),
  'mesh-pair': shot({
    view: { target: [1, 0, 12], around: 0, above: 12, distance: 106 },
    things: [tower(routerTower, 15, 14, -10), tower(routerTower, -13, -4, 14)],
  }),
  'mesh-pair-apart': shot({
    view: { target: [0, 0, 10], around: -20, above: 20, distance: 128 },
    things: [tower(routerTower, 20, 22, -16), tower(routerTower, -12, -10, -14)],
  }),
  'mesh-node': shot({ view: { target: [0, 0, 7], around: 0, above: 13, distance: 56 }, things: [tower(nodeTower, 0, 0, 20)] }),
  'mesh-node-back': shot({
    view: { target: [0, 0, 6.8], around: 0, above: 16, distance: 56 },
    things: [towerBack(nodeTower, 0, 0, 200, 1)],
  }),
  'router-and-node': shot({
    view: { target: [2, 0, 11], around: 0, above: 12, distance: 104 },
    things: [tower(nodeTower, 19, 10, -14), tower(routerTower, -9, 0, 18)],
  }),
  'access-point': shot({ view: { target: [0, 0, 26], around: 0, above: 8, distance: 122 }, things: [accessPoint(0, 0, 22)] }),
  'access-point-near': shot({
    view: { target: [0, 0, 22], around: -24, above: 14, distance: 88 },
    things: [accessPoint(0, 0, 0)],
  }),
} satisfies Record<string, Draw>;
