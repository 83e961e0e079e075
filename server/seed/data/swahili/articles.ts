import type { DemoArticleSw } from '../types';
import { choosingKit } from './choosingKit';
import { mabatiRoof } from './mabatiRoof';
import { openSky } from './openSky';
import { powerCuts } from './powerCuts';
import { safari } from './safari';

/** By the article's key. */
export const articlesSw: Record<string, DemoArticleSw> = {
  'mabati-roof': mabatiRoof,
  'power-cuts': powerCuts,
  safari,
  'choosing-kit': choosingKit,
  'open-sky': openSky,
};
