/** Space: the Earth's limb, a satellite above it. */
import { camera, type Size } from '../kit/camera';
import type { Rig } from '../kit/light';
import { freshId, raw, solid, together, type Drawing } from '../kit/paint';
import type { Draw } from '../kit/shot';
import { box, decal, face, lathe, rod, roundedRect, type Face } from '../kit/shapes';
import { svg } from '../kit/stage';
import { chain, move, turnX, turnY, turnZ, type Place, type Vec } from '../kit/vector';
import { band, stars } from './sky';

const sunlight: Rig = {
  key: [-0.5, -0.7, 0.75],
  keyColour: '#fff6e6',
  keyPower: 1.05,
  sky: '#26324a',
  ground: '#31527f',
  ambient: 0.5,
};

/** One wing: three framed panels of cells, from x = 0 outwards. */
function wing(place: Place, side: 1 | -1): Face[][] {
  const cellColour = { colour: '#1d3069', gloss: 0.06, gradient: true };
  const p = (x: number, y: number, z = 0): Vec => place([side * x, y, z]);
  const quad = (x0: number, x1: number, y0: number, y1: number, z: number): Vec[] => {
    const points = [p(x0, y0, z), p(x1, y0, z), p(x1, y1, z), p(x0, y1, z)];
    return side === 1 ? points : points.reverse();
  };
  const panels = [0, 1, 2].flatMap((i) => {
    const x = 1.5 + i * 3.1;
    const frame = face(quad(x, x + 2.95, -1.9, 1.9, 0), { colour: '#8d97a8' });
    const cells = Array.from({ length: 6 }, (_, c) =>
      Array.from({ length: 8 }, (_, r) =>
        face(
          quad(x + 0.08 + c * 0.47, x + 0.08 + c * 0.47 + 0.43, -1.82 + r * 0.456, -1.82 + r * 0.456 + 0.42, 0.01),
          cellColour,
        ),
      ),
    ).flat();
    const back = face(quad(x, x + 2.95, -1.9, 1.9, -0.06).reverse(), { colour: '#6d7686' });
    return [[back, frame], cells];
  });
  return [rod(p(0.9, 0), p(1.6, 0), 0.09, { colour: '#9aa4b4' }, 12), ...panels];
}

/** A small satellite: body with foil, two wings, an aerial. */
export function satellite(place: Place): Face[][] {
  return [
    ...wing(place, -1),
    box(2, 2, 2.1, 0.12, { colour: '#c9ced6', gradient: true, gloss: 0.1 }, chain(move(0, 0, -1.05), place), 0.08),
    [decal(roundedRect(1.5, 1.5, 0.1, 3)(0), 1.07, { colour: '#b88b45', gradient: true, gloss: 0.3 }, place)],
    rod(place([0.3, 0.3, 1]), place([0.7, 0.7, 1.9]), 0.05, { colour: '#9aa4b4' }, 10),
    lathe(
      [
        [0.04, 0],
        [0.3, 0.08],
        [0.56, 0.24],
        [0.6, 0.32],
        [0.52, 0.27],
        [0.02, 0.1],
      ],
      { colour: '#e8ebf0' },
      chain(turnX(-30), turnY(24), move(0.7, 0.7, 1.85), place),
      40,
    ),
    ...wing(place, 1),
  ];
}

function floating(size: Size, x: number, y: number, share: number, pose: Place): Drawing {
  const fov = 20;
  const distance = 60;
  const cam = camera(size, {
    eye: [0, -distance, 0],
    target: [0, 0, 0],
    fov,
    shift: [((x - 0.5) * size.width) / size.height, y - 0.5],
  });
  // The wings span 22 units; `share` is their part of the picture's height.
  const unitsHigh = 2 * distance * Math.tan((fov * Math.PI) / 360);
  const k = (share * unitsHigh) / 22;
  const placed = satellite((p) => pose([p[0] * k, p[1] * k, p[2] * k]));
  return together(...placed.map((f) => solid(f, cam, sunlight)));
}

interface Limb {
  /** The circle's middle and radius, in parts of the picture's height. */
  x: number;
  y: number;
  radius: number;
  /** How strong clouds are. */
  cover: number;
}

/** The Earth as a great disc: ocean and cloud under an atmosphere that thins out into the dark. */
function earth(size: Size, l: Limb): Drawing {
  const h = size.height;
  const [cx, cy, r] = [l.x * h, l.y * h, l.radius * h];
  const [disc, air, rim, shade] = [freshId(), freshId(), freshId(), freshId()];
  const circle = (radius: number, fill: string): string =>
    `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}"/>`;
  // Noise for land and cloud; a second, flatter one near the limb, where the eye looks along the ground.
  const texture = (
    fx: number,
    fy: number,
    seed: number,
    colour: readonly [number, number, number],
    gain: number,
    floor: number,
  ): { id: string; def: string } => {
    const id = freshId();
    const pixel = 1080 / h;
    return {
      id,
      def:
        `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${(fx * pixel).toFixed(5)} ${(fy * pixel).toFixed(5)}" numOctaves="5" seed="${seed}"/>` +
        `<feColorMatrix type="matrix" values="0 0 0 0 ${colour[0]} 0 0 0 0 ${colour[1]} 0 0 0 0 ${colour[2]} ${gain} 0 0 0 ${floor}"/></filter>`,
    };
  };
  const land = texture(0.0022, 0.0042, 7, [0.42, 0.42, 0.3], 3.4, -1.75);
  const cloud = texture(0.0034, 0.0085, 21, [0.95, 0.97, 1], 3.6 * l.cover, -1.72 * l.cover);
  const low = texture(0.004, 0.03, 5, [0.95, 0.97, 1], 3, -1.4);
  const [inner, outerBand] = [freshId(), freshId()];
  const cover = (filter: string, mask: string, opacity: number): string =>
    `<g mask="url(#${mask})" opacity="${opacity}"><rect width="${size.width}" height="${h}" filter="url(#${filter})"/></g>`;
  const maskOf = (id: string, stops: string): string =>
    `<radialGradient id="${id}g" gradientUnits="userSpaceOnUse" cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}">${stops}</radialGradient><mask id="${id}"><circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#${id}g)"/></mask>`;
  const stop = (offset: number, colour: string, opacity = 1): string =>
    `<stop offset="${offset.toFixed(4)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const outer = 1.055;
  return raw(
    `${circle(r * outer, `url(#${air})`)}${circle(r, `url(#${disc})`)}` +
      cover(land.id, inner, 0.6) +
      cover(cloud.id, inner, 0.78) +
      cover(low.id, outerBand, 0.6) +
      circle(r, `url(#${rim})`) +
      `<rect width="${size.width}" height="${h}" fill="url(#${shade})"/>`,
    land.def +
      cloud.def +
      low.def +
      maskOf(inner, stop(0, '#fff') + stop(0.93, '#fff') + stop(0.97, '#555') + stop(1, '#000')) +
      maskOf(outerBand, stop(0.9, '#000') + stop(0.95, '#fff') + stop(1, '#888')) +
      `<radialGradient id="${air}" gradientUnits="userSpaceOnUse" cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${(r * outer).toFixed(1)}">` +
      `${stop(0.94, '#9fd0ff', 0.9)}${stop(0.9479, '#8ec6ff', 0.95)}${stop(0.957, '#3f86dc', 0.6)}${stop(0.972, '#1b4fa8', 0.26)}${stop(1, '#0a1c48', 0)}</radialGradient>` +
      `<radialGradient id="${disc}" gradientUnits="userSpaceOnUse" cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}">${stop(0, '#15324f')}${stop(0.7, '#1d4468')}${stop(0.92, '#3b6c99')}${stop(1, '#7fb0da')}</radialGradient>` +
      `<radialGradient id="${rim}" gradientUnits="userSpaceOnUse" cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r.toFixed(1)}">${stop(0.9, '#bfe0ff', 0)}${stop(0.972, '#c5e3ff', 0.3)}${stop(0.994, '#e2f2ff', 0.8)}${stop(1, '#f2f9ff', 0.95)}</radialGradient>` +
      `<linearGradient id="${shade}" x1="0" y1="0.3" x2="0.28" y2="1">${stop(0, '#05070d', 0)}${stop(0.55, '#05070d', 0.08)}${stop(1, '#05070d', 0.72)}</linearGradient>`,
  );
}

const pose = (yaw: number, roll: number, pitch: number): Place => chain(turnX(pitch), turnZ(yaw), turnY(roll));
const dark = (size: Size): Drawing => band(size, 0, size.height, ['#05070d', '#070b15', '#0a1020']);

const heroEarth: Draw = (size) =>
  svg(
    size,
    dark(size),
    stars(size, 4, 1, 460),
    earth(size, { x: 1.05, y: 2.26, radius: 1.72, cover: 1 }),
    floating(size, 0.69, 0.28, 0.56, pose(-18, 16, 58)),
  );

/** For phones: the words stand above, so the satellite is nearer to the limb and smaller. */
const heroPortrait: Draw = (size) =>
  svg(
    size,
    dark(size),
    stars(size, 4, 1, 320),
    earth(size, { x: 0.46, y: 1.86, radius: 1.24, cover: 0.8 }),
    floating(size, 0.6, 0.4, 0.4, pose(-18, 16, 58)),
  );

const banner: Draw = (size) =>
  svg(
    size,
    dark(size),
    stars(size, 14, 1, 360),
    earth(size, { x: 1.9, y: 3.2, radius: 2.36, cover: 0.9 }),
    floating(size, 0.73, 0.46, 0.76, pose(-24, 12, 62)),
  );

const orbit: Draw = (size) =>
  svg(
    size,
    dark(size),
    stars(size, 24, 1, 420),
    earth(size, { x: 0.6, y: 2.3, radius: 1.7, cover: 1.1 }),
    floating(size, 0.42, 0.34, 0.8, pose(20, -14, 60)),
  );

export const spaceScenes = {
  'hero-earth': heroEarth,
  'hero-earth-portrait': heroPortrait,
  'collection-banner': banner,
  orbit,
} satisfies Record<string, Draw>;
