/** A tented camp at dusk. */
import type { Material } from '../kit/light';
import type { Draw } from '../kit/shot';
import { box, face, rod, type Face } from '../kit/shapes';
import { svg } from '../kit/stage';
import { chain, move, turnZ, type Vec } from '../kit/vector';
import { dishPost, onGround, paint } from './buildings';
import { backdrop, ground, treeAt } from './ground';
import { moods } from './moods';
import { acacia } from './trees';

/** A safari tent: ridge, two slopes of canvas, an open front, a wooden deck. */
function tent(x: number, y: number, around: number): Face[][] {
  const place = chain(turnZ(around), move(x, y, 0));
  const canvas: Material = { colour: '#b7a27c' };
  const p = (a: number, b: number, c: number): Vec => place([a, b, c]);
  const slope = (s: 1 | -1): Face => {
    const corners = [p(s * 2.7, -3.4, 1.5), p(s * 2.7, 3, 1.5), p(0, 3, 3.4), p(0, -3.4, 3.4)];
    return face(s === 1 ? corners : corners.reverse(), canvas);
  };
  const post = (a: number): Face[] => rod(p(a, -3.3, 0.3), p(a, -3.3, a === 0 ? 3.3 : 1.5), 0.05, { colour: '#5e4634' }, 10);
  const warm: Material = { colour: '#f0b869', glow: true };
  return [
    box(6.4, 8.4, 0.3, 0.04, { colour: '#7a5a41' }, chain(move(0, -0.4, 0), place), 0.02),
    [
      face([p(2.2, -2, 0.3), p(2.2, 3, 0.3), p(2.2, 3, 1.7), p(2.2, -2, 1.7)], { colour: '#a08c68' }),
      face([p(-2.2, 3, 0.3), p(-2.2, -2, 0.3), p(-2.2, -2, 1.7), p(-2.2, 3, 1.7)], { colour: '#a08c68' }),
    ],
    [face([p(-2.2, -2, 0.3), p(2.2, -2, 0.3), p(2.2, -2, 1.8), p(0, -2, 3.2), p(-2.2, -2, 1.8)], { colour: '#93805e' })],
    [face([p(-0.8, -2.02, 0.3), p(0.8, -2.02, 0.3), p(0.55, -2.02, 2.3), p(-0.55, -2.02, 2.3)], warm)],
    post(-2.6),
    post(2.6),
    [slope(1), slope(-1)],
    post(0),
  ];
}

export const camp: Draw = (size) => {
  const mood = moods.dusk;
  const g = ground(size, [1, -15, 2.2], [0.4, 0, 2.4], 36);
  const near = tent(-3.6, 2, -30);
  const farTent = tent(10, 17, 34);
  return svg(
    size,
    backdrop(size, g, mood, 83, [0.68, g.horizon - 0.06, 0.03, '#ffc898'], 0.13),
    treeAt(acacia, g, 17, 26, 8.5, mood, 5, 0.2),
    treeAt(acacia, g, -20, 30, 8, mood, 6, 0.32),
    onGround(farTent, g.cam, mood.rig, 0.3),
    paint(farTent, g.cam, mood.rig),
    treeAt(acacia, g, -9.5, 9, 9, mood, 11, 0.02),
    onGround(near, g.cam, mood.rig, 0.35),
    paint(near, g.cam, mood.rig),
    paint(dishPost(3.1, -1.5, 0, 1.9, -18, 1.7), g.cam, mood.rig),
  );
};
