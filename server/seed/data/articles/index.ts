import type { DemoArticle } from '../types';
import { choosingKit } from './choosingKit';
import { clinic } from './clinic';
import { coverage } from './coverage';
import { farm } from './farm';
import { mabatiRoof } from './mabatiRoof';
import { maintenance } from './maintenance';
import { openSky } from './openSky';
import { powerCuts } from './powerCuts';
import { rainFade } from './rainFade';
import { safari } from './safari';
import { school } from './school';
import { shops } from './shops';
import { solarSizing } from './solarSizing';
import { stoneWalls } from './stoneWalls';

export const articles: DemoArticle[] = [
  mabatiRoof,
  powerCuts,
  safari,
  choosingKit,
  school,
  openSky,
  coverage,
  clinic,
  rainFade,
  solarSizing,
  farm,
  stoneWalls,
  maintenance,
  shops,
];
