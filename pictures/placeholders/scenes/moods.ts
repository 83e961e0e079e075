/** Times of day and weather: the colours of sky, haze and ground, and the light on things. */
import type { Rig } from '../kit/light';

export interface Mood {
  /** Colours of the sky from the top down to the horizon. */
  sky: readonly string[];
  haze: string;
  /** The plain, far and near. */
  far: string;
  near: string;
  leaf: string;
  cloud: string;
  rig: Rig;
}

const sun = (key: Rig['key'], keyColour: string, keyPower: number, sky: string, ground: string, ambient: number): Rig => ({
  key,
  keyColour,
  keyPower,
  sky,
  ground,
  ambient,
});

export const moods = {
  day: {
    sky: ['#6f9dbb', '#a5c3cf', '#e4e3d2'],
    haze: '#d5d9cf',
    far: '#c9b983',
    near: '#a98f4f',
    leaf: '#5d6a3c',
    cloud: '#fbf7ee',
    rig: sun([-0.55, -0.5, 0.7], '#fff1d8', 0.72, '#dbe8f2', '#b89f78', 0.5),
  },
  dawn: {
    sky: ['#5f7d9b', '#b9b3b8', '#f2cfa6'],
    haze: '#e3c8ae',
    far: '#c2a983',
    near: '#8d774f',
    leaf: '#535a38',
    cloud: '#f6dcc2',
    rig: sun([0.75, -0.2, 0.4], '#ffdcae', 0.7, '#d3dbe8', '#b39a7e', 0.62),
  },
  dusk: {
    sky: ['#33415f', '#8b7186', '#e7a77b'],
    haze: '#c08f80',
    far: '#8a6f62',
    near: '#4e4339',
    leaf: '#33332c',
    cloud: '#d99f86',
    rig: sun([-0.8, -0.1, 0.3], '#ffbf8c', 0.62, '#a3a4c0', '#857069', 0.62),
  },
  night: {
    sky: ['#070c18', '#111c33', '#2c3d5c'],
    haze: '#2a3650',
    far: '#1d2738',
    near: '#10161f',
    leaf: '#0d131b',
    cloud: '#22304a',
    rig: sun([-0.4, -0.4, 0.7], '#9fb4dc', 0.25, '#4a5d86', '#252c38', 0.32),
  },
  storm: {
    sky: ['#4a5560', '#6f7b84', '#a9aea9'],
    haze: '#98a09f',
    far: '#7f8a6c',
    near: '#59663f',
    leaf: '#3c4a31',
    cloud: '#59636d',
    rig: sun([-0.2, -0.4, 0.9], '#e8edf0', 0.36, '#c6cfd6', '#6f7668', 0.56),
  },
} satisfies Record<string, Mood>;
