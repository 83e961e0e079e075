/** A vehicle's roof with the small dish, at dusk. */
import { camera } from '../kit/camera';
import type { Material } from '../kit/light';
import { solid } from '../kit/paint';
import { throwShadow } from '../kit/shadow';
import type { Draw } from '../kit/shot';
import { tube, type Face } from '../kit/shapes';
import { svg } from '../kit/stage';
import { chain, move, turnZ } from '../kit/vector';
import { miniPanel, panel } from '../objects/dish';
import { magnetRails } from '../objects/mounts';
import { centimetres } from './buildings';
import { open, ranges } from './land';
import { moods } from './moods';
import { clouds } from './sky';
import { acacia } from './trees';

/** A vehicle's pale roof with the small dish on its magnets, the plain behind. */
export const vehicleRoof: Draw = (size) => {
  const mood = moods.dusk;
  const cam = camera(size, { eye: [-0.42, -1.15, 0.62], target: [0, 0.4, 0.1], fov: 38 });
  const paint: Material = { colour: '#c9c2b0', gloss: 0.5, gradient: true };
  const place = chain(turnZ(16), centimetres);
  const things = [...magnetRails(place), ...panel(miniPanel, chain(move(0, 0, 8), place))];
  const rack = [-0.78, 0.78].map((x) =>
    tube(
      [
        [x, -1.6, 0.07],
        [x, 1.05, 0.07],
      ],
      0.022,
      { colour: '#24272c', gloss: 0.4 },
      24,
    ),
  );
  const ribs = [-0.5, -0.25, 0, 0.25, 0.5].map((x) =>
    tube(
      [
        [x, -2, -0.006],
        [x, 1.0, -0.006],
      ],
      0.014,
      paint,
      20,
    ),
  );
  const top: Face = {
    points: [
      [-0.95, -2.4, 0],
      [0.95, -2.4, 0],
      [0.95, 1.12, 0],
      [-0.95, 1.12, 0],
    ],
    normal: [0, 0, 1],
    material: paint,
  };
  const pixel = size.height / 1200;
  return svg(
    size,
    open(size, mood, 0.42, 40, [0.78, 0.36, 0.03, '#ffcf9a']),
    clouds(size, 12, 0.06, 0.32, mood.cloud, 8),
    ranges(size, mood, 0.42, 44, 0.1),
    acacia(size.width * 0.16, size.height * 0.47, size.height * 0.16, mood, 3, 0.1),
    acacia(size.width * 0.9, size.height * 0.45, size.height * 0.08, mood, 8, 0.35),
    solid([top], cam, mood.rig),
    ...ribs.map((f) => solid(f, cam, mood.rig)),
    throwShadow(things, cam, { lean: [0.5, 0.1, 0], blur: 10 * pixel, opacity: 0.45, colour: '#1a1214' }),
    ...rack.map((f) => solid(f, cam, mood.rig)),
    ...things.map((f) => solid(f, cam, mood.rig)),
  );
};
