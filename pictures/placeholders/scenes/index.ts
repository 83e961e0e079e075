/** Every landscape by name. */
import { countryScenes } from './country';
import { placeScenes } from './places';
import { roofScenes } from './roofs';
import { spaceScenes } from './space';
import { townScenes } from './towns';

export const scenes = { ...countryScenes, ...placeScenes, ...roofScenes, ...spaceScenes, ...townScenes };
