import { demoData } from '../seed/data';
import type { DemoData } from '../seed/data/types';

const withFewPictures = <T extends { pictures: readonly string[] }>(all: readonly T[]): T[] =>
  all.map((one, at) => (at === 0 ? one : { ...one, pictures: [] }));

/** The demo shop with a picture or two of its hundred, which take most of the time. */
export const BARE_DEMO: DemoData = {
  ...demoData,
  products: withFewPictures(demoData.products),
  articles: withFewPictures(demoData.articles),
};
