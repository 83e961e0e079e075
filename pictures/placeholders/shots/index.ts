/** Every product picture on the stage, by name. */
import type { Draw } from '../kit/shot';
import { cableShots } from './cables';
import { caseShots } from './cases';
import { largeKitShots } from './largeKits';
import { miniKitShots } from './miniKit';
import { mountShots } from './mounts';
import { networkShots } from './network';
import { olderKitShots } from './olderKit';
import { powerShots } from './power';
import { standardKitShots } from './standardKit';

export const productShots = {
  ...standardKitShots,
  ...miniKitShots,
  ...largeKitShots,
  ...olderKitShots,
  ...mountShots,
  ...cableShots,
  ...networkShots,
  ...powerShots,
  ...caseShots,
} satisfies Record<string, Draw>;
